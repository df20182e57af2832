import { createServer, type AddressInfo, type Server, type Socket, connect } from 'node:net';
import { createRandom } from '#shared/simulation/createRandom.ts';

export interface RelayConditions {
  /** Added to the way there and back together, half of it each way. */
  readonly roundTripMs?: number;
  /** Beyond that, each piece of data takes up to so much longer one way; those behind it wait, as in any TCP stream. */
  readonly jitterMs?: number;
  /** Cuts every request for a WebSocket, as some school networks do; everything else passes. */
  readonly refusesSockets?: boolean;
}

type Direction = 'toServer' | 'toClient';

interface Line {
  readonly near: Socket;
  readonly far: Socket;
}

const UPGRADE = /^upgrade: *websocket\r?$/im;

/** A network between a client and a server: slow, uneven, and able to stand still, swallow what goes one way, and break. */
export class Relay {
  readonly #server: Server;
  readonly #lines = new Set<Line>();
  readonly #random = createRandom(1);
  #conditions: RelayConditions;
  #swallows: Direction | null = null;
  /** On the clock of `performance.now`; nothing arrives before. */
  #stillUntil = 0;
  readonly #carried: Record<Direction, number> = { toServer: 0, toClient: 0 };

  private constructor(port: number, conditions: RelayConditions) {
    this.#conditions = conditions;
    this.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      const line = { near, far };
      this.#lines.add(line);
      for (const socket of [near, far]) {
        socket.setNoDelay(true);
        socket.on('error', () => this.#end(line));
        socket.on('close', () => this.#end(line));
      }
      this.#carry(line, near, far, 'toServer');
      this.#carry(line, far, near, 'toClient');
    });
  }

  static async open(port: number, conditions: RelayConditions = {}): Promise<Relay> {
    const relay = new Relay(port, conditions);
    await new Promise<void>((resolve) => relay.#server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Pieces of data that came in to be carried this way: one for each message, or fewer. */
  carried(direction: Direction): number {
    return this.#carried[direction];
  }

  /** From now on the network is like this. */
  become(conditions: RelayConditions): void {
    this.#conditions = conditions;
  }

  /** Nothing arrives for so many ms, then everything at once. */
  stall(ms: number): void {
    this.#stillUntil = performance.now() + ms;
  }

  /** From now on nothing of this direction arrives, though both ends believe it does. */
  swallow(direction: Direction): void {
    this.#swallows = direction;
  }

  /** Every line breaks; the next ones work. */
  break(): void {
    this.#swallows = null;
    for (const line of this.#lines) this.#end(line);
  }

  async close(): Promise<void> {
    this.break();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #carry(line: Line, from: Socket, to: Socket, direction: Direction): void {
    const onTheirWay: { readonly bytes: Buffer; readonly due: number }[] = [];
    let lastDue = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deliver = () => {
      timer = undefined;
      for (let next = onTheirWay[0]; next !== undefined; next = onTheirWay[0]) {
        const wait = Math.max(next.due, this.#stillUntil) - performance.now();
        if (wait > 0) {
          timer = setTimeout(deliver, wait);
          return;
        }
        onTheirWay.shift();
        to.write(next.bytes);
      }
    };
    from.on('data', (bytes) => {
      this.#carried[direction] += 1;
      if (this.#swallows === direction) return;
      if (this.#refuses(bytes)) return this.#end(line);
      const { roundTripMs = 0, jitterMs = 0 } = this.#conditions;
      lastDue = Math.max(lastDue, performance.now() + roundTripMs / 2 + jitterMs * this.#random());
      onTheirWay.push({ bytes, due: lastDue });
      if (timer === undefined) deliver();
    });
    from.on('close', () => clearTimeout(timer));
  }

  #refuses(bytes: Buffer): boolean {
    return this.#conditions.refusesSockets === true && UPGRADE.test(bytes.toString('latin1'));
  }

  #end(line: Line): void {
    this.#lines.delete(line);
    line.near.destroy();
    line.far.destroy();
  }
}
