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
  sockets.on('connection', (line, { socket }) => {
    const wire = new Wire(line, socket, OPENING);
    wire.hear = (message) => came.push(`heard ${message.join()}`);
    wires.push(wire);
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
  return { port, came, wires };
}

function frame(payload: readonly number[], kind = 0x82): Buffer {
  return Buffer.from([
    kind,
    0x80 | payload.length,
    ...MASK,
    ...payload.map((byte, at) => byte ^ (MASK[at % 4] ?? 0)),
  ]);
}

/** A client that sends its bytes just as they are. */
async function dial(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const key = Buffer.alloc(16).toString('base64');
  socket.write(
    `GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
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
    const { port, came } = await open();
    // A message that holds within it what looks like one for the wire.
    const inner = [...frame([17, 5, 66])];
    const all = Buffer.concat([frame([17, 5, 1]), frame([7, ...inner]), frame([17, 5, 2])]);
    for (let cut = 1; cut < all.length; cut += 1) {
      const socket = await dial(port);
      const before = came.length;
      socket.write(all.subarray(0, cut));
      await new Promise((resolve) => setImmediate(resolve));
      socket.write(all.subarray(cut));
      await expect.poll(() => came.length - before, PATIENCE).toBe(3);
      const bodies = came.slice(before).map((line) => line.replace(/^(heard|above 17,5,|above) ?/, ''));
      expect(bodies, `cut at ${cut}`).toEqual(['1', `7,${inner.join()}`, '2']);
      socket.destroy();
      await expect.poll(() => came.length - before, PATIENCE).toBe(4);
    }
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
