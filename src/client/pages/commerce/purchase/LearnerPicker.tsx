import { ChevronDown } from 'lucide-react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { purchaseTexts } from './texts.ts';
import styles from './LearnerPicker.module.css';

const texts = purchaseTexts.learner;

export interface Learner {
  readonly userId: number;
  readonly nickname: string;
  readonly itemKeyList: readonly string[];
}

export interface LearnerPickerProps {
  readonly learners: readonly Learner[];
  readonly chosen: Learner;
  readonly isOwn: boolean;
  readonly onChoose: (userId: number) => void;
}

/** Who is going to learn; with one alone there is nothing to choose. */
export function LearnerPicker({ learners, chosen, isOwn, onChoose }: LearnerPickerProps) {
  const label = isOwn ? texts.own : texts.label;
  const isChoice = learners.length > 1;
  return (
    <div className={styles.learner}>
      {chosen.itemKeyList.length > 0 && (
        <span className={styles.face}>
          <AvatarPreview itemKeys={chosen.itemKeyList} height={36} bust animate={false} label="" />
        </span>
      )}
      <span className={styles.words}>
        <small>{label}</small>
        <b>{chosen.nickname}</b>
      </span>
      {isChoice && (
        <>
          <ChevronDown aria-hidden="true" />
          <select
            aria-label={label}
            value={chosen.userId}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            {learners.map(({ userId, nickname }) => (
              <option key={userId} value={userId}>
                {nickname}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
