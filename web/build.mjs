// Builds the page into the server's folder: one bundle for the shared part, one for each game's board, the
// fonts cut to the letters and features in use, and index.html. With --fixtures it builds the showroom instead:
// boards over written-down views, for the eye, never shipped.

import { createHash } from "node:crypto";
import { readFile, readdir, rm, mkdir, writeFile, copyFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import esbuild from "esbuild";
import subsetFont from "subset-font";

const web = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(web);
const showroom = process.argv.includes("--fixtures");
const page = showroom ? path.join(root, "artefacts/showroom") : path.join(root, "src/flibuste/server/page");
const require = createRequire(import.meta.url);

// What the first visit may cost: compressed code, styles and markup; and the fonts it asks for.
const FIRST_PAGE = 120_000;
const FIRST_FONTS = 110_000;

// Basic Latin and what French, its neighbours and our own signs need; other letters of people's names fall back.
const LATIN =
  String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) +
  "ÀÁÂÄÃÅÇÉÈÊËÍÎÏÑÓÔÖÕØÚÙÛÜŸŒÆàáâäãåçéèêëíîïñóôöõøúùûüÿœæß’‘“”«»–—…·×−€°•\u00a0\u202f";
const FEATURES = ["kern", "liga", "lnum", "tnum", "mark", "ccmp", "locl"];

const SHARED = {
  absWorkingDir: web,
  outdir: path.join(page, "assets"),
  publicPath: "/assets",
  bundle: true,
  target: ["es2022", "chrome105", "firefox110", "safari16"],
  minify: true,
  metafile: true,
  legalComments: "none",
  entryNames: "[name]-[hash]",
  chunkNames: "shared-[hash]",
  assetNames: "[name]-[hash]",
  logLevel: "warning",
};

const address = (file) => "/assets/" + path.basename(file);

/** `icon:anchor` is a glyph of game-icons, `art:ship-flute` a drawing of ours: both become one symbol each. */
const drawings = {
  name: "drawings",
  setup(build) {
    const glyphs = require("@iconify-json/game-icons/icons.json");
    build.onResolve({ filter: /^(icon|art):/ }, ({ path: name }) => ({ path: name, namespace: "drawing" }));
    build.onLoad({ filter: /.*/, namespace: "drawing" }, async ({ path: address }) => {
      const [kind, name] = address.split(":");
      if (kind === "icon") {
        const glyph = glyphs.icons[name];
        if (!glyph) return { errors: [{ text: `game-icons has no glyph called ${name}` }] };
        return drawing(`icon-${name}`, `0 0 ${glyph.width ?? glyphs.width} ${glyph.height ?? glyphs.height}`, glyph.body);
      }
      const file = path.join(web, "art", `${name}.svg`);
      const svg = await readFile(file, "utf8");
      const [, viewBox, body] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg);
      const lean = body.replace(/<!--[\s\S]*?-->/g, "").replace(/<title>[\s\S]*?<\/title>/, "").replace(/\s*\n\s*/g, "");
      return { ...drawing(`art-${name}`, viewBox, lean), watchFiles: [file] };
    });
    const drawing = (id, viewBox, body) => ({
      contents: `import { draw } from "./src/kit/drawing";\nexport default draw(${JSON.stringify(id)}, ${JSON.stringify(viewBox)}, ${JSON.stringify(body)});`,
      loader: "js",
      resolveDir: web,
    });
  },
};

/** `font:alegreya-sans/400-normal` is that face, cut to LATIN; the display face leaves its old-style digits out. */
const fonts = {
  name: "fonts",
  setup(build) {
    build.onResolve({ filter: /^font:/ }, ({ path: name }) => {
      const [family, face] = name.slice("font:".length).split("/");
      return { path: `${family}-${face}.woff2`, namespace: "font", pluginData: { family, face } };
    });
    build.onLoad({ filter: /.*/, namespace: "font" }, async ({ pluginData: { family, face } }) => {
      const whole = await readFile(require.resolve(`@fontsource/${family}/files/${family}-latin-${face}.woff2`));
      const letters = family === "im-fell-english" ? LATIN.replace(/[0-9]/g, "") : LATIN;
      const contents = await subsetFont(whole, letters, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
      return { contents, loader: "file" };
    });
  },
};

/** A component imports its style sheet; the sheets are gathered afterwards, each into one bundle only (see `sheetsOf`). */
const styles = {
  name: "styles",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" }));
  },
};

/** The style sheets of all that `entry` imports, in the order of the imports: those of a component's parts before its own. */
function sheetsOf(metafile, entry) {
  const sheets = [];
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith(".css")) sheets.push(file);
    else for (const { path: imported, external } of metafile.inputs[file].imports) if (!external) visit(imported);
  };
  visit(entry);
  return sheets;
}

/** One style bundle per entry. What the page has already is not in a game's again: the cascade would begin anew. */
async function buildStyles(metafile, entries) {
  const page = sheetsOf(metafile, entries.page);
  const bundles = Object.entries(entries).map(([name, entry]) => {
    const sheets = name === "page" ? page : sheetsOf(metafile, entry).filter((sheet) => !page.includes(sheet));
    return [name, sheets.map((sheet) => `@import "./${sheet}";`).join("\n")];
  });
  const sources = new Map(bundles.filter(([, source]) => source));
  const gathered = {
    name: "gathered",
    setup(build) {
      build.onResolve({ filter: /^bundle:/ }, ({ path: name }) => ({ path: name.slice("bundle:".length), namespace: "bundle" }));
      build.onLoad({ filter: /.*/, namespace: "bundle" }, ({ path: name }) => ({ contents: sources.get(name), loader: "css", resolveDir: web }));
    },
  };
  const built = await esbuild.build({
    ...SHARED,
    entryPoints: Object.fromEntries([...sources.keys()].map((name) => [name, `bundle:${name}`])),
    plugins: [gathered, fonts],
  });
  return built.metafile;
}

