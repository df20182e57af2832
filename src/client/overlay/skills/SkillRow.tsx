import { useMutation, useQueryClient } from '@tanstack/react-query';
import { skillQueries } from '#client/net/queries/skillQueries.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { learnSkill } from '#client/net/rest/skills.ts';
import { loadWallet } from '#client/net/rest/world.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Skill } from '#shared/contract/skills.ts';
import { skillTexts } from './texts.ts';
import styles from './SkillDialog.module.css';

export interface SkillRowProps {
  readonly skill: Skill;
  /** Null while it is not known. */
  readonly point: number | null;
}

export function SkillRow({ skill, point }: SkillRowProps) {
  const { name, description, hint, iconUrl, currentLevel, maxLevel, levels } = skill;
  const next = levels[currentLevel];
  return (
    <li className={styles.row}>
      <img src={iconUrl} alt="" width="66" height="66" className={styles.icon} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>{description}</p>
        <p className={styles.hint}>{hint}</p>
        {next && <p className={styles.next}>{skillTexts.next(next.description)}</p>}
      </div>
      <div className={styles.level}>
        <ProgressBar
          value={currentLevel}
          max={maxLevel}
          label={name}
          caption={skillTexts.level(currentLevel, maxLevel)}
        />
        <SkillAction skill={skill} point={point} />
      </div>
    </li>
  );
}

/** The one thing to do with a skill: learn it, raise it, or hear what is missing. */
function SkillAction({ skill, point }: SkillRowProps) {
  const learn = useLearn(skill);
  const { price, acquirable, currentLevel, requirements } = skill;
  if (price === null) {
    return (
      <Button tone="alt" disabled>
        {skillTexts.highest}
      </Button>
    );
  }
  const missing = price - (point ?? price);
  const [required] = requirements;
  return (
    <>
      <Button
        busy={learn.isPending}
        disabled={!acquirable || missing > 0}
        onClick={() => learn.mutate()}
        aria-label={`${skill.name} ${currentLevel > 0 ? skillTexts.upgrade : skillTexts.acquire}`}
      >
        {currentLevel > 0 ? skillTexts.upgrade : skillTexts.acquire}
      </Button>
      <span className={styles.price}>
        <img src="/ui/coin.svg" alt="" width="18" height="18" />
        {skillTexts.price(price)}
      </span>
      {!acquirable && required && (
        <span className={styles.missing}>{skillTexts.requiredLevel(required.level)}</span>
      )}
      {acquirable && missing > 0 && <span className={styles.missing}>{skillTexts.short(missing)}</span>}
    </>
  );
}

function useLearn(skill: Skill) {
  const queries = useQueryClient();
  const isFirst = skill.currentLevel === 0;
  const refresh = () => queries.invalidateQueries({ queryKey: skillQueries.all });
  return useMutation({
    mutationFn: () => learnSkill(skill),
    onSuccess: async () => {
      showToast({ text: isFirst ? skillTexts.acquired : skillTexts.upgraded, theme: 'success' });
      await refresh();
    },
    onError: async (error) => {
      const told = error instanceof ApiError && error.failure === 'answered' ? error.userMessage : '';
      showToast({
        text: told || (isFirst ? skillTexts.acquireFailed : skillTexts.upgradeFailed),
        theme: 'warning',
      });
      // It may have been learned all the same: another tab, or an answer that was lost.
      await Promise.allSettled([refresh(), loadWallet()]);
    },
  });
}
