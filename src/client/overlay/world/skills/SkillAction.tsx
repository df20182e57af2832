import type { Skill } from '#shared/contract/world/skills.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { skillTexts } from './texts.ts';
import { useLearnSkill } from './useLearnSkill.ts';
import styles from './Skills.module.css';

export interface SkillActionProps {
  readonly skill: Skill;
  /** Null while it is loading. */
  readonly point: number | null;
}

/** MAX, UPGRADE or ACQUIRE of a skill, with its price and with what is missing in words. */
export function SkillAction({ skill, point }: SkillActionProps) {
  const learn = useLearnSkill(skill);
  const { name, price, acquirable, currentLevel, maxLevel, requirements } = skill;
  if (currentLevel >= maxLevel || price === null) {
    return (
      <div className={styles.action}>
        <Button tone="alt" disabled>
          {skillTexts.highest}
        </Button>
      </div>
    );
  }
  const label = currentLevel > 0 ? skillTexts.upgrade : skillTexts.acquire;
  const missing = requirements.find(({ met }) => !met);
  const short = price - (point ?? price);
  return (
    <div className={styles.action}>
      <Button
        tone="ok"
        busy={learn.isPending}
        disabled={!acquirable || short > 0}
        onClick={() => learn.mutate()}
        aria-label={skillTexts.actionOn(name, label)}
      >
        {label}
      </Button>
      <span className={styles.price}>
        <img src="/ui/coin.svg" alt="" width="18" height="18" />
        {skillTexts.price(price)}
      </span>
      {missing && <span className={styles.missing}>{skillTexts.requirement(missing)}</span>}
      {!missing && short > 0 && <span className={styles.missing}>{skillTexts.short(short)}</span>}
    </div>
  );
}
