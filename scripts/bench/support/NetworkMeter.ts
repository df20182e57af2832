import type { CDPSession } from '@playwright/test';
import { kindOf, type DownloadKind } from './downloadKind.ts';

export interface Downloaded {
  requests: number;
  /** Bytes over the wire, compressed and with headers. */
  bytes: number;
}

export type Downloads = Readonly<Record<DownloadKind, Downloaded>>;

/** Counts a page's downloads by kind, from one call to the next. */
export class NetworkMeter {
  readonly #kinds = new Map<string, DownloadKind>();
  #downloads = nothing();

  private constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      // Pictures made by the page itself are not sent over the wire.
      if (!request.url.startsWith('http')) return;
      const kind = kindOf(new URL(request.url).pathname);
      this.#kinds.set(requestId, kind);
      this.#downloads[kind].requests += 1;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = this.#kinds.get(requestId);
      if (kind) this.#downloads[kind].bytes += encodedDataLength;
    });
    session.on('Network.webSocketCreated', () => (this.#downloads.room.requests += 1));
    session.on('Network.webSocketFrameReceived', ({ response }) => {
      // Opcode 2 is binary, which the protocol sends in base64.
      const { opcode, payloadData } = response;
      this.#downloads.room.bytes += Buffer.byteLength(payloadData, opcode === 2 ? 'base64' : 'utf8');
    });
  }

  static async attach(session: CDPSession): Promise<NetworkMeter> {
    const meter = new NetworkMeter(session);
    await session.send('Network.enable');
    return meter;
  }

  /** The downloads since the last call. */
  take(): Downloads {
    const taken = this.#downloads;
    this.#downloads = nothing();
    return taken;
  }
}

function nothing(): Record<DownloadKind, Downloaded> {
  const none = () => ({ requests: 0, bytes: 0 });
  return {
    page: none(),
    phaser: none(),
    avatar: none(),
    map: none(),
    facts: none(),
    room: none(),
    letters: none(),
    sounds: none(),
    icons: none(),
  };
}
