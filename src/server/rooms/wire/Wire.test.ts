import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { takeFrame } from './takeFrame.ts';
import { Wire } from './Wire.ts';
import { ByteWriter } from '#shared/contract/rooms/sights/ByteWriter.ts';

const OPENING = Uint8Array.of(17, 5);
const MASK = [1, 2, 3, 4];
/** A machine may be busy with other tests, ms. */
const PATIENCE = { timeout: 10_000 };

/** What came, in its order: from the wire, from the WebSocket above, and what went wrong there. */
async function open() {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const came: string[] = [];
  const wires: Wire[] = [];
  let newest: Socket | undefined;
  sockets.on('connection', (line, { socket }) => {
    const wire = new Wire(line, socket, OPENING);
    wire.hear = (message) => came.push(`heard ${message.join()}`);
    wires.push(wire);
    newest = socket;
    line.on('message', (message) => came.push(`above ${Buffer.from(message as Buffer).join()}`));
    line.on('error', ({ message }) => came.push(`error ${message}`));
    line.on('close', (code) => came.push(`closed ${code}`));
  });
  onTestFinished(async () => {
    for (const line of sockets.clients) line.terminate();
    sockets.close();
    http.close();
    await once(http, 'close');
  });
  /** Sends these bytes, and returns when the other end has read them: what is sent next comes in a piece of its own. */
  const sendAlone = async (client: Socket, bytes: Uint8Array) => {
    const wanted = (newest?.bytesRead ?? 0) + bytes.length;
    client.write(bytes);
    while ((newest?.bytesRead ?? 0) < wanted) await new Promise((resolve) => setImmediate(resolve));
  };
  return { port, came, wires, sendAlone };
}

function frame(payload: readonly number[], kind = 0x82): Buffer {
  return Buffer.from([
    kind,
    0x80 | payload.length,
    ...MASK,
    ...payload.map((byte, at) => byte ^ (MASK[at % 4] ?? 0)),
  ]);
}

/** The payload of a message that, once it is masked, holds on its way what looks like one for the wire. */
function disguise(payload: readonly number[]): number[] {
  return [7, ...frame(payload)].map((byte, at) => (at === 0 ? byte : byte ^ (MASK[at % 4] ?? 0)));
}

/** A client that sends its bytes just as they are; some may come with the handshake, without waiting for its answer. */
async function dial(port: number, hasty: Uint8Array = new Uint8Array()): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const key = Buffer.alloc(16).toString('base64');
  const handshake =
    `GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(handshake), hasty]));
  await once(socket, 'data');
  return socket;
}

describe('a wire', () => {
  it('hears what begins as it should, and leaves the rest to the WebSocket', async () => {
    const { port, came } = await open();
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    await once(client, 'open');
    const long = Array.from({ length: 300 }, () => 9);
    for (const [at, message] of [[17, 5, 1], [8], [17, 5, 2], [17, 5, ...long], long].entries()) {
      client.send(Uint8Array.from(message));
      await expect.poll(() => came.length, PATIENCE).toBe(at + 1);
    }
    expect(came).toEqual([
      'heard 1',
      'above 8',
      'heard 2',
      `above 17,5,${long.join()}`,
      `above ${long.join()}`,
    ]);
    client.close();
    await expect.poll(() => came.at(-1), PATIENCE).toBe('closed 1005');
  });

  it('never hears the middle of a message, wherever it is cut', async () => {
    const { port, came, sendAlone } = await open();
    const inner = disguise([17, 5, 66]);
    const all = Buffer.concat([frame([17, 5, 1]), frame(inner), frame([17, 5, 2])]);
    for (let cut = 1; cut < all.length; cut += 1) {
      const socket = await dial(port);
      const before = came.length;
      await sendAlone(socket, all.subarray(0, cut));
      socket.write(all.subarray(cut));
      await expect.poll(() => came.length - before, PATIENCE).toBe(3);
      const bodies = came.slice(before).map((line) => line.replace(/^(heard|above 17,5,|above) ?/, ''));
      expect(bodies, `cut at ${cut}`).toEqual(['1', inner.join(), '2']);
      socket.destroy();
      await expect.poll(() => came.length - before, PATIENCE).toBe(4);
    }
  });

  it('leaves all to the WebSocket that comes from a client who did not wait for its handshake', async () => {
    const { port, came } = await open();
    const inner = disguise([17, 5, 66]);
    const all = Buffer.concat([frame([17, 5, 1]), frame(inner), frame([17, 5, 2])]);
    // The second message ends with the handshake just before what looks like one for the wire.
    const cut = frame([17, 5, 1]).length + frame([7]).length;
    const socket = await dial(port, all.subarray(0, cut));
    socket.write(all.subarray(cut));
    await expect.poll(() => came.length, PATIENCE).toBe(3);
    expect(came).toEqual(['above 17,5,1', `above ${inner.join()}`, 'above 17,5,2']);
    socket.destroy();
  });

  it('passes over what follows a closing word', async () => {
    const { port, came } = await open();
    const socket = await dial(port);
    socket.write(Buffer.concat([frame([17, 5, 1]), frame([3, 232], 0x88), frame([17, 5, 2]), frame([7])]));
    socket.write(frame([17, 5, 3]));
    await expect.poll(() => came.at(-1), PATIENCE).toBe('closed 1000');
    expect(came).toEqual(['heard 1', 'closed 1000']);
  });

  it('sends whole frames, and ends the line of who takes none', async () => {
    const { port, came, wires } = await open();
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    await once(client, 'open');
    const writer = new ByteWriter();
    writer.bytes(Uint8Array.of(4, 2));
    wires[0]?.write(takeFrame(writer));
    const [message] = (await once(client, 'message')) as [Buffer];
    expect([...message]).toEqual([4, 2]);

    client.pause();
    writer.bytes(new Uint8Array(60_000));
    const frames = takeFrame(writer);
    for (let sent = 0; sent < 2000 && came.length === 0; sent += 1) {
      wires[0]?.write(frames);
      if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => came.at(-1), PATIENCE).toBe('closed 1006');
    client.terminate();
  });
});
