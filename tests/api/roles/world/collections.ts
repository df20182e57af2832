import { MAP_IDS } from '#shared/content/maps/mapTypes.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { type SubjectRows, SIGNED_IN } from '../rows.ts';

const params = { worldId: WORLD_ID };

export const collections: SubjectRows<'collections'> = {
  get: { row: SIGNED_IN, request: { params } },
  listEntries: { row: SIGNED_IN, request: { params: { ...params, kind: 'SHELL' } } },
  listFinders: {
    row: SIGNED_IN,
    request: { params: { ...params, kind: 'SHELL', mapId: MAP_IDS.plaza, refId: 1 } },
  },
  markSeen: {
    row: SIGNED_IN,
    request: { params, body: { kind: 'SHELL', until: '2026-03-02T00:00:00.000Z' } },
  },
  claimMilestone: { row: SIGNED_IN, request: { params: { ...params, id: 10 } } },
};