async function folders(of) {
  const found = await readdir(of, { withFileTypes: true });
  return found.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
}

async function build() {
  const games = await folders(path.join(web, "src/games"));
  const entries = { page: showroom ? "fixtures/main.tsx" : "src/main.tsx" };
  for (const game of games) entries[game] = `src/games/${game}/index.tsx`;
  await rm(page, { recursive: true, force: true });
  await mkdir(path.join(page, "assets"), { recursive: true });
  const { metafile: scripts } = await esbuild.build({
    ...SHARED,
    entryPoints: entries,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [drawings, styles],
  });
  const sheets = await buildStyles(scripts, entries);
  const made = entriesOf(scripts, sheets, entries);
  const icon = await hashed(path.join(web, "art/token-seat-1.svg"), "icon");
  await writeFile(path.join(page, "index.html"), indexPage(made, games, icon));
  await writeFile(path.join(page, "credits.txt"), await credits());
  if (!showroom) await weigh(made.page, scripts, sheets);
}

/** The chunks without which a file cannot start. */
function neededBy(metafile, file) {
  const first = (from) => metafile.outputs[from].imports.filter((i) => i.kind === "import-statement").map((i) => i.path);
  const needed = new Set();
  for (const queue = first(file); queue.length > 0; ) {
    const next = queue.pop();
    if (needed.has(next)) continue;
    needed.add(next);
    queue.push(...first(next));
  }
  return [...needed];
}

/** The files of each entry: its script, its style sheet and the shared chunks it cannot start without. */
function entriesOf(scripts, sheets, entries) {
  const fileOf = ({ outputs }, entry) => Object.keys(outputs).find((file) => outputs[file].entryPoint === entry);
  const made = {};
  for (const [name, entry] of Object.entries(entries)) {
    const script = fileOf(scripts, entry);
    const style = fileOf(sheets, `bundle:${name}`);
    made[name] = { script: address(script), style: style && address(style), shared: neededBy(scripts, script).map(address) };
  }
  // The two faces every page begins with; they come along with the script instead of after it.
  made.fonts = Object.keys(sheets.outputs).filter((file) => /(english-400|sans-400)-normal-\w+\.woff2$/.test(file)).map(address);
  return made;
}

function indexPage(made, games, icon) {
  const boards = games.map((game) => {
    const { script, style } = made[game];
    return `<meta name="board" content="${game.replaceAll("_", "-")}" data-script="${script}"${style ? ` data-style="${style}"` : ""}>`;
  });
  const preloads = made.page.shared.map((address) => `<link rel="modulepreload" href="${address}">`);
  const faces = made.fonts.map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Flibuste</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#F1E8D5">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0B1720">
<link rel="icon" type="image/svg+xml" href="${icon}">
<link rel="stylesheet" href="${made.page.style}">
${[...faces, ...preloads, ...boards].join("\n")}
<script type="module" src="${made.page.script}"></script>
</head>
<body><div id="page"></div></body>
</html>
`;
}

async function hashed(file, name) {
  const contents = await readFile(file);
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8).toUpperCase();
  const target = `${name}-${hash}${path.extname(file)}`;
  await copyFile(file, path.join(page, "assets", target));
  return "/assets/" + target;
}

async function credits() {
  const parts = ["Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0, https://game-icons.net"];
  for (const name of ["@fontsource/alegreya-sans", "@fontsource/im-fell-english", "preact", "@fluent/bundle"]) {
    const folder = path.join(web, "node_modules", name);
    const licence = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
    const version = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
    parts.push(`${name} ${version.version}, ${version.license}\n\n${licence ? await readFile(path.join(folder, licence), "utf8") : ""}`);
  }
  return parts.join("\n\n----\n\n");
}

async function weigh(first, scripts, sheets) {
  const sizes = async (addresses) => {
    let brotli = 0;
    let gzip = 0;
    for (const address of addresses) {
      const contents = await readFile(path.join(page, address === "/" ? "index.html" : address));
      brotli += brotliCompressSync(contents).length;
      gzip += gzipSync(contents, { level: 9 }).length;
    }
    return { brotli, gzip };
  };
  const home = Object.keys(scripts.outputs).find((file) => scripts.outputs[file].entryPoint === "src/pages/home.tsx");
  const loaded = [...new Set(["/", first.script, first.style, ...first.shared, address(home), ...neededBy(scripts, home).map(address)])];
  const start = await sizes(loaded);
  const outputs = { ...scripts.outputs, ...sheets.outputs };
  const faces = Object.entries(outputs).filter(([file]) => file.endsWith(".woff2"));
  const type = faces.reduce((sum, [, output]) => sum + output.bytes, 0);
  const later = Object.keys(outputs).map(address).filter((file) => /\.(js|css)$/.test(file) && !loaded.includes(file));
  const boards = await sizes(later);
  const kb = (bytes) => (bytes / 1000).toFixed(1) + " kB";
  console.log(`first page ${kb(start.gzip)} gzip, ${kb(start.brotli)} brotli; boards and later parts ${kb(boards.gzip)} gzip; fonts ${kb(type)}`);
  if (start.gzip > FIRST_PAGE) throw new Error(`the first page weighs ${kb(start.gzip)}, more than ${kb(FIRST_PAGE)}`);
  if (type > FIRST_FONTS) throw new Error(`the fonts weigh ${kb(type)}, more than ${kb(FIRST_FONTS)}`);
}

await build();
