import type { IncomingMessage } from 'node:http';
import { getMessageBytes, Protocol, type Client } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CLIENT_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { Wire, type WebSocketLine } from './Wire.ts';

/** How every message of input begins. */
const INPUT = getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, CLIENT_MESSAGE.INPUT);
/** Groups of lines that are asked for a sign of life one after the other: all at once take 20 ms of a thousand. */
const TURNS = 16;

/** The WebSockets of the world, and the wire under each. */
export class WorldTransport extends WebSocketTransport {
  readonly #wires = new WeakMap<object, Wire>();
  readonly #turns = new WeakMap<object, number>();
  #opened = 0;

  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0]) {
    super(options);
    this.wss.on('connection', (line: WebSocketLine, { socket }: IncomingMessage) => {
      this.#wires.set(line, new Wire(line, socket, INPUT));
      this.#turns.set(line, this.#opened % TURNS);
      this.#opened += 1;
    });
  }

  wireOf({ ref }: Pick<Client, 'ref'>): Wire | undefined {
    return this.#wires.get(ref);
  }

  /** Pings every line once in `pingInterval` ms and ends those that have left so many unanswered. */
  protected override autoTerminateUnresponsiveClients(pingInterval: number, pingMaxRetries: number): void {
    let turn = 0;
    this.pingInterval = setInterval(() => {
      for (const line of this.wss.clients as Set<AskedLine>) {
        if (this.#turns.get(line) !== turn) continue;
        if (line.pingCount >= pingMaxRetries) line.terminate();
        else ask(line);
      }
      turn = (turn + 1) % TURNS;
    }, pingInterval / TURNS);
  }
}

/** Colyseus counts its pings without an answer. */
type AskedLine =
  WebSocketTransport['wss']['clients'] extends Set<infer Line> ? Line & { pingCount: number } : never;

function ask(line: AskedLine): void {
  line.pingCount += 1;
  // Of a line that breaks meanwhile its own event tells.
  line.ping(() => undefined);
}
