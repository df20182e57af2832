import type { ResponseOf } from '#shared/contract/route.ts';
import {
  MOST_WORLD_SKILLS,
  skillRoutes,
  type Skill,
  type SkillCatalog,
  type SkillChange,
} from '#shared/contract/world/skills.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { skillStore } from '#client/stores/skillStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { rest } from '#client/net/rest/rest.ts';

export function listSkillCatalog(signal?: AbortSignal): Promise<SkillCatalog> {
  return rest.call(skillRoutes.listCatalog, undefined, { signal });
}

/** Everything learned for a world, in one request. */
export function listWorldSkills(
  worldId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof skillRoutes.listOwn>> {
  const request = { params: { worldId }, query: { page: 0, size: MOST_WORLD_SKILLS } };
  return rest.call(skillRoutes.listOwn, request, { signal });
}

/** Brings the learned levels up to date. */
export async function loadSkillLevels(): Promise<void> {
  const { userSkillList } = await listWorldSkills(WORLD_ID);
  skillStore.setState({
    levels: Object.fromEntries(userSkillList.map(({ skillType, skillLevel }) => [skillType, skillLevel])),
  });
}

/** Learns the next level, the first one included. The price is the server's; the new balance comes with the answer. */
export async function learnSkill({ id, currentLevel }: Skill): Promise<SkillChange> {
  const route = currentLevel === 0 ? skillRoutes.acquire : skillRoutes.upgrade;
  const reply = await rest.call(route, { params: { id } });
  walletStore.setState({ point: reply.point });
  return reply;
}
