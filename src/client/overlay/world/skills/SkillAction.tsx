import type { Skill } from '#shared/contract/world/skills.ts';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { skillTexts, withReason } from './texts.ts';
import styles from './Skills.module.css';
import { useLearnNextLevel } from '#client/net/world/skills.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';

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
      <Stack gap={2} align="center">
        <Chip tone="success">{skillTexts.highest}</Chip>
      </Stack>
    );
  }
  const label = currentLevel > 0 ? skillTexts.upgrade : skillTexts.acquire;
  const missing = requirements.find(({ met }) => !met);
  const short = price - (point ?? price);
  return (
    <Stack gap={2}>
      <Button
        tone="ok"
        busy={learn.isPending}
        disabled={!acquirable || short > 0}
        onClick={() => learn.mutate()}
        aria-label={skillTexts.actionOn(name, label)}
      >
        {label}
      </Button>
      <Row as="span" gap={2} justify="center" className={styles.price}>
        <img src="/ui/coin.svg" alt="" width="18" height="18" />
        {skillTexts.price(price)}
      </Row>
      {missing && (
        <Text as="span" size="small" tone="danger" align="center" bold>
          {skillTexts.requirement(missing)}
        </Text>
      )}
      {!missing && short > 0 && (
        <Text as="span" size="small" tone="danger" align="center" bold>
          {skillTexts.short(short)}
        </Text>
      )}
    </Stack>
  );
}

/** Learns the next level of a skill, and says so. */
function useLearnSkill(skill: Skill) {
  const isFirst = skill.currentLevel === 0;
  return useLearnNextLevel(skill, {
    onSuccess: () =>
      showToast({ text: isFirst ? skillTexts.acquired : skillTexts.upgraded, theme: 'success' }),
    onError: (error) => {
      const failed = isFirst ? skillTexts.acquireFailed : skillTexts.upgradeFailed;
      showToast({ text: withReason(failed, error), theme: 'warning' });
    },
  });
}
