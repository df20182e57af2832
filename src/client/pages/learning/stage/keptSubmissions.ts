import { languageSchema } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { z } from 'zod';

/** A cleared stage whose program did not reach the server. */
export interface KeptSubmission {
  readonly problemId: number;
  /** The idempotency key: however often it is sent, it counts once. */
  readonly clientKey: string;
  readonly language: Language;
  readonly source: string;
}

const keptSchema = z.array(
  z.object({ problemId: z.number(), clientKey: z.string(), language: languageSchema, source: z.string() }),
);

const keyOf = (userId: number) => `dolphin.stages.${userId}`;

/** Programs of one account that wait on this device, the oldest first; none where storage is not to be had. */
export function keptSubmissions(userId: number): KeptSubmission[] {
  try {
    return keptSchema.parse(JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** The newest program of a problem replaces the one before it. */
export function keepSubmission(userId: number, kept: KeptSubmission): void {
  write(userId, [...keptSubmissions(userId).filter(({ problemId }) => problemId !== kept.problemId), kept]);
}

export function forgetSubmission(userId: number, clientKey: string): void {
  write(
    userId,
    keptSubmissions(userId).filter((kept) => kept.clientKey !== clientKey),
  );
}

function write(userId: number, kept: readonly KeptSubmission[]): void {
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the stars are then saved by the next run.
  }
}
