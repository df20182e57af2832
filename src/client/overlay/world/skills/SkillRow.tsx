import { Card } from '#client/ui/layout/Card.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
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
    <Card as="li" className={styles.row}>
      <img src={iconUrl} alt="" width="66" height="66" />
      <div>
        <Heading level={3} size="heading">
          {name}
        </Heading>
        <Text size="small">{description}</Text>
        <SkillHint skill={skill} />
        {next && <Hint>{skillTexts.next(next.description)}</Hint>}
      </div>
      <Stack gap={2} className={styles.level}>
        <ProgressBar
          value={currentLevel}
          max={maxLevel}
          label={name}
          caption={skillTexts.level(currentLevel, maxLevel)}
        />
        <SkillAction skill={skill} point={point} />
      </Stack>
    </Card>
  );
}
