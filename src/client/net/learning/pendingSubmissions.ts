import { z } from 'zod';
import { languageSchema } from '#shared/contract/learning/languages.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import {
  isUnanswered,
  loadMissedChange,
  submitProblem,
  type CodeToSubmit,
  type Program,
} from './submissions.ts';

/* Programs that cleared a stage or a phase of a foe. Those that cannot be sent wait on this device. */

const pendingSchema = z.array(
  z.object({ problemId: z.number(), clientKey: z.string(), language: languageSchema, source: z.string() }),
);

interface Sender {
  readonly channelId: number;
  readonly userId: number;
}

/** Submits the program of a cleared stage. It stays on the device until the server has answered. */
export const useSubmitStage = mutationHook((sender: Sender) => ({
  mutationFn: (program: Program & { readonly problemId: number }) => {
    const pending = { ...program, clientKey: crypto.randomUUID() };
    const others = pendingOf(sender.userId).filter(({ problemId }) => problemId !== pending.problemId);
    save(sender.userId, [...others, pending]);
    return send(sender, pending);
  },
}));

/** Sends what waits one after another, the oldest first; `onSent` hears of each that was taken. */
export async function sendPending(
  sender: Sender,
  onSent: (pending: CodeToSubmit, submission: Submission) => void,
): Promise<void> {
  for (const pending of pendingOf(sender.userId)) {
    const submission = await send(sender, pending).catch(() => null);
    if (submission !== null) onSent(pending, submission);
  }
}

async function send({ channelId, userId }: Sender, pending: CodeToSubmit): Promise<Submission> {
  try {
    const submission = await submitProblem(channelId, pending);
    forget(userId, pending);
    await loadMissedChange(submission);
    void renew([queryKeys.learning]);
    return submission;
  } catch (error) {
    if (!isUnanswered(error)) forget(userId, pending);
    throw error;
  }
}

const storageKey = (userId: number) => `dolphin.stages.${userId}`;

/** Programs of one account that wait on this device; none where storage is not to be had. */
function pendingOf(userId: number): CodeToSubmit[] {
  try {
    return pendingSchema.parse(JSON.parse(window.localStorage.getItem(storageKey(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

const forget = (userId: number, { clientKey }: CodeToSubmit) =>
  save(
    userId,
    pendingOf(userId).filter((pending) => pending.clientKey !== clientKey),
  );

function save(userId: number, pending: readonly CodeToSubmit[]): void {
  try {
    window.localStorage.setItem(storageKey(userId), JSON.stringify(pending));
  } catch {
    // Storage is full or forbidden: the stars are then saved by the next run.
  }
}
