import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { WorldTransport } from './WorldTransport.ts';

const PING_MS = 64;
const LINES = 32;
/** Of a line that was cut off without a word. */
const CUT = 1006;

async function open() {
  const http = createServer();
  const transport = new WorldTransport({ noServer: true, pingInterval: PING_MS });
  transport.attachToServer(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const lines: WebSocket[] = [];
  onTestFinished(async () => {
    for (const line of lines) line.terminate();
    transport.shutdown();
    http.close();
    await once(http, 'close');
  });
  return async (options?: { readonly autoPong: boolean }) => {
    // Colyseus bids farewell to a line that names no room, but only after a second.
    const line = new WebSocket(`ws://127.0.0.1:${port}`, options);
    lines.push(line);
    await once(line, 'open');
    return line;
  };
}

it('asks every line for a sign of life, group after group, and ends who gives none', async () => {
  const dial = await open();
  const asked = new Set<number>();
  const cut: number[] = [];
  const silent = await dial({ autoPong: false });
  const ended = once(silent, 'close');
  for (let index = 0; index < LINES; index += 1) {
    const line = await dial();
    line.on('ping', () => asked.add(index));
    line.on('close', (code) => code === CUT && cut.push(index));
  }
  expect(await ended).toContain(CUT);
  await expect.poll(() => asked.size).toBe(LINES);
  expect(cut).toEqual([]);
});
