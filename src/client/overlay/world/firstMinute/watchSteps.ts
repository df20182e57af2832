/** Pure: which steps of the first minute are done; positions are feet in world px, times ms. */
import { FIRST_MINUTE_SHELLS } from '#shared/content/collectibles.ts';
import type { Spot } from '#client/bridge/worldEvents.ts';

export const STEPS = ['walk', 'jump', 'talk'] as const;
export type Step = (typeof STEPS)[number];

export interface Steps {
  /** How far one has walked, px. */
  readonly walked: number;
  readonly at: Spot | null;
  /** Shells in reach of a jump that are not taken yet. */
  readonly shells: readonly Spot[];
  readonly taken: number;
  /** A jump that has brought no shell yet: since when. */
  readonly jumpedAt: number | null;
  readonly hasTalked: boolean;
  /** When the player last did anything. */
  readonly triedAt: number;
}

export type StepNews =
  | { readonly kind: 'moved'; readonly to: Spot }
  | { readonly kind: 'jumped' }
  | { readonly kind: 'talked' };

/** That far walked, walking is done. */
const WALK_PX = 130;
/** One who moves farther in a frame was put there. */
const TELEPORT_PX = 60;
const CHEST_PX = 55;
const TOUCH_PX = 66;
/** A jump that touches no shell by then brings the nearest one: nobody fails here. */
const JUMP_MS = 750;
/** So long without a try, the dolphin says it again. */
export const REMINDER_MS = 12_000;

export function beginSteps(shells: readonly Spot[], now: number): Steps {
  return { walked: 0, at: null, shells, taken: 0, jumpedAt: null, hasTalked: false, triedAt: now };
}

export function watchSteps(steps: Steps, news: StepNews, now: number): Steps {
  if (news.kind === 'talked') return { ...steps, hasTalked: true, triedAt: now };
  // A jump before the last one has brought its shell brings it now.
  if (news.kind === 'jumped')
    return { ...withNearest(steps, steps.jumpedAt !== null), jumpedAt: now, triedAt: now };
  const { at } = steps;
  const { to } = news;
  const px = at === null ? 0 : Math.abs(to.x - at.x);
  const hasMoved = at !== null && (px > 0 || to.y !== at.y);
  const moved: Steps = {
    ...steps,
    at: to,
    walked: steps.walked + (px > TELEPORT_PX ? 0 : px),
    triedAt: hasMoved ? now : steps.triedAt,
  };
  const left = moved.shells.filter((shell) => !touches(to, shell));
  if (left.length < moved.shells.length)
    return { ...moved, shells: left, taken: moved.taken + moved.shells.length - left.length, jumpedAt: null };
  return withNearest(moved, moved.jumpedAt !== null && now - moved.jumpedAt > JUMP_MS);
}

export function isStepDone({ walked, taken, hasTalked }: Steps, step: Step): boolean {
  if (step === 'walk') return walked >= WALK_PX;
  return step === 'jump' ? taken >= FIRST_MINUTE_SHELLS : hasTalked;
}

/** The first step that is not done; null when all are. */
export const presentStep = (steps: Steps): Step | null =>
  STEPS.find((step) => !isStepDone(steps, step)) ?? null;

function withNearest(steps: Steps, isDue: boolean): Steps {
  if (!isDue) return steps;
  const [, ...left] = steps.shells.toSorted((a, b) => distance(steps.at, a) - distance(steps.at, b));
  return { ...steps, shells: left, taken: steps.taken + steps.shells.length - left.length, jumpedAt: null };
}

const distance = (at: Spot | null, shell: Spot) =>
  at === null ? 0 : Math.hypot(shell.x - at.x, shell.y - at.y);

const touches = ({ x, y }: Spot, shell: Spot) => Math.hypot(shell.x - x, shell.y - (y - CHEST_PX)) < TOUCH_PX;
