import { LatencyQueue, GOOD_NETWORK, type NetworkConditions } from './LatencyQueue.ts';

/** The part of a Colyseus room that the simulator needs. */
export interface TappedRoom {
  readonly connection: {
    send(data: Uint8Array): void;
    readonly events: { onmessage?: ((event: MessageEvent) => unknown) | null };
    readonly isOpen: boolean;
  };
  readonly onLeave: (listener: () => void) => unknown;
  ping(callback: (ms: number) => void): void;
}

export interface NetworkFigures {
  /** Round trip in ms as it is felt, what the simulator adds included; null before the first answer. */
  readonly pingMs: number | null;
  /** Bytes of messages since they were taken last, and the ms since then. */
  readonly bytesUp: number;
  readonly bytesDown: number;
  readonly sinceMs: number;
}

const PING_EVERY_MS = 1000;

/**
 * Stands between the sockets of this page and its connection to the world: measures what goes through, and
 * makes it late. The simulator is for developers; no build holds it.
 */
export class NetworkSimulator {
  #conditions = GOOD_NETWORK;
  #pingMs: number | null = null;
  #bytesUp = 0;
  #bytesDown = 0;
  #takenAt = performance.now();

  get conditions(): NetworkConditions {
    return this.#conditions;
  }

  /** From now on the network is like this. */
  simulate(conditions: NetworkConditions): void {
    this.#conditions = conditions;
  }

  /** Takes its place in a room that was just entered, until it is left. */
  readonly tap = (room: TappedRoom): void => {
    const { connection } = room;
    const [up, down] = [new LatencyQueue(() => this.#conditions), new LatencyQueue(() => this.#conditions)];
    const send = connection.send.bind(connection);
    connection.send = (data) => {
      this.#bytesUp += data.byteLength;
      // The room uses its buffer again for the next message.
      const copy = data.slice();
      up.pass(() => connection.isOpen && send(copy));
    };
    const hear = connection.events.onmessage;
    connection.events.onmessage = (event) => {
      this.#bytesDown += event.data instanceof ArrayBuffer ? event.data.byteLength : 0;
      down.pass(() => hear?.(event));
    };
    let isAsking = false;
    const pinging = setInterval(() => {
      if (isAsking) return;
      isAsking = true;
      room.ping((ms) => {
        isAsking = false;
        this.#pingMs = ms;
      });
    }, PING_EVERY_MS);
    room.onLeave(() => {
      clearInterval(pinging);
      up.close();
      down.close();
    });
  };

  /** The figures since the last call. */
  takeFigures(): NetworkFigures {
    const now = performance.now();
    const figures = {
      pingMs: this.#pingMs,
      bytesUp: this.#bytesUp,
      bytesDown: this.#bytesDown,
      sinceMs: now - this.#takenAt,
    };
    this.#bytesUp = 0;
    this.#bytesDown = 0;
    this.#takenAt = now;
    return figures;
  }
}
