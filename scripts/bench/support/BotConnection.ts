import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { encodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { ROOM_PROTOCOL } from '#shared/contract/rooms/protocol.ts';
import { CLIENT_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { TICKS_PER_BATCH, WORLD_SEAT_PATH } from '#shared/contract/rooms/worldRoom.ts';
import { botKeys } from './botKeys.ts';
import { PEER_SELF } from './PeerRoom.ts';

const HEAD_END = '\r\n\r\n';
const BINARY = 0x82;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
/** Bytes of a client's frame around a short message: kind, length, mask. */
const HEAD_BYTES = 2 + 4;
const NOTHING = Buffer.alloc(0);
const INPUT = getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, CLIENT_MESSAGE.INPUT);
/** Received bytes are read at once, so one buffer is enough for all connections. */
const received = Buffer.alloc(64 * 1024);
/** Enough of a frame to know its length and, from its code and the name's length and letters, its message. */
const PEEK_BYTES = 12;

export interface BotBytes {
  /** All received bytes, the frames of the WebSocket included. */
  readonly all: number;
  /** The part of a peer's message with the bot's own exact state; the world's room has none. */
  readonly self: number;
}

/**
 * One child's connection to the world over a bare socket: sends its keys 20 times a second, and counts the received
 * bytes. It reads only the head of a message, so that hundreds of them cost little of the server's machine.
 */
export class BotConnection {
  readonly #socket: Socket;
  readonly #keys: () => number;
  #seq = 1;
  #isOpen = false;
  /** Received with the answer to the upgrade. */
  #onOpen: () => void = () => undefined;
  #rest: Buffer = NOTHING;
  /** Bytes of the current frame that are still to come. */
  #skip = 0;
  #all = 0;
  #self = 0;
  #isLost = false;

  private constructor(port: number, seed: number) {
    this.#keys = botKeys(seed);
    const callback = (length: number) => {
      this.#onData(received.subarray(0, length));
      return true;
    };
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: received, callback },
    });
  }

  static async enter(options: {
    readonly port: number;
    readonly token: string;
    readonly mapId: number;
    readonly seed: number;
  }): Promise<BotConnection> {
    const path = await takeSeat(options);
    const line = new BotConnection(options.port, options.seed);
    await line.#open(path);
    return line;
  }

  /** The keys of one patch. */
  play(): void {
    const bits = Array.from({ length: TICKS_PER_BATCH }, this.#keys);
    const batch = encodeInputBatch({ firstSeq: this.#seq, firstTick: this.#seq, bits });
    this.#seq += bits.length;
    this.#send(BINARY, INPUT, batch);
  }

  /** The bytes since the last call. */
  take(): BotBytes {
    const bytes = { all: this.#all, self: this.#self };
    this.#all = 0;
    this.#self = 0;
    return bytes;
  }

  /** The server has closed this connection. */
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
      this.#onOpen = resolve;
      this.#socket.on('error', reject);
      this.#socket.on('close', () => {
        this.#isLost = true;
        reject(new Error('The server closed the line of a bot.'));
      });
    });
  }

  #onData(chunk: Buffer): void {
    if (this.#isOpen) this.#count(chunk);
    else if (this.#upgraded(chunk)) this.#onOpen();
  }

  /** The answer to the upgrade, and after it the first frame, which needs an answer. */
  #upgraded(chunk: Buffer): boolean {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const end = this.#rest.indexOf(HEAD_END);
    if (end < 0 || this.#rest.length === end + HEAD_END.length) return false;
    this.#isOpen = true;
    this.#send(BINARY, Uint8Array.of(Protocol.JOIN_ROOM));
    const frames = this.#rest.subarray(end + HEAD_END.length);
    this.#rest = NOTHING;
    this.#count(frames);
    return true;
  }

  #count(chunk: Buffer): void {
    this.#all += chunk.length;
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (;;) {
      const skipped = Math.min(this.#skip, bytes.length - at);
      this.#skip -= skipped;
      at += skipped;
      const frame = this.#skip > 0 ? null : frameAt(bytes, at);
      if (frame === null) break;
      if (frame.isSelf) this.#self += frame.length;
      if (frame.isPing) this.#send(PONG, NOTHING);
      this.#skip = frame.length;
    }
    this.#rest = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at));
  }

  /** A frame of a client is masked; the mask of zeros leaves it unchanged. */
  #send(kind: number, ...payload: readonly Uint8Array[]): void {
    const length = payload.reduce((sum, part) => sum + part.length, 0);
    const frame = Buffer.allocUnsafe(HEAD_BYTES + length);
    frame[0] = kind;
    frame[1] = MASKED | length;
    frame.fill(0, 2, HEAD_BYTES);
    let at = HEAD_BYTES;
    for (const part of payload) {
      frame.set(part, at);
      at += part.length;
    }
    this.#socket.write(frame);
  }
}

const SHORT = 125;
const SELF_NAME = [...getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, PEER_SELF)];

interface Frame {
  readonly length: number;
  readonly isSelf: boolean;
  readonly isPing: boolean;
}

/** The frame that begins there, or null when it is not complete enough to know. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  const size = bytes[at + 1];
  if (size === undefined) return null;
  const head = size <= SHORT ? 2 : 4;
  if (bytes.length < at + head) return null;
  const payload = size <= SHORT ? size : bytes.readUInt16BE(at + 2);
  if (bytes.length < at + Math.min(PEEK_BYTES, head + payload)) return null;
  const isNamed = (name: readonly number[]) => name.every((byte, index) => bytes[at + head + index] === byte);
  return { length: head + payload, isSelf: isNamed(SELF_NAME), isPing: bytes[at] === PING };
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
    body: JSON.stringify({ mapId, protocol: ROOM_PROTOCOL }),
  });
  if (!answer.ok) throw new Error(`A bot was refused a seat with ${answer.status}.`);
  const seat = (await answer.json()) as Record<'sessionId' | 'roomId' | 'processId', string> & {
    readonly publicAddress?: string;
  };
  // The part of the proxy's address that leads to the process of the room.
  const through = seat.publicAddress?.replace(/^[^/]*/, '') ?? '';
  return `${through}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
}
