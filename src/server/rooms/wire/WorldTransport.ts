import type { IncomingMessage } from 'node:http';
import { getMessageBytes, Protocol, type Client } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CLIENT_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { Wire, type WebSocketLine } from './Wire.ts';

/** How every message of input begins. */
const INPUT = getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, CLIENT_MESSAGE.INPUT);

/** The WebSockets of the world, and the wire under each. */
export class WorldTransport extends WebSocketTransport {
  readonly #wires = new WeakMap<object, Wire>();

  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0]) {
    super(options);
    this.wss.on('connection', (line: WebSocketLine, { socket }: IncomingMessage) =>
      this.#wires.set(line, new Wire(line, socket, INPUT)),
    );
  }

  wireOf({ ref }: Pick<Client, 'ref'>): Wire | undefined {
    return this.#wires.get(ref);
  }
}
