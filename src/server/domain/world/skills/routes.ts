import type { skillRoutes } from '#shared/contract/world/skills.ts';
import type { Handlers } from '#server/domain/call.ts';
import { checkWorld } from '#server/domain/world/characters/checkWorld.ts';
import { acquireSkill, upgradeSkill } from './learnSkill.ts';
import { listSkillCatalog } from './listSkillCatalog.ts';
import { listWorldSkills } from './listWorldSkills.ts';

export const skillHandlers: Handlers<typeof skillRoutes> = {
  listCatalog: ({ deps, userId }) => listSkillCatalog({ db: deps.db, userId }),
  acquire: ({ deps, userId, params }) => acquireSkill({ deps, userId, skillId: params.id }),
  upgrade: ({ deps, userId, params }) => upgradeSkill({ deps, userId, skillId: params.id }),
  listOwn: async ({ deps, userId, params, query }) => {
    checkWorld(params.worldId);
    return listWorldSkills({ db: deps.db, userId, ...query });
  },
};
