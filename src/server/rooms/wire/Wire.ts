import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { endsWhole, restAfter, unmaskAfter } from './clientFrames.ts';

/** The WebSocket above a socket. */
export interface WebSocketLine {
  readonly readyState: number;
  readonly OPEN: number;
}

/** Minutes of sights: whoever lets so many bytes wait is not there any more. */
const MOST_WAITING = 2_000_000;

/**
 * The bare socket under a WebSocket, for the two messages that everybody sends and is sent 20 times a second, and of
 * which the layers above cost more than what is done with them. A frame that is not the one looked for, or lies in pieces, goes the usual way.
 */
export class Wire {
  /**
   * Hears messages that begin with `opening`, without it; the WebSocket above does not. Must not throw: nobody but the
   * process would catch it. Null while nobody hears.
   */
  hear: ((message: Uint8Array) => void) | null = null;
  readonly #line: WebSocketLine;
  readonly #socket: Socket;
  readonly #opening: Uint8Array;
  /** Nothing that came so far ended within a message: the next piece begins with a frame. */
  #isBetween: boolean;

  constructor(line: WebSocketLine, socket: Socket, opening: Uint8Array) {
    this.#line = line;
    this.#socket = socket;
    this.#opening = opening;
    // What came with the handshake has gone past already, and may have ended anywhere.
    this.#isBetween = socket.readableLength === 0;
    // A stream that is given nothing does nothing: its queue, its events and its turns cost more than what they carry.
    Object.assign(socket, { push: this.#push.bind(this) });
  }

  /** Sends whole frames (`takeFrame`). After the word that closes a WebSocket nothing may follow: then they are lost. */
  write(frames: Uint8Array): void {
    if (this.#line.readyState !== this.#line.OPEN) return;
    this.#socket.write(frames);
    if (this.#socket.writableLength > MOST_WAITING) this.#socket.destroy();
  }

  /** What the kernel hands to the socket's stream: bytes, or null at the end. False asks it to wait with more. */
  #push(piece: unknown, encoding?: BufferEncoding): boolean {
    if (!Buffer.isBuffer(piece)) return Duplex.prototype.push.call(this.#socket, piece, encoding);
    const rest = this.#take(piece);
    return rest.length === 0 || Duplex.prototype.push.call(this.#socket, rest);
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
