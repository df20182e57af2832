import type { EffectName } from '#shared/content/sounds.ts';
import type { DialogName } from '#client/ui/dialogs/dialogPayloads.ts';
import type { DialogEntry } from '#client/ui/dialogs/dialogStore.ts';
import type { Toast } from '#client/ui/toast/toastStore.ts';

/** Dialogs that open with a sound of their own. A talk begins with a voice. */
const OPENINGS: Readonly<Partial<Record<DialogName, EffectName | null>>> = {
  npc: null,
  reward: 'gift',
  notice: 'notice',
  alert: 'error',
  signUpRequired: 'notice',
  premiumRequired: 'notice',
};

const TOASTS: Readonly<Partial<Record<Toast['theme'], EffectName>>> = {
  info: 'notice',
  warning: 'error',
  danger: 'error',
};

/** Sounds of dialogs that have come, or else gone. */
export function dialogSounds(now: readonly DialogEntry[], before: readonly DialogEntry[]): EffectName[] {
  const openBefore = new Set(openOnes(before).map(({ key }) => key));
  const open = openOnes(now);
  const come = open.filter(({ key }) => !openBefore.has(key));
  if (come.length > 0)
    return come.flatMap(({ name }) => {
      const sound = OPENINGS[name];
      return sound === null ? [] : [sound ?? 'open'];
    });
  return open.length < openBefore.size ? ['close'] : [];
}

const openOnes = (stack: readonly DialogEntry[]) => stack.filter((entry) => entry.open);

/** Sounds of new toasts. */
export function toastSounds(now: readonly Toast[], before: readonly Toast[]): EffectName[] {
  const known = new Set(before.map(({ key }) => key));
  return now.flatMap(({ key, theme }) => {
    const sound = TOASTS[theme];
    return sound && !known.has(key) ? [sound] : [];
  });
}
