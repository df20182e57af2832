import { useLearnNextLevel } from '#client/net/world/skills.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Skill } from '#shared/contract/world/skills.ts';
import { skillTexts, withReason } from './texts.ts';

/** Learns the next level of a skill, and says so. */
export function useLearnSkill(skill: Skill) {
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
