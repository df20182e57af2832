import { describe, expect, it } from 'vitest';
import type { RunReply } from '#shared/code/protocol.ts';
import { runPatiently, type Room } from './runPatiently.ts';

const limits = { timeMs: 1_000, memoryBytes: 1, outputBytes: 1 };
const request = {
  id: 1,
  language: 'PYTHON',
  fresh: false,
  more: true,
  source: '',
  input: '',
  ...limits,
} as const;
const reply: RunReply = { id: 1, ending: 'ok', timeMs: 3, output: '', errorOutput: '', truncated: false };

async function roomsOf(answers: readonly Partial<RunReply>[]) {
  const rooms: Room[] = [];
  const fresh: boolean[] = [];
  const last = await runPatiently(request, (again, room) => {
    rooms.push(room);
    fresh.push(again.fresh);
    return Promise.resolve({ ...reply, ...answers[rooms.length - 1] });
  });
  // A worker that was ended by force cannot go on.
  expect(fresh).toEqual(rooms.map((_, tries) => tries > 0));
  return {
    ending: last.ending,
    walls: rooms.map(({ wallMs }) => wallMs),
    overheads: rooms.map(({ overheadMs }) => overheadMs),
  };
}

describe('runPatiently', () => {
  it('asks once where the program could use its time', async () => {
    expect(await roomsOf([{ ending: 'time', timeMs: 1_300 }])).toEqual({
      ending: 'time',
      walls: [1_450],
      overheads: [200],
    });
  });

  it('gives a starved program the wall clock that its share of the machine needs, and more for the start', async () => {
    const starved = { ending: 'starved', timeMs: 290 } as const;
    expect(await roomsOf([starved, {}])).toEqual({
      ending: 'ok',
      walls: [1_450, 7_500],
      overheads: [200, 400],
    });
  });

  it('gives up after four tries, none of them endless', async () => {
    const starved = { ending: 'starved', timeMs: 0 } as const;
    expect(await roomsOf([starved, starved, starved, starved])).toEqual({
      ending: 'starved',
      walls: [1_450, 60_000, 60_000, 60_000],
      overheads: [200, 400, 800, 1_600],
    });
  });
});
