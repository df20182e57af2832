import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { SkillAction, type SkillActionProps } from './SkillAction.tsx';
import { SkillHint } from './SkillHint.tsx';
import { skillTexts } from './texts.ts';
import styles from './Skills.module.css';

/** One skill of the list, with its action. */
export function SkillRow({ skill, point }: SkillActionProps) {
  const { name, description, iconUrl, currentLevel, maxLevel, levels } = skill;
  const next = levels[currentLevel];
  return (
    <li className={styles.row}>
      <img src={iconUrl} alt="" width="66" height="66" className={styles.icon} />
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p>{description}</p>
        <SkillHint skill={skill} />
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
