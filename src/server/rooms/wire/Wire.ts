import type { Socket } from 'node:net';
import { endsWhole, restAfter, unmaskAfter } from './clientFrames.ts';

/** The WebSocket above a socket. */
export interface WebSocketLine {
  readonly readyState: number;
  readonly OPEN: number;
}

/**
 * The bare socket under a WebSocket, for the two messages that everybody sends and is sent 20 times a second, and of
 * which the layers above cost more than what is done with them. A frame that is not the one looked for, or lies in pieces, goes the usual way.
 */
export class Wire {
  /** Hears messages that begin with `opening`, without it; the WebSocket above does not. Null while nobody does. */
  hear: ((message: Uint8Array) => void) | null = null;
  readonly #line: WebSocketLine;
  readonly #socket: Socket;
  readonly #opening: Uint8Array;
  /** Nothing that came so far ended within a message: the next piece begins with a frame. */
  #isBetween = true;

  constructor(line: WebSocketLine, socket: Socket, opening: Uint8Array) {
    this.#line = line;
    this.#socket = socket;
    this.#opening = opening;
    const [above, ...others] = socket.listeners('data');
    if (above === undefined || others.length > 0) return;
    socket.removeAllListeners('data');
    socket.on('data', (piece: Buffer) => {
      const rest = this.#take(piece);
      if (rest.length > 0) Reflect.apply(above, socket, [rest]);
    });
  }

  /** Sends whole frames (`takeFrame`). After the word that closes a WebSocket nothing may follow: then they are lost. */
  write(frames: Uint8Array): void {
    if (this.#line.readyState === this.#line.OPEN) this.#socket.write(frames);
  }

  /** Hears what a piece begins with, and gives back what is for the WebSocket above. */
  #take(piece: Buffer): Buffer {
    let rest = piece;
    while (this.#isBetween && rest.length > 0) {
      const isHeard = this.hear !== null && this.#line.readyState === this.#line.OPEN;
      const message = isHeard ? unmaskAfter(this.#opening, rest) : null;
      if (message === null) {
        this.#isBetween = endsWhole(rest);
        break;
      }
      rest = restAfter(this.#opening, message, rest);
      this.hear?.(message);
    }
    return rest;
  }
}
