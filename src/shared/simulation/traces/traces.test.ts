import { describe, expect, it } from 'vitest';
import { hashStates } from '../hashStates.ts';
import { RECORDED_TRACES } from './recordedTraces.ts';
import { replayTrace } from './replayTrace.ts';

describe('recorded traces', () => {
  it('has traces to replay', () => {
    expect(RECORDED_TRACES.length).toBeGreaterThanOrEqual(6);
  });

  it.each(RECORDED_TRACES.map((trace) => [trace.name, trace] as const))(
    '%s replays to the bit',
    (_name, trace) => {
      const states = replayTrace(trace);
      const last = states.at(-1);
      expect({ x: last?.x, y: last?.y }).toEqual(trace.end);
      expect(hashStates(states)).toBe(trace.hash);
    },
  );
});
