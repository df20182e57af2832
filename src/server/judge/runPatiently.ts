import type { RunReply, RunRequest } from '#shared/code/protocol.ts';
import { OVERHEAD_MS } from './RunWatch.ts';

const MOST_TRIES = 4;
const LONGEST_WALL_MS = 60_000;

/** The allowance of a try beside the program's own processor time. */
export interface Room {
  /** The time for other work than the program, where the judge sees the processor time of its worker. */
  readonly overheadMs: number;
  /** The wall clock that limits the program where the processor time is not seen. */
  readonly wallMs: number;
}

/**
 * Runs a program again, with more time, when it was ended before it had used its processor time. The last reply is
 * `starved` when that never happened.
 */
export async function runPatiently(
  request: RunRequest,
  ask: (request: RunRequest, room: Room) => Promise<RunReply>,
): Promise<RunReply> {
  const { timeMs } = request;
  let room: Room = {
    overheadMs: OVERHEAD_MS,
    wallMs: Math.min(Math.ceil(timeMs * 1.5) + 100, timeMs + 450),
  };
  for (let tries = 1; ; tries += 1) {
    const reply = await ask(tries > 1 ? { ...request, fresh: true } : request, room);
    if (reply.ending !== 'starved' || tries === MOST_TRIES) return reply;
    // The time that the same share of the machine would need, and half more.
    const neededMs = (timeMs * room.wallMs * 1.5) / Math.max(1, reply.timeMs);
    room = {
      overheadMs: room.overheadMs * 2,
      wallMs: Math.ceil(Math.min(LONGEST_WALL_MS, Math.max(room.wallMs, neededMs))),
    };
  }
}
