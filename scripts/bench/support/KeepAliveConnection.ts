import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const HEAD_END = '\r\n\r\n';

/**
 * One kept-alive HTTP/1.1 connection that sends prepared requests, one at a time. It does far less than an HTTP client
 * does, so that its load costs little of the measured server's machine.
 */
export class KeepAliveConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The server closed the connection.')));
  }

  static open(port: number): Promise<KeepAliveConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.off('error', reject);
        resolve(new KeepAliveConnection(socket));
      });
      socket.once('error', reject);
    });
  }

  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      if (this.#socket.writable) this.#socket.write(request);
      else this.#fail(new Error('The server closed the connection before the request was sent.'));
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk;
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#fail(new Error(`An answer without Content-Length: ${head}`));
      return;
    }
    const bodyStart = headEnd + HEAD_END.length;
    const bodyEnd = bodyStart + Number(length);
    if (this.#received.length < bodyEnd) return;
    const body = this.#received.toString('utf8', bodyStart, bodyEnd);
    this.#received = this.#received.subarray(bodyEnd);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    // "HTTP/1.1 200 OK"
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}
