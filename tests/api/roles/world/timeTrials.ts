import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const timeTrials: SubjectRows<'timeTrials'> = {
  listRanking: {
    row: SIGNED_IN,
    request: {
      params: { worldId: WORLD_ID, mapId: FIRST_MAP.id, courseId: 1 },
      query: { period: 'TODAY', run_class: 'SKILLED' },
    },
  },
};
