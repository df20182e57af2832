import { createServer, type AddressInfo, type Server, type Socket, connect } from 'node:net';

interface Line {
  readonly near: Socket;
  readonly far: Socket;
}

/** A network between a client and a server, that can swallow what goes one way, and break. */
export class Relay {
  readonly #server: Server;
  readonly #lines = new Set<Line>();
  #swallows: 'toServer' | 'toClient' | null = null;

  private constructor(port: number) {
    this.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      const line = { near, far };
      this.#lines.add(line);
      near.on('data', (bytes) => this.#swallows === 'toServer' || far.write(bytes));
      far.on('data', (bytes) => this.#swallows === 'toClient' || near.write(bytes));
      for (const socket of [near, far]) {
        socket.on('error', () => this.#end(line));
        socket.on('close', () => this.#end(line));
      }
    });
  }

  static async open(port: number): Promise<Relay> {
    const relay = new Relay(port);
    await new Promise<void>((resolve) => relay.#server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on nothing of this direction arrives, though both ends believe it does. */
  swallow(direction: 'toServer' | 'toClient'): void {
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

  #end(line: Line): void {
    this.#lines.delete(line);
    line.near.destroy();
    line.far.destroy();
  }
}
