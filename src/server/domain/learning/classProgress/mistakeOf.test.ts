import { expect, it } from 'vitest';
import { mistakeOf, type FailedProgram } from './mistakeOf.ts';

const program = (part: Partial<FailedProgram>): FailedProgram => ({
  verdict: 'WA',
  errorMessage: null,
  cases: [],
  ...part,
});
const wrongAnswer = (explanation: string) =>
  mistakeOf(
    program({
      cases: [
        { verdict: 'AC', explanation: null },
        { verdict: 'WA', explanation },
      ],
    }),
  );

it('leaves out what differs from program to program', () => {
  const first = mistakeOf(program({ verdict: 'CE', errorMessage: '2번째 줄에서 「(」를 닫지 않았어요.' }));
  const second = mistakeOf(program({ verdict: 'CE', errorMessage: '17번째 줄에서 「[」를 닫지 않았어요.' }));
  expect(first.message).toBe(second.message);
  expect(wrongAnswer('‘3’이 나와야 하는데 ‘4’가 나왔어요.').message).toBe(
    wrongAnswer('‘-1.5’이 나와야 하는데 ‘안녕’가 나왔어요.').message,
  );
});

it('keeps two kinds of mistakes apart, and the words of the first that failed', () => {
  const [answer, lines] = [wrongAnswer('답이 달라요.'), wrongAnswer('줄이 모자라요.')];
  expect(answer.message).not.toBe(lines.message);
  expect(answer.explanation).toBe('답이 달라요.');
  expect(mistakeOf(program({ verdict: 'TLE' }))).toEqual({ message: '', explanation: null });
});
