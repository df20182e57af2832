import type { DailyPuzzle } from '#shared/contract/learning/dailyPuzzles.ts';
import type { UserCall } from '#server/domain/call.ts';
import { checkDay, daysOfMonth, puzzleDays } from './puzzleDays.ts';
import { linesOf, sourceOf, textOf } from './puzzles/describeProgram.ts';
import { puzzleOfDay } from './puzzles/puzzleOfDay.ts';
import { friendsWhoSolved, readCompanion, solvedDays, solvedWay } from './solutions.ts';

/** The shells of a month, by default that of today, and what stands beside them. Throws as `checkDay` does. */
export async function readPuzzleMonth(
  query: UserCall & { readonly month?: string | undefined; readonly day?: string | undefined },
) {
  const { deps, userId } = query;
  const days = await puzzleDays(query);
  const { today, firstDay } = days;
  const { month = today.slice(0, 7), day = today } = query;
  checkDay(days, `${month}-01`);
  checkDay(days, day);
  const [solvedDayList, companion, friendList] = await Promise.all([
    solvedDays({ db: deps.db, userId, ...daysOfMonth(month) }),
    readCompanion({ db: deps.db, userId }),
    friendsWhoSolved({ deps, userId, day }),
  ]);
  return { today, month, firstMonth: firstDay.slice(0, 7), solvedDayList, companion, friendList };
}

/** The puzzle of a day, without its answer. Throws as `checkDay` does. */
export async function openPuzzle(query: UserCall & { readonly day: string }): Promise<DailyPuzzle> {
  const { deps, userId, day } = query;
  checkDay(await puzzleDays(query), day);
  const puzzle = puzzleOfDay(day);
  const { title, question, hint, concept, level, choices } = puzzle;
  const [javascript, python] = [textOf(puzzle, 'JAVASCRIPT'), textOf(puzzle, 'PYTHON')];
  return {
    ...{ day, title, question, hint, concept, level },
    lineList: linesOf(puzzle),
    choiceList: choices.map(({ label, filling }, index) => ({
      label,
      source: sourceOf(puzzle, filling),
      code: { JAVASCRIPT: javascript.gaps[index] ?? '', PYTHON: python.gaps[index] ?? '' },
    })),
    code: { JAVASCRIPT: javascript.code, PYTHON: python.code },
    solvedWay: await solvedWay({ db: deps.db, userId, day }),
  };
}
