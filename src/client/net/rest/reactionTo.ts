import type { ErrorEntry } from '#shared/contract/errorEntry.ts';
import { ERRORS } from '#shared/contract/errors.ts';
import type { ApiError } from './ApiError.ts';
import { restTexts } from './restTexts.ts';

/** The request layer's reaction to a failed call, besides throwing it to its caller. */
export type Reaction =
  /** Nothing: the caller handles it. */
  | { readonly kind: 'ignore' }
  /** No network: report it once, cancel pending requests. */
  | { readonly kind: 'offline' }
  /** Open the notice dialog. */
  | { readonly kind: 'notice'; readonly message: string; readonly detail?: string }
  /** An unknown code with a message: show the message and the support address. */
  | { readonly kind: 'contact'; readonly message: string }
  /** Nothing is known: the generic message and how to refresh. */
  | { readonly kind: 'unexpected' }
  | { readonly kind: 'signIn' };

const IGNORE: Reaction = { kind: 'ignore' };

/** Calls to these paths are the caller's own business, even when they fail. */
const IGNORED_PATHS: readonly string[] = ['coding-executions'];

/** Paths whose errors mean something of their own. */
const SPECIAL_PATHS: readonly { readonly path: RegExp; readonly reaction: Reaction }[] = [
  { path: /\/videos?\/.*conver(t|sion)/, reaction: { kind: 'notice', message: restTexts.videoConverting } },
  {
    path: /\/visible-?states?(\/|$)/,
    reaction: { kind: 'notice', message: restTexts.visibleStateTitle, detail: restTexts.visibleStateDetail },
  },
  { path: /\/tutors?\/.*problem-?drafts?/, reaction: { kind: 'notice', message: restTexts.tutorDraft } },
];

/** The one decision of product spec §8: pure, so that its whole table can be tested. */
export function reactionTo(error: ApiError, channelName: string | null): Reaction {
  if (error.failure === 'cancelled') return IGNORE;
  if (IGNORED_PATHS.some((path) => error.path.includes(path))) return IGNORE;
  if (error.failure === 'network') return { kind: 'offline' };

  const special = SPECIAL_PATHS.find(({ path }) => path.test(error.path));
  if (special) return special.reaction;
  if (error.failure === 'timeout') return { kind: 'offline' };
  if (error.failure === 'badReply' || error.code === 'UNEXPECTED') return { kind: 'unexpected' };
  if (error.code !== null) return reactionToCode(ERRORS[error.code], error, channelName);
  return error.userMessage === '' ? { kind: 'unexpected' } : { kind: 'contact', message: error.userMessage };
}

function reactionToCode(entry: ErrorEntry, error: ApiError, channelName: string | null): Reaction {
  if (entry.reaction === 'redirect') return { kind: 'signIn' };
  if (entry.reaction !== 'notice') return IGNORE;
  const name = (text: string) => text.replace('{channel}', channelName ?? restTexts.channel);
  const detail = error.detail ?? entry.detail;
  return {
    kind: 'notice',
    message: name(error.userMessage || entry.message),
    ...(detail !== undefined && { detail: name(detail) }),
  };
}
