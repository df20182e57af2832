import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const home: SubjectRows<'home'> = {
  listOpen: { row: SIGNED_IN, request: {} },
  getOwn: { row: SIGNED_IN, request: {} },
  visit: { row: SIGNED_IN, request: { params: { userId: 1 } } },
  buyFurniture: {
    row: SIGNED_IN,
    request: { body: { furnitureKey: 'ball.beach', clientKey: '6f1b5a5264d54f6e9d433a3a0f0c9a10' } },
  },
  saveArrangement: { row: SIGNED_IN, request: { body: { arrangement: { pieceList: [] }, baseVersion: 0 } } },
  saveDoor: { row: SIGNED_IN, request: { body: { door: 'CLOSED' } } },
  greet: { row: SIGNED_IN, request: { params: { userId: 1 } } },
  water: { row: SIGNED_IN, request: { params: { userId: 1 } } },
  listGuestbook: { row: SIGNED_IN, request: { params: { userId: 1 }, query: { page: 1 } } },
  writeGuestbook: { row: SIGNED_IN, request: { params: { userId: 1 }, body: { phraseId: 1 } } },
  deleteGuestbookEntry: { row: SIGNED_IN, request: { params: { entryId: 1 } } },
};
