// The line to a table. It comes back by itself, says what it has seen, and sends again what was not acknowledged:
// a message sent twice with the same id is made once.

import type { Answer, Bye, ClientMessage, ServerMessage } from "./protocol";

export interface Connection {
  status: "opening" | "open" | "lost" | "closed";
  tries: number; // since the line was lost
  bye: Bye | null; // why the server ended it for good
  send(message: ClientMessage): Promise<Answer>;
  unanswered(): number;
  retry(): void;
  close(): void;
}

export interface Listener {
  hello(): ClientMessage; // the first message on every line, with the number of the last state seen
  receive(message: ServerMessage): void;
  changed(): void; // the status of the line
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000; // without any answer the line counts as lost

let counted = 0;
const visit = Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join("");
const newId = () => `${visit}-${++counted}`;

export function connect(address: string, listener: Listener): Connection {
  const waiting = new Map<string, { message: ClientMessage; resolve: (answer: Answer) => void }>();
  let socket: WebSocket | null = null;
  let retryTimer = 0;
  let pingTimer = 0;
  let patienceTimer = 0;

  const connection: Connection = { status: "opening", tries: 0, bye: null, send, unanswered, retry: open, close };

  function open(): void {
    clearTimeout(retryTimer);
    drop();
    const line = new WebSocket(address);
    socket = line;
    expectAnswer();
    line.onopen = () => {
      line.send(JSON.stringify(listener.hello()));
    };
    line.onmessage = ({ data }) => {
      clearTimeout(patienceTimer);
      patienceTimer = 0;
      if (connection.status !== "open") opened(line);
      receive(JSON.parse(String(data)) as ServerMessage);
    };
    line.onclose = () => {
      if (socket === line) lost();
    };
  }

  // The line counts as open with the first message heard, not with the handshake: a server that is going down still shakes hands.
  function opened(line: WebSocket): void {
    connection.status = "open";
    connection.tries = 0;
    for (const { message } of waiting.values()) line.send(JSON.stringify(message));
    clearInterval(pingTimer);
    pingTimer = setInterval(() => void ping(), PING_EVERY);
    listener.changed();
  }

  function receive(message: ServerMessage): void {
    if (message.type === "bye") {
      if (!message.again) finish(message);
      else lost(message.seconds * 1000);
      return;
    }
    if (message.type === "ack" || message.type === "refused" || message.type === "past") {
      waiting.get(message.id)?.resolve(message);
      waiting.delete(message.id);
      if (message.type === "past") return;
    }
    listener.receive(message);
  }

  function lost(wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** connection.tries)): void {
    drop();
    if (connection.status === "closed") return;
    connection.status = "lost";
    connection.tries += 1;
    retryTimer = setTimeout(open, wait * (0.75 + Math.random() / 2)); // not all pages of a table in the same moment
    listener.changed();
  }

  function finish(bye: Bye): void {
    connection.bye = bye;
    close();
    listener.changed();
  }

  function drop(): void {
    clearInterval(pingTimer);
    clearTimeout(patienceTimer);
    patienceTimer = 0;
    const line = socket;
    socket = null;
    line?.close();
  }

  function expectAnswer(): void {
    if (patienceTimer === 0) patienceTimer = setTimeout(() => lost(), PATIENCE);
  }

  function ping(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: "ping", id: newId() }));
    expectAnswer();
  }

  function send(message: ClientMessage): Promise<Answer> {
    const id = newId();
    const whole = { ...message, id };
    return new Promise((resolve) => {
      waiting.set(id, { message: whole, resolve });
      if (connection.status === "open" && socket?.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify(whole));
        expectAnswer();
      }
    });
  }

  function unanswered(): number {
    return waiting.size;
  }

  function close(): void {
    connection.status = "closed";
    clearTimeout(retryTimer);
    drop();
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  }

  // A phone that was asleep finds out at once, not at the next ping.
  function wake(): void {
    if (document.visibilityState !== "visible") return;
    if (connection.status === "lost") open();
    else if (connection.status === "open") ping();
  }

  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  open();
  return connection;
}
