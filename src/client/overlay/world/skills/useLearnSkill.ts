import { useMutation, useQueryClient } from '@tanstack/react-query';
import { skillQueries, withNewLevel } from '#client/net/queries/skillQueries.ts';
import { loadWallet } from '#client/net/rest/world/economy.ts';
import { learnSkill } from '#client/net/rest/world/skills.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Skill, SkillCatalog } from '#shared/contract/world/skills.ts';
import { skillTexts, withReason } from './texts.ts';

/** Learns the next level of a skill; the row has the new level at once. */
export function useLearnSkill(skill: Skill) {
  const queries = useQueryClient();
  const isFirst = skill.currentLevel === 0;
  const refresh = () => queries.invalidateQueries({ queryKey: skillQueries.all });
  return useMutation({
    mutationFn: () => learnSkill(skill),
    onSuccess: async ({ newLevel }) => {
      queries.setQueryData<SkillCatalog>(skillQueries.catalog().queryKey, (catalog) =>
        withNewLevel(catalog, skill.id, newLevel),
      );
      showToast({ text: isFirst ? skillTexts.acquired : skillTexts.upgraded, theme: 'success' });
      await refresh();
    },
    onError: async (error) => {
      const failed = isFirst ? skillTexts.acquireFailed : skillTexts.upgradeFailed;
      showToast({ text: withReason(failed, error), theme: 'warning' });
      // Learning may have succeeded in another tab, or with a lost answer.
      await Promise.allSettled([refresh(), loadWallet()]);
    },
  });
}
