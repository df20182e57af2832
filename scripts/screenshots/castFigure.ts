import type { OpenDatabase } from '#server/db/connect.ts';
import { grant } from '#server/domain/ledger/grant.ts';
import { lockWallet } from '#server/domain/ledger/lockWallet.ts';
import { savePositions } from '#server/domain/world/savePositions.ts';
import { itemByKey, type ItemKey } from '#shared/content/items.ts';
import { MAP_IDS, type MapKey } from '#shared/content/maps/mapTypes.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { createApiClient } from '../../tests/support/apiClient.ts';
import { signUpDressedChild, type Child } from '../../tests/support/signUpChild.ts';
import type { Figure } from './Figure.ts';

/** Enough for the third level and for a look into the shop. */
const EARNED = { POINT: 640, USER_EXP: 260 } as const;

const FIRST_QUEST = 11;

interface Casting {
  readonly server: { readonly url: string };
  readonly database: OpenDatabase;
  readonly map: MapKey;
  readonly figure: Figure;
}

/** An account that owns and wears all this and will appear on its spot, not at the gate of the map. */
export async function castFigure({ server, database, map, figure }: Casting): Promise<Child> {
  const { nickname, wears, x, y, facing = 1 } = figure;
  const child = await signUpDressedChild(server, { nickname });
  const { userId } = child.user;
  const items = wears.map(itemOf);
  await database.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    await grant({
      tx,
      wallet,
      reasonKey: 'picture',
      entries: [
        { kind: 'POINT', amount: EARNED.POINT },
        { kind: 'USER_EXP', amount: EARNED.USER_EXP },
        ...items.map(({ id }) => ({ kind: 'ITEM', itemId: id }) as const),
      ],
    });
  });
  await savePositions(database, [{ userId, mapId: MAP_IDS[map], x, y, facing }]);
  const api = createApiClient(server.url);
  const must = (what: string, { status }: { readonly status: number }) => {
    if (status !== 200) throw new Error(`${nickname}: ${what} answered ${status}`);
  };
  const body = { name: '김바다', gender: 'NOT_SELECTED', introduction: '반가워요!' };
  must('saveExtraInfo', await api.call('saveExtraInfo', { body }, child));
  const params = { worldId: WORLD_ID, questId: FIRST_QUEST };
  must('acceptQuest', await api.call('acceptQuest', { params }, child));
  for (const { id, key, category } of items) {
    const worn = { body: { itemId: id, itemCategory: category } };
    must(`wearing ${key}`, await api.call('equipItem', worn, child));
  }
  return child;
}

function itemOf(key: ItemKey) {
  const item = itemByKey(key);
  if (item === undefined) throw new Error(`castFigure: no item ${key}`);
  return item;
}
