import { Card } from '#client/ui/layout/Card.tsx';
import { Label } from '#client/ui/text/Text.tsx';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import type { Skill } from '#shared/contract/world/skills.ts';
import { skillTexts } from './texts.ts';
import styles from './Skills.module.css';

/** How a skill is used, in words for keys or for touch. */
export function SkillHint({ skill: { hint, touchHint } }: { readonly skill: Skill }) {
  const isTouch = useTouchDevice();
  return (
    <Card as="p" tone="info" size="small" className={styles.hint}>
      <Label tone="inherit">{skillTexts.howTo}</Label> <span>{isTouch ? touchHint : hint}</span>
    </Card>
  );
}
