import type { AnimationName as Shown } from '#shared/content/avatarLayers.ts';
import type { AnimationName } from '#shared/simulation/animationOf.ts';

/** Pure: what is drawn of a body that may sit: only whoever stands still can. */
export function seatedOr(animation: AnimationName, isSitting: boolean): Shown {
  return isSitting && animation === 'stand' ? 'sit' : animation;
}
