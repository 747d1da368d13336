// The messages of docs/protocol.md. Their types are generated from the server's structs (tools/page_types.py); here stands
// only what the page knows better: which game's view it is, and that the connection adds the id to what is sent.

import type * as messages from "../generated/messages";
import type { Ack, PastMessage, RefusedMessage } from "../generated/messages";

export type { Clause, Refusal, Rulebook, Text } from "../generated/kit";
export type {
  Ack,
  Bye,
  Check,
  Choice,
  ClockMessage,
  ClockOption,
  Colour,
  Ending,
  Frame,
  GameEntry,
  GameEvent,
  GameOption,
  GamesAnswer,
  LogRow,
  Me,
  OptionValue,
  Over,
  PastMessage,
  RefusedMessage,
  ReplayAnswer,
  Seat,
  Seated,
  SeatRequest,
  SeatView,
  ServerMessage,
  SitRequest,
  StateMessage,
  TableEntry,
  TableMessage,
  TablesAnswer,
  TalkLine,
  VerifyAnswer,
} from "../generated/messages";

/** `Table` is the game's own: what its `table_view` gives. */
export interface View<Table = Record<string, unknown>> extends Omit<messages.View, "table"> {
  table: Table;
}

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : Message;

/** A message of ours, before the connection has numbered it. */
export type ClientMessage = WithoutId<messages.ClientMessage>;

export type Answer = Ack | RefusedMessage | PastMessage;
