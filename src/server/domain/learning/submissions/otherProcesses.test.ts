import { describe, expect, it } from 'vitest';
import { progressNotice, readEvent } from './otherProcesses.ts';

const eventOf = (cases: number) => ({
  type: 'submission.progress' as const,
  userId: 7,
  progress: {
    submissionId: 1,
    problemId: 102,
    place: null,
    done: cases,
    total: cases,
    caseList: Array.from({ length: cases }, (_, n) => ({ caseNumber: n + 1, passed: true })),
  },
});

describe('a notice of progress', () => {
  it('is read by the other processes and left alone by its own', () => {
    const notice = progressNotice(5, eventOf(3));
    expect(readEvent(notice, 6)).toEqual(eventOf(3));
    expect(readEvent(notice, 5)).toBeUndefined();
  });

  it('of more cases than Postgres carries tells how many are done', () => {
    const notice = progressNotice(5, eventOf(1_000));
    expect(Buffer.byteLength(notice)).toBeLessThan(8_000);
    const { progress } = eventOf(1_000);
    expect(readEvent(notice, 6)).toMatchObject({ progress: { ...progress, caseList: [] } });
  });
});

it.each(['', 'x', '5', '5 {', '5 {"type":"session.revoked","userId":7}'])('%j is no notice', (text) => {
  expect(() => readEvent(text, 6)).toThrow(/JSON|Invalid/);
});
