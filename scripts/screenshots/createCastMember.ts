import { pino } from 'pino';
import type { OpenDatabase } from '#server/db/connect.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { createDomainEvents } from '#server/domain/listeners.ts';
import { transaction } from '#server/domain/transaction.ts';
import { savePositions } from '#server/domain/world/characters/savePositions.ts';
import { itemByKey, type ItemKey } from '#shared/content/items.ts';
import { MAP_IDS, type MapKey } from '#shared/content/maps/mapTypes.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { createApiClient } from '../../tests/support/apiClient.ts';
import { signUpDressedChild, type Child } from '../../tests/support/signUpChild.ts';
import type { CastMember } from './CastMember.ts';

/** Enough for the third level and for a look into the shop. */
const EARNED = { POINT: 640, USER_EXP: 260 } as const;

const FIRST_QUEST = 21;

interface Casting {
  readonly server: { readonly url: string };
  readonly database: OpenDatabase;
  readonly map: MapKey;
  readonly member: CastMember;
}

/** Creates an account that wears the items and appears at the given spot, not at the map's gate. */
export async function createCastMember({ server, database, map, member }: Casting): Promise<Child> {
  const { nickname, wears, x, y, facing = 1 } = member;
  const child = await signUpDressedChild(server, { nickname });
  const { userId } = child.user;
  const items = wears.map(itemOf);
  // The server is another process: these events have no listeners here.
  const events = createDomainEvents(pino({ level: 'silent' }));
  await transaction({ db: database.db, events }, async (tx) => {
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
  const api = createApiClient(server.url);
  const must = (what: string, { status }: { readonly status: number }) => {
    if (status !== 200) throw new Error(`${nickname}: ${what} answered ${status}`);
  };
  const body = { name: '김바다', gender: 'NOT_SELECTED', introduction: '반가워요!' };
  must('accounts.saveExtraInfo', await api.call('accounts.saveExtraInfo', { body }, child));
  const skipped = { params: { where: 'FIRST_MINUTE' }, body: { result: 'SKIPPED' } } as const;
  must('tutorials.finish', await api.call('tutorials.finish', skipped, child));
  const params = { worldId: WORLD_ID, questId: FIRST_QUEST };
  // The gate of the first map is beside the giver.
  must('quests.accept', await api.call('quests.accept', { params }, child));
  await savePositions(database, [{ userId, mapId: MAP_IDS[map], x, y, facing }]);
  for (const { id, key, category } of items) {
    const worn = { body: { itemId: id, itemCategory: category } };
    must(`wearing ${key}`, await api.call('avatar.equip', worn, child));
  }
  return child;
}

function itemOf(key: ItemKey) {
  const item = itemByKey(key);
  if (item === undefined) throw new Error(`createCastMember: no item ${key}`);
  return item;
}
