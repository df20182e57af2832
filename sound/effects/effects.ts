import type { EffectName } from '#shared/content/sounds.ts';
import { contestEffects } from './contestEffects.ts';
import type { Effect } from './effect.ts';
import { interfaceEffects } from './interfaceEffects.ts';
import { lessonEffects } from './lessonEffects.ts';
import { movementEffects } from './movementEffects.ts';
import { rewardEffects } from './rewardEffects.ts';
import { talkEffects } from './talkEffects.ts';

/** How every effect is made. */
export const EFFECTS: Readonly<Record<EffectName, Effect>> = {
  ...interfaceEffects,
  ...movementEffects,
  ...lessonEffects,
  ...rewardEffects,
  ...contestEffects,
  ...talkEffects,
};
