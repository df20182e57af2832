import { postProblem } from '#shared/posts/postText.ts';
import type { PostDocument } from '#shared/posts/postDocument.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { mutedUntil } from '#server/domain/people/moderation/sanctions.ts';
import { classifyLongText } from '#server/domain/people/textFilter/classifyLongText.ts';
import { problemOf } from '#server/domain/people/textFilter/publicText.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { postTexts } from './texts.ts';

/** Throws CHAT_MUTED while staff has muted the user: a muted user does not post either. */
export async function assertNotMuted(deps: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<void> {
  const until = await mutedUntil({ deps, userId });
  if (!until) return;
  const minutes = Math.max(1, Math.ceil((until.getTime() - deps.clock.now().getTime()) / 60_000));
  throw new AppError('CHAT_MUTED', {
    message: postTexts.muted(minutes),
    log: `user ${userId} is muted until ${until.toISOString()}`,
  });
}

/**
 * Throws VALIDATION_FAIL, by field, for words that other children should not read. A call for help is also reported to
 * staff, as in the chat.
 */
export async function refuseHarmfulWords(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  userId: number,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, text] of Object.entries(fields)) {
    const found = await classifyLongText(text);
    if (found === null) continue;
    const { piece, verdict } = found;
    if (verdict.kind === 'help') {
      const at = deps.clock.now().toISOString();
      await transaction(deps, (tx) =>
        emit(tx, {
          type: 'chat.harmRepeated',
          userId,
          reason: 'NEEDS_HELP',
          lines: [{ text: piece, at, whisper: false }],
        }),
      );
    }
    const message = problemOf(verdict) ?? '';
    throw new AppError('VALIDATION_FAIL', {
      message,
      fieldErrors: [{ field, message }],
      log: `user ${userId} wrote words in ${field} that the filter refuses`,
    });
  }
}

/** Throws VALIDATION_FAIL for a document that is empty or over the limits. */
export function assertDocument(document: PostDocument, options?: { readonly mayBeEmpty: boolean }): void {
  const problem = postProblem(document, options);
  if (problem === undefined) return;
  const message = postTexts.problems[problem];
  throw new AppError('VALIDATION_FAIL', {
    message,
    fieldErrors: [{ field: 'content', message }],
    log: `a post is ${problem}`,
  });
}
