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

async function folders(of) {
  const found = await readdir(of, { withFileTypes: true });
  return found.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
}

async function build() {
  const games = await folders(path.join(web, "src/games"));
  const entryPoints = { page: path.join(web, showroom ? "fixtures/main.tsx" : "src/main.tsx") };
  for (const game of games) entryPoints[game] = path.join(web, "src/games", game, "index.tsx");
  await rm(page, { recursive: true, force: true });
  await mkdir(path.join(page, "assets"), { recursive: true });
  const built = await esbuild.build({
    absWorkingDir: web,
    entryPoints,
    outdir: path.join(page, "assets"),
    publicPath: "/assets",
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["es2022", "chrome105", "firefox110", "safari16"],
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: true,
    metafile: true,
    legalComments: "none",
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    assetNames: "[name]-[hash]",
    plugins: [drawings, fonts],
    logLevel: "warning",
  });
  const made = entriesOf(built.metafile);
  const icon = await hashed(path.join(web, "art/token-seat-1.svg"), "icon");
  await writeFile(path.join(page, "index.html"), indexPage(made, games, icon));
  await writeFile(path.join(page, "credits.txt"), await credits());
  if (!showroom) await weigh(made.page, built.metafile);
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
function entriesOf(metafile) {
  const made = {};
  const address = (file) => "/assets/" + path.basename(file);
  for (const [file, output] of Object.entries(metafile.outputs)) {
    const name = /^src\/games\/([^/]+)\/index\.tsx$/.exec(output.entryPoint ?? "")?.[1] ?? (/^(src|fixtures)\/main\.tsx$/.test(output.entryPoint ?? "") ? "page" : "");
    if (!name || !file.endsWith(".js")) continue;
    made[name] = { script: address(file), style: output.cssBundle && address(output.cssBundle), shared: neededBy(metafile, file).map(address) };
  }
  // The two faces every page begins with; they come along with the script instead of after it.
  made.fonts = Object.keys(metafile.outputs).filter((file) => /(english-400|sans-400)-normal-\w+\.woff2$/.test(file)).map(address);
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

async function weigh(first, metafile) {
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
  const home = Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint === "src/pages/home.tsx");
  const address = (file) => "/assets/" + path.basename(file);
  const loaded = [...new Set(["/", first.script, first.style, ...first.shared, address(home), ...neededBy(metafile, home).map(address)])];
  const start = await sizes(loaded);
  const faces = Object.entries(metafile.outputs).filter(([file]) => file.endsWith(".woff2"));
  const type = faces.reduce((sum, [, output]) => sum + output.bytes, 0);
  const later = Object.keys(metafile.outputs).map(address).filter((file) => /\.(js|css)$/.test(file) && !loaded.includes(file));
  const boards = await sizes(later);
  const kb = (bytes) => (bytes / 1000).toFixed(1) + " kB";
  console.log(`first page ${kb(start.gzip)} gzip, ${kb(start.brotli)} brotli; boards and later parts ${kb(boards.gzip)} gzip; fonts ${kb(type)}`);
  if (start.gzip > FIRST_PAGE) throw new Error(`the first page weighs ${kb(start.gzip)}, more than ${kb(FIRST_PAGE)}`);
  if (type > FIRST_FONTS) throw new Error(`the fonts weigh ${kb(type)}, more than ${kb(FIRST_FONTS)}`);
}

await build();
