import type { z } from 'zod';
import { SHELLS_PER_FORM } from '#shared/content/companion.ts';
import { WHALE_ID } from '#shared/content/pets.ts';
import type { dailyPuzzleRoutes, PuzzleWay } from '#shared/contract/learning/dailyPuzzles.ts';
import { dailyPuzzleSolutions as solutions } from '#server/db/tables/learning/dailyPuzzles.ts';
import type { Transaction } from '#server/db/connect.ts';
import { shownPetOf } from '#server/domain/world/pets/chosenPet.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { withNames } from '#server/judge/explain.ts';
import { explainApart } from '#server/judge/explainApart.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import type { JudgeCase, JudgeResult } from '#server/judge/judge.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';
import { checkDay, puzzleDays } from './puzzleDays.ts';
import type { Puzzle } from './puzzles/puzzle.ts';
import { puzzleOfDay } from './puzzles/puzzleOfDay.ts';
import { readCompanion } from './solutions.ts';
import { puzzleTexts } from './texts.ts';

type Answer = z.output<typeof dailyPuzzleRoutes.answer.body>;
type TextAnswer = Extract<Answer, { kind: 'TEXT' }>;
interface Verdict {
  readonly isRight: boolean;
  readonly explanation: string | null;
}

/** A shell of an old puzzle is worth as much as that of today. */
export const PUZZLE_REWARD = { point: 10, exp: 10 } as const;

const LIMITS = { timeMs: 2000, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 } as const;

/**
 * Decides an answer; the first right one of a user and day gives a shell, experience and points in one transaction.
 * Throws as `checkDay` does, and SERVICE_BUSY when a program cannot be judged now.
 */
export async function answerPuzzle(request: UserCall & { readonly day: string; readonly answer: Answer }) {
  const { deps, userId, day, answer } = request;
  checkDay(await puzzleDays(request), day);
  const puzzle = puzzleOfDay(day);
  const verdict =
    answer.kind === 'TEXT' ? await judgeText(request, puzzle, answer) : decide(puzzle, answer.choice);
  if (!verdict.isRight) {
    const companion = await readCompanion({ db: deps.db, userId });
    return { ...verdict, gainedPoint: 0, gainedExp: 0, gainedShell: 0, companion, questChange: null };
  }
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const [first] = await tx
      .insert(solutions)
      .values({ userId, day, way: wayOf(answer), solvedAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ day: solutions.day });
    if (!first) {
      const companion = await readCompanion({ db: tx, userId });
      return { ...verdict, gainedPoint: 0, gainedExp: 0, gainedShell: 0, companion, questChange: null };
    }
    const { gained } = await postReward({ tx, wallet, reasonKey: `puzzle:${day}`, reward: PUZZLE_REWARD });
    const { questChange = null } = await emit(tx, { type: 'puzzle.solved', userId });
    const companion = await readCompanion({ db: tx, userId });
    if (companion.shellTotal % SHELLS_PER_FORM === 0) await showGrowth({ deps, tx, userId });
    return {
      ...verdict,
      gainedPoint: gained.point,
      gainedExp: gained.exp,
      gainedShell: 1,
      companion,
      questChange,
    };
  });
}

/** A whale that comes along is seen in its new form at once. */
async function showGrowth({ deps, tx, userId }: UserCall & { readonly tx: Transaction }): Promise<void> {
  const petId = await shownPetOf({ db: tx, progress: deps.progress, userId });
  if (petId >= WHALE_ID) await emit(tx, { type: 'pet.chosen', userId, petId });
}

const wayOf = (answer: Answer): PuzzleWay =>
  answer.kind === 'TEXT' ? 'TEXT' : answer.usedHint ? 'HINT' : 'CHOICE';

/** A unit test plays every choice of every puzzle in the engine of stages, so its number alone decides. */
const decide = (puzzle: Puzzle, choice: number): Verdict => ({
  isRight: choice === puzzle.answer,
  explanation: null,
});

/** Judges a program as those of stages: on every variant, which must all reach the goal. */
async function judgeText(
  { deps, userId }: UserCall,
  { level }: Puzzle,
  answer: TextAnswer,
): Promise<Verdict> {
  const { language, source } = answer;
  const cases: JudgeCase[] = level.variantList.map((_, index) => ({
    ...{ input: '', expected: '' },
    device: { kind: 'stage', level, seed: index + 1 },
  }));
  const result = await deps.judge
    .judge({
      ...{ userId, language, source, cases, limits: LIMITS, stopAtFirstFailure: true },
      checker: { kind: 'trimmed' },
      priority: 'lesson',
    })
    .catch((error: unknown) => {
      if (error instanceof JudgeBusyError)
        throw new AppError('SERVICE_BUSY', { cause: error, log: error.message });
      throw error;
    });
  if (result.verdict === 'SYSTEM')
    throw new AppError('SERVICE_BUSY', { log: 'the judge could not run the program of a puzzle' });
  if (result.verdict === 'AC') return { isRight: true, explanation: null };
  return { isRight: false, explanation: await explain(result, answer, cases) };
}

async function explain(
  result: JudgeResult,
  answer: Pick<TextAnswer, 'language' | 'source'>,
  cases: readonly JudgeCase[],
): Promise<string> {
  const program = withNames(answer, cases[0]?.device);
  const failed = result.cases.find(({ verdict }) => verdict !== 'AC');
  const asked = failed && cases[failed.index];
  const words = result.compileError
    ? await explainApart('explainCompileError', result.compileError, program)
    : failed &&
      asked &&
      (await explainApart('explainFailure', {
        ...{ case: asked, visible: true, program },
        // No explanation reads what was printed.
        result: { ...failed, output: '', errorOutput: '', trace: [] },
      }));
  return words || puzzleTexts.notYet;
}
