import { eq } from 'drizzle-orm';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { equippedItems } from '#server/db/tables/world.ts';
import type { Deps } from '../deps.ts';

/** What a user wears, as the code that the world shows to everybody. */
export async function loadOutfit({ db }: Pick<Deps, 'db'>, { userId }: { userId: number }): Promise<string> {
  const worn = await db
    .select({ itemId: equippedItems.itemId })
    .from(equippedItems)
    .where(eq(equippedItems.userId, userId));
  return encodeOutfit(worn.map(({ itemId }) => itemId));
}
