import { expect, it } from 'vitest';
import { cutRuns } from './cutRuns.ts';

const runs = [
  { text: '안녕, ', kind: 'plain' as const },
  { text: '파도', kind: 'name' as const },
  { text: '!', kind: 'plain' as const },
];

it('cuts within a run and keeps whose it is', () => {
  expect(cutRuns(runs, 5)).toEqual({
    said: [
      { text: '안녕, ', kind: 'plain' as const },
      { text: '파', kind: 'name' as const },
    ],
    unsaid: [
      { text: '도', kind: 'name' as const },
      { text: '!', kind: 'plain' as const },
    ],
  });
});

it('begins with everything unsaid and ends with everything said', () => {
  expect(cutRuns(runs, 0)).toEqual({ said: [], unsaid: runs });
  expect(cutRuns(runs, 7)).toEqual({ said: runs, unsaid: [] });
});

it('never loses a letter', () => {
  for (let letters = 0; letters <= 7; letters++) {
    const { said, unsaid } = cutRuns(runs, letters);
    expect([...said, ...unsaid].map(({ text }) => text).join('')).toBe('안녕, 파도!');
    expect(said.map(({ text }) => text).join('')).toHaveLength(letters);
  }
});
