import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
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
  #isBetween = true;

  constructor(line: WebSocketLine, socket: Socket, opening: Uint8Array) {
    this.#line = line;
    this.#socket = socket;
    this.#opening = opening;
    // Listeners come and go as the WebSocket opens and closes; what they are told is filtered, whoever they are.
    Object.assign(socket, { emit: this.#emit.bind(this) });
  }

  /** Sends whole frames (`takeFrame`). After the word that closes a WebSocket nothing may follow: then they are lost. */
  write(frames: Uint8Array): void {
    if (this.#line.readyState !== this.#line.OPEN) return;
    this.#socket.write(frames);
    if (this.#socket.writableLength > MOST_WAITING) this.#socket.destroy();
  }

  #emit(event: string | symbol, ...facts: unknown[]): boolean {
    const [piece] = facts;
    const isData = event === 'data' && Buffer.isBuffer(piece);
    const rest = isData ? this.#take(piece) : null;
    if (rest === null) return EventEmitter.prototype.emit.call(this.#socket, event, ...facts);
    return rest.length > 0 && EventEmitter.prototype.emit.call(this.#socket, event, rest);
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
