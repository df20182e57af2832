import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { FIRST_PATH } from '#shared/content/firstPath.ts';
import type { UserState } from '#shared/contract/people/accounts.ts';
import { clearGuestProgress, readGuestProgress } from '#client/net/localPreferences/guestProgress.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { chooseOutfit } from '#client/net/world/avatar.ts';
import { isUnanswered, loadMissedChange, submitProblem, untilJudged } from './submissions.ts';

type Newcomer = Pick<
  UserState,
  'userId' | 'needsExtraInfo' | 'needsBirthDate' | 'needsTerms' | 'needsOutfit'
>;

/** Two changes of an account that follow each other hand in once. */
let isUnderWay = false;

/** The verdict is asked for so often, and so many times. */
const WAIT = { everyMs: 1500, times: 40 };

/**
 * Gives an account the outfit of a guest, then the program of the first path, which the server judges like any other.
 * Each change of the account calls it, until nothing is left. A refusal of the server ends it; without an answer the
 * next page tries again.
 */
export async function handInGuestProgress(user: Newcomer): Promise<void> {
  const progress = readGuestProgress();
  if (progress === null || progress.userId !== user.userId) return;
  if (user.needsExtraInfo || user.needsBirthDate || user.needsTerms || isUnderWay) return;
  isUnderWay = !user.needsOutfit;
  try {
    if (user.needsOutfit) {
      await chooseOutfit(progress.outfit);
      return;
    }
    const { program, hasMet } = progress;
    if (program !== null && hasMet) await submit(program);
    clearGuestProgress();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A refused outfit is chosen on its page, and the program still counts.
    if (!isUnanswered(error) && !user.needsOutfit) clearGuestProgress();
  } finally {
    if (!user.needsOutfit) isUnderWay = false;
  }
}

async function submit(source: string): Promise<void> {
  const { problemId } = FIRST_PATH.object;
  const program = { problemId, language: 'BLOCKS', source, clientKey: crypto.randomUUID() } as const;
  const first = await submitProblem(DEFAULT_CHANNEL_ID, program);
  await loadMissedChange(await untilJudged(DEFAULT_CHANNEL_ID, first, WAIT));
}
