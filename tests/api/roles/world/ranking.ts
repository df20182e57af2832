import { WORLD_ID } from '#shared/content/world.ts';
import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const ranking: SubjectRows<'ranking'> = {
  list: {
    row: SIGNED_IN,
    request: { params: { worldId: WORLD_ID }, query: { scope: 'GLOBAL', period: 'ALL' } },
  },
  saveVisibility: { row: SIGNED_IN, request: { body: { isHidden: true } } },
};
