import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { encodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { CLIENT_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { TICKS_PER_BATCH, WORLD_SEAT_PATH } from '#shared/contract/rooms/worldRoom.ts';
import { botKeys } from './botKeys.ts';
import { PLAIN_SELF } from './plainState.ts';

const HEAD_END = '\r\n\r\n';
const BINARY = 0x82;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const MASK_BYTES = 4;
/** Enough of a frame to know its length and, from its code and the name's length and letters, its message. */
const PEEK_BYTES = 10;

export interface BotBytes {
  /** All that came, the frames of the WebSocket included. */
  readonly all: number;
  /** Of these, the plain room's messages of the bot's own exact state; the world's room has none by itself. */
  readonly self: number;
}

/**
 * One child's line to the world over a bare socket: sends its keys 20 times a second and counts what comes. It reads no
 * more of a message than its name, so that a thousand of them cost little of the machine that the server runs on.
 */
export class BotLine {
  readonly #socket: Socket;
  readonly #keys: () => number;
  #seq = 1;
  #isOpen = false;
  #rest: Buffer = Buffer.alloc(0);
  /** Bytes of the current frame that are still to come. */
  #skip = 0;
  #all = 0;
  #self = 0;
  #isLost = false;

  private constructor(socket: Socket, seed: number) {
    this.#socket = socket;
    this.#keys = botKeys(seed);
    socket.setNoDelay(true);
  }

  static async enter(options: {
    readonly port: number;
    readonly token: string;
    readonly mapId: number;
    readonly seed: number;
  }): Promise<BotLine> {
    const path = await takeSeat(options);
    const socket = connect(options.port, '127.0.0.1');
    const line = new BotLine(socket, options.seed);
    await line.#open(path);
    return line;
  }

  /** One message of input. */
  play(): void {
    const bits = Array.from({ length: TICKS_PER_BATCH }, this.#keys);
    const batch = encodeInputBatch({ firstSeq: this.#seq, firstTick: this.#seq, bits });
    this.#seq += TICKS_PER_BATCH;
    this.#send(BINARY, getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, CLIENT_MESSAGE.INPUT, undefined, batch));
  }

  /** What came since the last time. */
  take(): BotBytes {
    const bytes = { all: this.#all, self: this.#self };
    this.#all = 0;
    this.#self = 0;
    return bytes;
  }

  /** The server has ended this line. */
  get isLost(): boolean {
    return this.#isLost;
  }

  leave(): void {
    this.#socket.destroy();
  }

  #open(path: string): Promise<void> {
    const key = randomBytes(16).toString('base64');
    const head = [
      `GET ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${key}`,
      'Sec-WebSocket-Version: 13',
    ];
    this.#socket.write(head.join('\r\n') + HEAD_END);
    return new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('close', () => {
        this.#isLost = true;
        reject(new Error('The server closed the line of a bot.'));
      });
      this.#socket.on('data', (chunk) => {
        if (this.#isOpen) this.#count(chunk);
        else if (this.#upgraded(chunk)) resolve();
      });
    });
  }

  /** The answer to the upgrade, and after it the first frame, which wants to be answered. */
  #upgraded(chunk: Buffer): boolean {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const end = this.#rest.indexOf(HEAD_END);
    if (end < 0 || this.#rest.length === end + HEAD_END.length) return false;
    this.#isOpen = true;
    this.#send(BINARY, Uint8Array.of(Protocol.JOIN_ROOM));
    const frames = this.#rest.subarray(end + HEAD_END.length);
    this.#rest = Buffer.alloc(0);
    this.#count(frames);
    return true;
  }

  #count(chunk: Buffer): void {
    this.#all += chunk.length;
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const skipped = Math.min(this.#skip, bytes.length);
      this.#skip -= skipped;
      bytes = bytes.subarray(skipped);
      const frame = this.#skip > 0 ? null : frameAt(bytes);
      if (frame === null) break;
      if (frame.isSelf) this.#self += frame.length;
      if (frame.isPing) this.#send(PONG, NOTHING);
      this.#skip = frame.length;
    }
    this.#rest = bytes.length === 0 ? NOTHING : Buffer.from(bytes);
  }

  /** A frame of a client is masked; the mask of zeros leaves it as it is. */
  #send(kind: number, payload: Uint8Array): void {
    const frame = Buffer.alloc(2 + MASK_BYTES + payload.length);
    frame[0] = kind;
    frame[1] = MASKED | payload.length;
    frame.set(payload, 2 + MASK_BYTES);
    this.#socket.write(frame);
  }
}

const NOTHING = Buffer.alloc(0);
const SHORT = 125;
const SELF_NAME = [...getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, PLAIN_SELF)];

interface Frame {
  readonly length: number;
  readonly isSelf: boolean;
  readonly isPing: boolean;
}

/** The frame that begins here, or null when not enough of it has come to know. */
function frameAt(bytes: Buffer): Frame | null {
  const [kind, size] = bytes;
  if (size === undefined) return null;
  const head = size <= SHORT ? 2 : 4;
  if (bytes.length < head) return null;
  const payload = size <= SHORT ? size : bytes.readUInt16BE(2);
  if (bytes.length < Math.min(PEEK_BYTES, head + payload)) return null;
  const isSelf = SELF_NAME.every((byte, index) => bytes[head + index] === byte);
  return { length: head + payload, isSelf, isPing: kind === PING };
}

async function takeSeat({
  port,
  token,
  mapId,
}: {
  port: number;
  token: string;
  mapId: number;
}): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${WORLD_SEAT_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mapId }),
  });
  if (!answer.ok) throw new Error(`A bot was refused a seat with ${answer.status}.`);
  const seat = (await answer.json()) as { sessionId: string; roomId: string; processId: string };
  return `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
}
