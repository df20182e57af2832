import type { z } from 'zod';
import type { channelProfileBodySchema } from '#shared/contract/channels.ts';
import { AppError } from '#server/platform/appError.ts';
import { hasRefusedWords } from '../words/hasRefusedWords.ts';
import { isReservedName } from '../accounts/isReservedName.ts';
import { channelTexts } from './texts.ts';

export type ChannelProfile = z.output<typeof channelProfileBodySchema>;

/** Throws VALIDATION_FAIL naming the fields that hurt somebody or pretend to be somebody. */
export function refuseHurtfulProfile({ nickname, introduction }: ChannelProfile): void {
  const wrong = [
    ...(hasRefusedWords(nickname) || isReservedName(nickname) ? ['nickname'] : []),
    ...(hasRefusedWords(introduction) ? ['introduction'] : []),
  ];
  if (wrong.length === 0) return;
  throw new AppError('VALIDATION_FAIL', {
    message: channelTexts.wordsRefused,
    fieldErrors: wrong.map((field) => ({ field, message: channelTexts.wordsRefused })),
    log: `channel profile with refused words in ${wrong.join()}`,
  });
}
