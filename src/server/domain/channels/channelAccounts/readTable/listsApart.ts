import { AppError } from '#server/platform/appError.ts';
import { ApartThread } from '#server/platform/ApartThread.ts';
import { channelAccountTexts as texts } from '../texts.ts';
import type { memberLists } from './memberLists.ts';

const thread = new ApartThread<typeof memberLists>({
  module: new URL('./listThread.ts', import.meta.url),
  name: 'member lists',
  heapMb: 512,
  answerMs: 60_000,
});

/**
 * Reads and checks lists of members in a thread: a file of 2 MB, or a thousand names for the filter of words, would
 * delay all other requests. Throws FILE_UNREADABLE when the thread was lost over it.
 */
export const listsApart: {
  readonly [Name in keyof typeof memberLists]: (
    ...args: Parameters<(typeof memberLists)[Name]>
  ) => Promise<ReturnType<(typeof memberLists)[Name]>>;
} = {
  readList: async (...args) => given(await thread.ask('readList', ...args)),
  readRows: async (...args) => given(await thread.ask('readRows', ...args)),
  checkRows: async (...args) => given(await thread.ask('checkRows', ...args)),
};

function given<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new AppError('FILE_UNREADABLE', {
    message: texts.unreadable,
    log: 'the thread of member lists was lost over a list',
  });
}
