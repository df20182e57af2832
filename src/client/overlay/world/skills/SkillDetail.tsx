import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Lock } from 'lucide-react';
import type { Skill } from '#shared/contract/world/skills.ts';
import { skillQueries } from '#client/net/world/skills.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { SkillAction } from './SkillAction.tsx';
import { SkillHint } from './SkillHint.tsx';
import { skillTexts } from './texts.ts';
import styles from './Skills.module.css';

export interface SkillDetailProps {
  readonly skill: Skill;
  /** Null while it is loading. */
  readonly point: number | null;
  readonly worldId: number;
}

/** One skill whole: how it is used, its levels, what the next one asks for, and the button. */
export function SkillDetail({ skill, point, worldId }: SkillDetailProps) {
  const { id, name, description, iconUrl, currentLevel, maxLevel, levels, requirements } = skill;
  const { close } = useDialogControl();
  const { data: learned } = useQuery(skillQueries.world(worldId));
  const canUse = learned?.userSkillList.some(({ worldSkillId }) => worldSkillId === id) ?? currentLevel > 0;
  return (
    <article className={styles.detailDetail} aria-label={name} aria-live="polite">
      <header className={styles.head}>
        <img src={iconUrl} alt="" width="96" height="96" className={styles.detailIcon} />
        <div>
          <h3 className={styles.detailName}>{name}</h3>
          <p className={styles.detailLevel}>{skillTexts.level(currentLevel, maxLevel)}</p>
        </div>
      </header>
      <p className={styles.description}>{description}</p>
      <SkillHint skill={skill} />
      <ol className={styles.levels} aria-label={skillTexts.levels}>
        {levels.map(({ level, description: does }) => (
          <li
            key={level}
            className={classNames(
              level <= currentLevel && styles.has,
              level === currentLevel + 1 && styles.detailNext,
            )}
          >
            <b>{level}</b>
            {does}
          </li>
        ))}
      </ol>
      {requirements.length > 0 && (
        <ul className={styles.needs} aria-label={skillTexts.needs}>
          {requirements.map((required) => (
            <li key={`${required.type}-${required.name}`} className={classNames(required.met && styles.met)}>
              {required.met ? <CircleCheck aria-hidden="true" /> : <Lock aria-hidden="true" />}
              {skillTexts.requirement(required)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <SkillAction skill={skill} point={point} />
        {canUse && (
          <Button tone="sea" onClick={close}>
            {skillTexts.tryNow}
          </Button>
        )}
      </div>
    </article>
  );
}
