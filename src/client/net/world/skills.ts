import type { ResponseOf } from '#shared/contract/route.ts';
import {
  MOST_WORLD_SKILLS,
  skillRoutes,
  type Skill,
  type SkillCatalog,
} from '#shared/contract/world/skills.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { skillStore } from '#client/stores/skillStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { loadWallet } from '#client/net/world/economy.ts';

const skills = client(skillRoutes);

/** Everything learned for a world, in one request. */
function listWorldSkills(
  worldId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof skillRoutes.listOwn>> {
  const request = { params: { worldId }, query: { page: 0, size: MOST_WORLD_SKILLS } };
  return skills.listOwn(request, { signal });
}

/** Brings the learned levels up to date. */
export async function loadSkillLevels(): Promise<void> {
  const { userSkillList } = await listWorldSkills(WORLD_ID);
  skillStore.setState({
    levels: Object.fromEntries(userSkillList.map(({ skillType, skillLevel }) => [skillType, skillLevel])),
  });
}

/** Queries of React about skills. */
export const skillQueries = {
  catalog: () => ({
    queryKey: [...queryKeys.skills, 'catalog'] as const,
    queryFn: ({ signal }: Asked) => skills.listCatalog(undefined, { signal }),
  }),
  world: (worldId: number) => ({
    queryKey: [...queryKeys.skills, 'world', worldId] as const,
    queryFn: ({ signal }: Asked) => listWorldSkills(worldId, signal),
  }),
};

/** The catalogue with the level that a skill was just raised to, until the server's own arrives. */
export function withNewLevel(catalog: SkillCatalog | undefined, skillId: number, newLevel: number) {
  return (
    catalog && {
      ...catalog,
      skills: catalog.skills.map((skill) =>
        skill.id === skillId
          ? { ...skill, currentLevel: newLevel, price: skill.levels[newLevel]?.price ?? null }
          : skill,
      ),
    }
  );
}

/** Learns the next level, the first one included; the price is the server's. The catalogue has the new level at once. */
export const useLearnNextLevel = mutationHook(({ id, currentLevel }: Pick<Skill, 'id' | 'currentLevel'>) => ({
  mutationFn: () => skills[currentLevel === 0 ? 'acquire' : 'upgrade']({ params: { id } }),
  onSuccess: ({ newLevel, point }) => {
    walletStore.setState({ point });
    queryClient.setQueryData<SkillCatalog>(skillQueries.catalog().queryKey, (catalog) =>
      withNewLevel(catalog, id, newLevel),
    );
  },
  // Learning may have succeeded in another tab, or with a lost answer.
  onError: () => void loadWallet().catch(() => undefined),
  renewsAlways: [queryKeys.skills],
}));
