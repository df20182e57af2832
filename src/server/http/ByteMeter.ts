import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Reading } from '#server/platform/prometheus.ts';

interface Bytes {
  in: number;
  out: number;
}

const KINDS = ['http', 'websocket'] as const;

/** Bytes of all connections of a server. Sockets count for themselves, so nothing is done for a message. */
export class ByteMeter {
  readonly #open = new Set<Socket>();
  readonly #websockets = new WeakSet<object>();
  readonly #closed: Record<(typeof KINDS)[number], Bytes> = {
    http: { in: 0, out: 0 },
    websocket: { in: 0, out: 0 },
  };

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket);
      socket.once('close', () => {
        this.#open.delete(socket);
        this.#add(this.#closed, socket);
      });
    });
    server.on('upgrade', (_request, socket) => this.#websockets.add(socket));
  }

  read(): Reading[] {
    const sum = structuredClone(this.#closed);
    for (const socket of this.#open) this.#add(sum, socket);
    return KINDS.flatMap((kind) => [
      { labels: { kind, direction: 'in' }, value: sum[kind].in },
      { labels: { kind, direction: 'out' }, value: sum[kind].out },
    ]);
  }

  #add(sum: Record<(typeof KINDS)[number], Bytes>, socket: Socket): void {
    const bytes = sum[this.#websockets.has(socket) ? 'websocket' : 'http'];
    bytes.in += socket.bytesRead;
    bytes.out += socket.bytesWritten;
  }
}
