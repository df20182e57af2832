import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Lock } from 'lucide-react';
import type { Skill } from '#shared/contract/world/skills.ts';
import { skillQueries } from '#client/net/world/skills.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
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
    <Card as="article" gap={3} className={styles.description} aria-label={name} aria-live="polite">
      <Row as="header" className={styles.head}>
        <img src={iconUrl} alt="" width="96" height="96" />
        <div>
          <Heading level={3} size="title">
            {name}
          </Heading>
          <Text size="label" tone="accent">
            {skillTexts.level(currentLevel, maxLevel)}
          </Text>
        </div>
      </Row>
      <Text size="small" bold>
        {description}
      </Text>
      <SkillHint skill={skill} />
      <Stack as="ol" gap={2} className={styles.levels} aria-label={skillTexts.levels}>
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
      </Stack>
      {requirements.length > 0 && (
        <Stack as="ul" gap={2} className={styles.needs} aria-label={skillTexts.needs}>
          {requirements.map((required) => (
            <li key={`${required.type}-${required.name}`} className={classNames(required.met && styles.met)}>
              {required.met ? <CircleCheck aria-hidden="true" /> : <Lock aria-hidden="true" />}
              {skillTexts.requirement(required)}
            </li>
          ))}
        </Stack>
      )}
      <Stack gap={3}>
        <SkillAction skill={skill} point={point} />
        {canUse && (
          <Button tone="sea" onClick={close}>
            {skillTexts.tryNow}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
