import { useState } from 'react';
import { MOST_OWN_CASES, type OwnCase } from '#shared/contract/learning/ownCases.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import type { RunResult } from './runResultOf.ts';
import { isAsExpected, trialCasesOf, type TrialCase } from './trialCases.ts';
import { useOwnCases } from './useOwnCases.ts';

/** The cases a program is tried with, which of them is chosen, and how each went with the program as it is. */
export function useTrialCases(problem: Problem) {
  const { own, keep, isReady, state: ownState } = useOwnCases(problem.problemId);
  const [chosenId, choose] = useState('sample 1');
  const [marks, setMarks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const cases = trialCasesOf(problem, own);
  const first: TrialCase = cases[0] ?? { id: 'none', isOwn: false, number: 1, input: '', expected: '' };
  const chosen = cases.find(({ id }) => id === chosenId) ?? first;

  const canAdd = isReady && own.length < MOST_OWN_CASES;
  const unmark = (id: string) => setMarks((before) => new Map([...before].filter(([key]) => key !== id)));
  const add = (one: OwnCase) => {
    if (!canAdd) return;
    keep([...own, one]);
    choose(`own ${own.length + 1}`);
  };
  return {
    cases,
    chosen,
    choose,
    marks,
    canAdd,
    /** Whether the own cases are safe. */
    ownState,
    add,
    /** An example that is changed becomes a case of one's own. */
    edit(part: Partial<OwnCase>) {
      const { input, expected, isOwn, number, id } = chosen;
      if (!isOwn) return add({ input, expected: '', ...part });
      keep(own.map((one, index) => (index === number - 1 ? { input, expected, ...part } : one)));
      unmark(id);
    },
    remove() {
      if (!chosen.isOwn) return;
      keep(own.filter((_, index) => index !== chosen.number - 1));
      // Those behind it have other numbers now.
      setMarks((before) => new Map([...before].filter(([key]) => key.startsWith('sample'))));
      choose(first.id);
    },
    /** Notes how a run went; tells whether it was as expected. */
    mark(one: TrialCase, result: RunResult): boolean | null {
      const isRight = isAsExpected(one, result);
      if (isRight !== null) setMarks((before) => new Map(before).set(one.id, isRight));
      return isRight;
    },
    /** The program has changed: nothing is known of it. */
    forget() {
      if (marks.size > 0) setMarks(new Map());
    },
  };
}

export type TrialCases = ReturnType<typeof useTrialCases>;
