import type { skillRoutes } from '#shared/contract/skills.ts';
import type { Handlers } from '../call.ts';
import { checkWorld } from '../quests/questErrors.ts';
import { acquireSkill } from './acquireSkill.ts';
import { listSkillCatalog } from './listSkillCatalog.ts';
import { listWorldSkills } from './listWorldSkills.ts';
import { upgradeSkill } from './upgradeSkill.ts';

export const skillHandlers: Handlers<keyof typeof skillRoutes> = {
  listSkillCatalog: ({ deps, userId }) => listSkillCatalog({ db: deps.db, userId }),
  acquireSkill: ({ deps, userId, params }) => acquireSkill({ deps, userId, skillId: params.id }),
  upgradeSkill: ({ deps, userId, params, body }) =>
    upgradeSkill({ deps, userId, skillId: params.id, level: body.level }),
  listWorldSkills: async ({ deps, userId, params, query }) => {
    checkWorld(params.worldId);
    return listWorldSkills({ db: deps.db, userId, ...query });
  },
};
