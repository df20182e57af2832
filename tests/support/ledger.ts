import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Deps } from '#server/domain/deps.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { transaction } from '#server/domain/transaction.ts';

/** Throws when a wallet or an inventory differs from the sum of its ledger entries. */
export async function checkLedger({ db }: Pick<Deps, 'db'>): Promise<void> {
  const wallets = await db.execute(sql`
    select u.id, w.point, w.exp, l.point as ledger_point, l.exp as ledger_exp
    from users u
    left join wallets w on w.user_id = u.id
    left join lateral (
      select coalesce(sum(amount) filter (where kind = 'POINT'), 0) as point,
             coalesce(sum(amount) filter (where kind = 'USER_EXP'), 0) as exp
      from ledger_entries where user_id = u.id
    ) l on true
    where coalesce(w.point, 0) <> l.point or coalesce(w.exp, 0) <> l.exp`);
  const items = await db.execute(sql`
    select i.user_id as owner, i.item_id as owned, l.user_id as paid_by, l.ref_id as paid
    from inventory_items i
    full join (select user_id, ref_id, sum(amount) as amount from ledger_entries where kind = 'ITEM' group by 1, 2) l
      on l.user_id = i.user_id and l.ref_id = i.item_id
    where l.amount is distinct from 1 or i.item_id is null`);
  const wrong = [...wallets.rows, ...items.rows];
  if (wrong.length > 0) throw new Error(`the ledger does not balance: ${JSON.stringify(wrong)}`);
}

/** Gives points as any cause would, through the ledger. */
export async function givePoints(
  deps: Pick<Deps, 'db' | 'events'>,
  userId: number,
  amount: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    await grant({ tx, wallet, reasonKey: `test:${randomUUID()}`, entries: [{ kind: 'POINT', amount }] });
  });
}
