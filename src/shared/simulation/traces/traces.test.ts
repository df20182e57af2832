import { describe, expect, it } from 'vitest';
import { hashStates } from '../hashStates.ts';
import { FOOTINGS } from '../playerState.ts';
import { PARK_TRACES } from './parkTraces.ts';
import { RECORDED_TRACES } from './recordedTraces.ts';
import { replayTrace } from './replayTrace.ts';

const TRACES = [...RECORDED_TRACES, ...PARK_TRACES];

describe('recorded traces', () => {
  it('know every footing, a dash, a jump in the air and the speed that a mover gives along', () => {
    const states = TRACES.flatMap(replayTrace);
    expect(new Set(states.map(({ standingOn }) => standingOn))).toEqual(new Set(FOOTINGS));
    expect(states.some(({ dash }) => dash > 0)).toBe(true);
    expect(states.some(({ airJumps }) => airJumps > 0)).toBe(true);
    expect(states.some(({ carryX }) => carryX !== 0)).toBe(true);
  });

  it.each(TRACES.map((trace) => [trace.name, trace] as const))('%s replays to the bit', (_name, trace) => {
    const states = replayTrace(trace);
    const last = states.at(-1);
    expect({ x: last?.x, y: last?.y }).toEqual(trace.end);
    expect(hashStates(states)).toBe(trace.hash);
  });
});
