import type { encounterRoutes } from '#shared/contract/learning/encounters.ts';
import type { Handlers } from '#server/domain/call.ts';
import { answerEncounter } from './answerEncounter.ts';
import { meetEncounter } from './meetEncounter.ts';

export const encounterHandlers: Handlers<typeof encounterRoutes> = {
  meet: ({ deps, userId, body: { mapId } }) => meetEncounter({ deps, userId, mapId }),
  answer: ({ deps, userId, params: { encounterId }, body: { answer } }) =>
    answerEncounter({ deps, userId, encounterId, answer }),
};
