import { WORLD_ID } from '#shared/content/world.ts';
import { OPEN, type SubjectRows, SIGNED_IN } from '../rows.ts';

export const skills: SubjectRows<'skills'> = {
  listCatalog: { row: OPEN, request: {} },
  acquire: { row: SIGNED_IN, request: { params: { id: 3 } } },
  upgrade: { row: SIGNED_IN, request: { params: { id: 3 } } },
  listOwn: { row: SIGNED_IN, request: { params: { worldId: WORLD_ID }, query: { page: 0, size: 1000 } } },
};
