import { z } from 'zod';
import { preparedPaymentSchema } from '#shared/contract/commerce/payments.ts';

const KEY = 'dolphin-world.pending-order';

const pendingOrderSchema = z.object({
  prepared: preparedPaymentSchema,
  learnerId: z.int().nullable(),
  /** The path where the order was begun: only there it goes on after a reload. */
  place: z.string(),
  /** The path to which the page of the result leads back. */
  back: z.string(),
});

/** A payment whose window is open. */
export type PendingOrder = z.infer<typeof pendingOrderSchema>;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the one payment of this tab that is under way; without a storage it is kept nowhere. */
export function pendingOrders(storage: Storage | null = reachSessionStorage()) {
  return {
    read(place: string): PendingOrder | null {
      const text = storage?.getItem(KEY);
      if (!text) return null;
      const order = pendingOrderSchema.safeParse(parseJson(text)).data;
      return order?.place === place ? order : null;
    },
    keep: (order: PendingOrder) => storage?.setItem(KEY, JSON.stringify(order)),
    forget: () => storage?.removeItem(KEY),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null where the browser refuses it. */
function reachSessionStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
