import { useState } from 'react';
import { useStore } from 'zustand';
import { sessionStore } from '#client/stores/sessionStore.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import { reachStorage } from '../drafts/draftBackup.ts';
import type { RunResult } from './runResultOf.ts';
import {
  isAsExpected,
  MOST_OWN_CASES,
  parseOwnCases,
  trialCasesOf,
  type OwnCase,
  type TrialCase,
} from './trialCases.ts';

/** Own cases stay on this device, by account and problem. */
function caseShelf(userId: number, problemId: number) {
  const storage = reachStorage();
  const key = `dolphin.cases.${userId}.${problemId}`;
  return {
    read: () => parseOwnCases(storage?.getItem(key) ?? null),
    write(own: readonly OwnCase[]) {
      try {
        if (own.length === 0) storage?.removeItem(key);
        else storage?.setItem(key, JSON.stringify(own));
      } catch {
        // Storage is full or forbidden: the cases last as long as the page.
      }
    },
  };
}

/** The cases a program is tried with, which of them is chosen, and how each went with the program as it is. */
export function useTrialCases(problem: Problem) {
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const shelf = caseShelf(userId, problem.problemId);
  const [own, setOwn] = useState(shelf.read);
  const [chosenId, choose] = useState('sample 1');
  const [marks, setMarks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const cases = trialCasesOf(problem, own);
  const first: TrialCase = cases[0] ?? { id: 'none', isOwn: false, number: 1, input: '', expected: '' };
  const chosen = cases.find(({ id }) => id === chosenId) ?? first;

  const keep = (next: readonly OwnCase[]) => {
    setOwn(next);
    shelf.write(next);
  };
  const unmark = (id: string) => setMarks((before) => new Map([...before].filter(([key]) => key !== id)));
  const add = (one: OwnCase) => {
    if (own.length >= MOST_OWN_CASES) return;
    keep([...own, one]);
    choose(`own ${own.length + 1}`);
  };
  return {
    cases,
    chosen,
    choose,
    marks,
    canAdd: own.length < MOST_OWN_CASES,
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
