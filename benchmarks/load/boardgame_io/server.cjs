// The peer: boardgame.io's own server with its in-memory storage, and a harbour game of about the same payload as ours:
// cards by name, a harbour, a discard pile, four companies. node server.cjs PORT
const { Server, Origins } = require("boardgame.io/server");

const SEATS = 4;
const COLOURS = ["yellow", "blue", "green", "red", "black"];
const PERSONS = ["trader", "settler", "captain", "priest", "jack", "sailor", "pirate", "mademoiselle", "jester", "admiral", "governor"];

function cards() {
  const all = [];
  for (const colour of COLOURS) for (let n = 0; n < 10; n++) all.push(`${colour}-${1 + (n % 5)}-${1 + (n % 4)}`);
  for (let n = 0; n < 60; n++) all.push(`${PERSONS[n % PERSONS.length]}-${3 + (n % 6)}`);
  return all;
}

const isShip = (card) => COLOURS.includes(card.split("-")[0]);
const worth = (card) => Number(card.split("-").at(-1));
const colours = (G) => new Set(G.harbour.filter(isShip).map((card) => card.split("-")[0]));

function clear(G) {
  G.discard.push(...G.harbour);
  G.harbour = [];
  G.draws = 0;
}

function take(G, seat) {
  // the ship that pays most, or the dearest person that can be paid
  const company = G.seats[seat];
  const persons = G.harbour.filter((card) => !isShip(card) && worth(card) <= company.coins);
  const card = persons.sort((a, b) => worth(b) - worth(a))[0] ?? G.harbour.filter(isShip)[0];
  if (!card) return;
  G.harbour.splice(G.harbour.indexOf(card), 1);
  if (isShip(card)) {
    company.coins += worth(card);
    G.discard.push(card);
  } else {
    company.coins -= worth(card);
    company.points += 1;
    company.display.push(card);
  }
}

const game = {
  name: "harbour",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => ({
    pile: random.Shuffle(cards()),
    discard: [],
    harbour: [],
    draws: 0,
    round: 1,
    seats: [...Array(SEATS)].map(() => ({ display: [], coins: 3, swords: 0, points: 0, discount: 0, expeditions: 0 })),
  }),
  moves: {
    draw: ({ G, events, random }) => {
      if (!G.pile.length) {
        G.pile = random.Shuffle(G.discard);
        G.discard = [];
        for (const company of G.seats) if (!G.pile.length) G.pile.push(...company.display.splice(0));
      }
      const card = G.pile.pop();
      G.draws += 1;
      const clash = isShip(card) && colours(G).has(card.split("-")[0]);
      G.harbour.push(card);
      if (clash) {
        clear(G);
        G.round += 1;
        events.endTurn();
      }
    },
    stop: ({ G, ctx, events }) => {
      if (!G.draws) return "INVALID_MOVE";
      for (let k = 0; k < SEATS; k++) take(G, (Number(ctx.currentPlayer) + k) % SEATS);
      clear(G);
      G.round += 1;
      events.endTurn();
    },
  },
  playerView: ({ G, playerID }) => {
    const { pile, ...open } = G;
    const own = { prices: {}, gains: {} };
    for (const card of G.harbour) (isShip(card) ? own.gains : own.prices)[card] = worth(card);
    return { ...open, draw: pile.length, own: playerID === null ? {} : own };
  },
};

const [port] = process.argv.slice(2);
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(port), callback: () => console.log("ready") });
