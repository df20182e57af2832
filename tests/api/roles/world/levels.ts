import { WORLD_ID } from '#shared/content/world.ts';
import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const levels: SubjectRows<'levels'> = {
  list: { row: SIGNED_IN, request: { params: { worldId: WORLD_ID } } },
};
