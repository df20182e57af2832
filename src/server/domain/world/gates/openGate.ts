import { experienceOf } from '#shared/content/levels.ts';
import { PAIR_GATE_REWARD } from '#shared/content/collectibles.ts';
import type { GateOpened } from '#shared/contract/rooms/gateMessages.ts';
import { openedGates } from '#server/db/tables/world/gates.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';

interface OpenRequest {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'events'>;
  readonly mapId: number;
  readonly gateId: number;
  /** All users on the plates, each with one on the other plate. */
  readonly openers: readonly { readonly userId: number; readonly friendId: number }[];
}

/** Rewards all who stand on the plates of a gate for two, each once on a day in Seoul; all or none. */
export async function openGate({
  deps,
  mapId,
  gateId,
  openers,
}: OpenRequest): Promise<ReadonlyMap<number, Omit<GateOpened, 'partner'>>> {
  const now = deps.clock.now();
  const day = seoulDay(now);
  return transaction(deps, async (tx) => {
    const opened = new Map<number, Omit<GateOpened, 'partner'>>();
    // Wallets are locked in one order, independent of the places of the two.
    for (const { userId, friendId } of openers.toSorted((a, b) => a.userId - b.userId)) {
      const locked = await lockWallet({ tx, userId });
      const first = await tx
        .insert(openedGates)
        .values({ userId, day, mapId, gateId, openedAt: now })
        .onConflictDoNothing()
        .returning({ gateId: openedGates.gateId });
      const { wallet, gained } = await postReward({
        tx,
        wallet: locked,
        reasonKey: `gate:${day}:${mapId}:${gateId}`,
        reward: PAIR_GATE_REWARD,
      });
      const isFirst = first.length > 0;
      const event = { type: 'gate.opened', userId, friendId, mapId, gateId } as const;
      const { questChange } = isFirst ? await emit(tx, event) : {};
      const { point, experience } = questChange ?? {
        point: wallet.point,
        experience: experienceOf(wallet.exp),
      };
      opened.set(userId, { gateId, gained, point, experience });
    }
    return opened;
  });
}
