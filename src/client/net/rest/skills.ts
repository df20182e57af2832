import type { ResponseOf } from '#shared/contract/route.ts';
import { skillRoutes, type Skill, type SkillChange } from '#shared/contract/skills.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { rest } from './rest.ts';

export function listSkillCatalog(
  signal?: AbortSignal,
): Promise<ResponseOf<typeof skillRoutes.listSkillCatalog>> {
  return rest.call(skillRoutes.listSkillCatalog, undefined, { signal });
}

/** Learns the next level, the first one included. The price is the server's; the new balance comes with the answer. */
export async function learnSkill({ id, currentLevel }: Skill): Promise<SkillChange> {
  const params = { id };
  const reply =
    currentLevel === 0
      ? await rest.call(skillRoutes.acquireSkill, { params })
      : await rest.call(skillRoutes.upgradeSkill, { params, body: { level: currentLevel + 1 } });
  walletStore.setState({ point: reply.point });
  return reply;
}
