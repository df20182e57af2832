import { describe, expect, it } from 'vitest';
import { OutputSink } from './OutputSink.ts';

describe('OutputSink', () => {
  it('takes exactly as many bytes as it may', () => {
    const sink = new OutputSink(6);
    expect(sink.write('abc')).toBe(true);
    expect(sink.write('가')).toBe(true);
    expect(sink.overflowed).toBe(false);
    expect(sink.text).toBe('abc가');
  });

  it('overflows with the first byte too many and keeps whole characters only', () => {
    const sink = new OutputSink(7);
    sink.write('abcd');
    expect(sink.write('🐬')).toBe(false);
    expect(sink.overflowed).toBe(true);
    expect(sink.text).toBe('abcd');
    expect(sink.write('x')).toBe(false);
    expect(sink.text).toBe('abcd');
  });
});
