import { ChevronDown } from 'lucide-react';
import { itemByKey } from '#shared/content/items.ts';
import type { UserState } from '#shared/contract/people/accounts.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Caption, Label } from '#client/ui/text/Text.tsx';
import { purchaseTexts } from './texts.ts';
import styles from './Purchase.module.css';

const texts = purchaseTexts.learner;

export interface Learner {
  readonly userId: number;
  readonly nickname: string;
  readonly itemKeyList: readonly string[];
  readonly offFeatureList: UserState['offFeatureList'];
}

export interface LearnerPickerProps {
  readonly learners: readonly Learner[];
  readonly chosen: Learner;
  readonly isOwn: boolean;
  readonly onChoose: (userId: number) => void;
}

/** The choice of the learner; with one alone there is nothing to choose. */
export function LearnerPicker({ learners, chosen, isOwn, onChoose }: LearnerPickerProps) {
  const label = isOwn ? texts.own : texts.label;
  const isChoice = learners.length > 1;
  return (
    <Card layout="row" size="small" className={styles.learner}>
      <Avatar
        nickname={chosen.nickname}
        itemIdList={chosen.itemKeyList.flatMap((key) => itemByKey(key)?.id ?? [])}
      />
      <Stack as="span" gap={0}>
        <Caption>{label}</Caption>
        <Label>{chosen.nickname}</Label>
      </Stack>
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
    </Card>
  );
}
