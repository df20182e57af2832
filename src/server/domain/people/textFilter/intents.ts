import { GIFT, PASSWORD, PICTURE, SECRECY, SEXUAL } from './privateAsks.ts';
import { MEETING, SCHOOL, WHERE } from './meetingAsks.ts';
import { ALONE_ASK, ELSEWHERE_ASK, PARCEL_ASK, PURSE_ASK, SWEETHEART_ASK } from './luring.ts';
import { BODY_ASK, BRIBE_ASK, CODE_ASK, HIDDEN_ROOM_ASK, WAY_ASK } from './prying.ts';
import { REACH } from './reachAsks.ts';
import type { Ask } from './askParts.ts';

// Pure. The wish of a line to another child, read without spaces and signs (`tightText`). Each intent is a few
// patterns of the same small parts: a thing, up to some letters in between, and a wish.

const ASKS: readonly (readonly [Ask, RegExp])[] = [
  ['SEXUAL', SEXUAL],
  ['PASSWORD', PASSWORD],
  ['GIFT', GIFT],
  ['SECRECY', SECRECY],
  ...REACH,
  ['PICTURE', PICTURE],
  ['ADDRESS', WHERE],
  ['MEETING', MEETING],
  ['SCHOOL', SCHOOL],
  ['MESSENGER', ELSEWHERE_ASK],
  ['PASSWORD', PURSE_ASK],
  ['ADDRESS', PARCEL_ASK],
  ['SEXUAL', SWEETHEART_ASK],
  ['MEETING', ALONE_ASK],
  ['PASSWORD', CODE_ASK],
  ['SECRECY', HIDDEN_ROOM_ASK],
  ['ADDRESS', WAY_ASK],
  ['SEXUAL', BODY_ASK],
  ['GIFT', BRIBE_ASK],
];
/** Somebody warns of the very thing: 번호 알려주면 안 돼. */
const WARNING =
  /(?:면안[돼되된]|지마|지말(?!해|하)|지않|안된대|위험|안알려|말라고|하지마|거절|달라고하면|달라하면|싫다고해)/u;

/** The request of a line to another child, or null. `isQuestion` distinguishes 주면 안 돼? (asks) from 주면 안 돼 (warns). */
export function findAsk(tight: string, { isQuestion }: { isQuestion: boolean }): Ask | null {
  const found = ASKS.find(([, pattern]) => pattern.test(tight))?.[0] ?? null;
  if (found === null || found === 'SECRECY' || found === 'SEXUAL') return found;
  return !isQuestion && WARNING.test(tight) ? null : found;
}
