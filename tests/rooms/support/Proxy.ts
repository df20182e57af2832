import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * A proxy before several processes: `/p<n>/` leads to the process n, counted from 0, everything else to the next one
 * that can be reached.
 */
export class Proxy {
  readonly #server: Server;
  readonly #ports: readonly (() => number)[];
  readonly #sockets = new Set<Socket>();
  #next = 0;

  private constructor(ports: readonly (() => number)[]) {
    this.#ports = ports;
    this.#server = createServer((near) => {
      near.on('error', () => near.destroy());
      near.once('data', (bytes) => {
        near.pause();
        this.#pass(near, bytes);
      });
    });
  }

  /** `ports` are asked for each connection: a process may come back at another one. */
  static async open(ports: readonly (() => number)[]): Promise<Proxy> {
    const proxy = new Proxy(ports);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(near: Socket, bytes: Buffer): void {
    const process = /^\S+ \/p(\d+)\//.exec(bytes.toString('latin1'))?.[1];
    if (process !== undefined) return this.#join(near, bytes, [Number(process)]);
    this.#next += 1;
    const turn = this.#ports.map((_port, index) => (this.#next + index) % this.#ports.length);
    this.#join(near, closing(bytes), turn);
  }

  #join(near: Socket, bytes: Buffer, [first, ...others]: readonly number[]): void {
    const port = first === undefined ? undefined : this.#ports[first]?.();
    if (port === undefined) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    let isConnected = false;
    far.once('connect', () => {
      isConnected = true;
      far.setNoDelay(true);
      near.setNoDelay(true);
      far.write(bytes);
      near.pipe(far).pipe(near);
    });
    far.on('error', () => {
      if (isConnected) near.destroy();
      else this.#join(near, bytes, others);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        if (socket === near || isConnected) other.destroy();
      });
    }
  }
}

/** The request with a connection for itself alone: fetch would send the next one, to another process, over the same. */
function closing(bytes: Buffer): Buffer {
  const request = bytes.toString('latin1').replace(/\r\nconnection: keep-alive/iu, '\r\nconnection: close');
  return Buffer.from(request, 'latin1');
}
