import type { IncomingMessage } from 'node:http';
import type { Client } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Wire } from './sights/Watcher.ts';

interface Line {
  readonly readyState: number;
  readonly OPEN: number;
}

/** The WebSockets of the world, which also gives the bare socket under each: a way past all that wraps a message. */
export class WorldTransport extends WebSocketTransport {
  readonly #wires = new WeakMap<object, Wire>();

  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0]) {
    super(options);
    this.wss.on('connection', (line: Line, { socket }: IncomingMessage) => {
      // After the word that closes a WebSocket nothing may follow.
      const write = (frame: Uint8Array) => void (line.readyState === line.OPEN && socket.write(frame));
      this.#wires.set(line, { write });
    });
  }

  wireOf({ ref }: Client): Wire | undefined {
    return this.#wires.get(ref);
  }
}
