import { z } from 'zod';
import { reachLocalStorage } from '../rest/tokenStorage.ts';
import { GUEST_KEY as KEY } from './guestKey.ts';

/** Several children share a device: what nobody has called theirs is forgotten after a day. */
const LIFE_MS = 24 * 60 * 60 * 1000;
/** A program of a few blocks has about one thousand letters. */
const LONGEST_PROGRAM = 20_000;

const schema = z.object({
  version: z.literal(1),
  /** Milliseconds of the clock of this device. */
  at: z.number().positive(),
  /** Ids of the chosen starter items. */
  outfit: z.array(z.int().positive()).min(1).max(12),
  /** Blocks of the first path as they were left; null before the first. */
  program: z.string().min(1).max(LONGEST_PROGRAM).nullable(),
  /** The program has reached the shell in this browser; whether it counts is decided by the server alone. */
  hasMet: z.boolean(),
  /** The account that has called it its own; null before. */
  userId: z.int().positive().nullable(),
});

/** The progress of a child without an account. It holds nothing of the person, and lies in this browser alone. */
export type GuestProgress = Readonly<Omit<z.infer<typeof schema>, 'version' | 'at'>>;

type GuestStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The text that no storage has taken; it lasts as long as the page. */
let unkept: string | null = null;

interface Place {
  readonly storage?: GuestStorage | null;
  readonly now?: number;
}

/** Null without any, and for what is old, of another version or no progress at all; that is removed. */
export function readGuestProgress(place: Place = {}): GuestProgress | null {
  const { storage = reachLocalStorage(), now = Date.now() } = place;
  const text = storage?.getItem(KEY) ?? unkept;
  if (text === null) return null;
  const read = schema.safeParse(parseJson(text));
  if (!read.success || read.data.at > now || now - read.data.at > LIFE_MS) {
    clearGuestProgress({ storage });
    return null;
  }
  const { version: _version, at: _at, ...progress } = read.data;
  return progress;
}

export function keepGuestProgress(progress: GuestProgress, place: Place = {}): void {
  const { storage = reachLocalStorage(), now = Date.now() } = place;
  const text = JSON.stringify({ version: 1, at: now, ...progress });
  unkept = null;
  try {
    if (storage === null) unkept = text;
    else storage.setItem(KEY, text);
  } catch {
    storage?.removeItem(KEY);
    unkept = text;
  }
}

export function clearGuestProgress({ storage = reachLocalStorage() }: Place = {}): void {
  unkept = null;
  storage?.removeItem(KEY);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
