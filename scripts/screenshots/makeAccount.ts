import { itemByKey, type ItemKey } from '#shared/content/items.ts';
import { QUESTS } from '#shared/content/quests.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import type { ApiClient, RequestParts } from '../../tests/support/apiClient.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { readDocument, solveProblem } from '../../tests/support/learn.ts';
import { signUpChild, type Child } from '../../tests/support/signUpChild.ts';

export interface Wardrobe {
  readonly nickname: string;
  /** Starter items, one of each category. */
  readonly look: readonly ItemKey[];
  /** Bought with the points of three quests, or received in them, and worn. */
  readonly wears: readonly ItemKey[];
}

/** An account that has done every quest and is dressed accordingly, all by the routes a browser would call. */
export async function makeAccount(api: ApiClient, { nickname, look, wears }: Wardrobe): Promise<Child> {
  const child = await signUpChild(api, { nickname });
  const call = async <Name extends RouteName>(name: Name, parts: RequestParts) => {
    const reply = await api.call(name, parts, child);
    if (reply.status !== 200)
      throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(reply.error)}`);
    return reply.body;
  };
  await call('chooseLook', { body: { itemIdList: look.map(idOf) } });
  await call('saveExtraInfo', {
    body: { name: '김바다', gender: 'NOT_SELECTED', introduction: '반가워요!' },
  });
  for (const { id, goals, completionMethod } of QUESTS) {
    const params = { worldId: WORLD_ID, questId: id };
    await call('acceptQuest', { params });
    for (const { actionType, actionId } of goals) {
      const lesson = Math.floor(actionId / 100);
      if (actionType === 'TALK') await call('talkToNpc', { params: { worldId: WORLD_ID, npcId: actionId } });
      else if (actionType === 'READ_DOCUMENT') await readDocument(api, child, lesson);
      else await solveProblem(api, child, [lesson, (actionId % 100) - 2]);
    }
    if (completionMethod === 'NPC') await call('completeQuest', { params });
    await call('markRewardSeen', { params });
  }
  const { inventoryList } = await call('getInventory', {});
  const owned = new Set(inventoryList.map(({ itemId }) => itemId));
  for (const key of wears) {
    const item = itemByKey(key);
    if (!item) continue;
    if (!owned.has(item.id)) {
      const { productList } = await call('listProducts', { query: { item_category: item.category } });
      const product = productList.find(({ itemId }) => itemId === item.id);
      await call('buyProduct', { params: { id: product?.productId ?? 0 } });
    }
    await call('equipItem', { body: { itemId: item.id, itemCategory: item.category } });
  }
  return child;
}

const idOf = (key: ItemKey) => itemByKey(key)?.id ?? 0;
