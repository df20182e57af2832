import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { GUARDIANS, MANAGERS, SIGNED_IN, type SubjectRows } from '../rows.ts';

const NOTHING = 2_000_000_000;

export const subscriptions: SubjectRows<'subscriptions'> = {
  prepareDolphin: { row: SIGNED_IN, request: { body: { amount: 1 } } },
  prepareChannel: {
    row: MANAGERS,
    request: { params: { id: DEFAULT_CHANNEL_ID }, body: { amount: 1 } },
  },
  list: { row: SIGNED_IN, request: {} },
  cancel: { row: SIGNED_IN, request: { params: { id: NOTHING } } },
  resume: { row: SIGNED_IN, request: { params: { id: NOTHING } } },
};

const child = { id: 1 };
const one = { ...child, subscriptionId: NOTHING };

export const guardianSubscriptions: SubjectRows<'guardianSubscriptions'> = {
  prepareDolphin: { row: GUARDIANS, request: { params: child, body: { amount: 1 } } },
  list: { row: GUARDIANS, request: { params: child } },
  cancel: { row: GUARDIANS, request: { params: one } },
  resume: { row: GUARDIANS, request: { params: one } },
};
