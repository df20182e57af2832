import type { tutorialRoutes } from '#shared/contract/world/tutorials.ts';
import type { Handlers } from '#server/domain/call.ts';
import { finishTutorial } from './finishTutorial.ts';

export const tutorialHandlers: Handlers<typeof tutorialRoutes> = {
  finish: ({ deps, userId, params, body }) => finishTutorial({ deps, userId, ...params, ...body }),
};
