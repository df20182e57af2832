import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import type { Skill } from '#shared/contract/world/skills.ts';
import { skillTexts } from './texts.ts';
import styles from './Skills.module.css';

/** How a skill is used, in words for keys or for touch. */
export function SkillHint({ skill: { hint, touchHint } }: { readonly skill: Skill }) {
  const isTouch = useTouchDevice();
  return (
    <p className={styles.hint}>
      <b>{skillTexts.howTo}</b> <span>{isTouch ? touchHint : hint}</span>
    </p>
  );
}
