import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** `cut` refuses connections; `silent` takes them and answers nothing, as an address does that nobody has. */
type Target = number | 'cut' | 'silent';

/** Forwards one address to another that can change, as a name in DNS can. */
export class TcpSwitch {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #target: Target;

  private constructor(target: Target) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  /** `target` is a port of this machine. */
  static async open(target: Target): Promise<TcpSwitch> {
    const made = new TcpSwitch(target);
    made.#server.listen(0, '127.0.0.1');
    await once(made.#server, 'listening');
    return made;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** All connections so far are cut; new ones lead there. */
  leadTo(target: Target): void {
    this.#target = target;
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.leadTo('cut');
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    this.#keep(near);
    if (this.#target === 'silent') return;
    if (this.#target === 'cut') return void near.destroy();
    const far = connect(this.#target, '127.0.0.1');
    this.#keep(far);
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
