import { randomBytes } from 'node:crypto';

export const PORTONE_V1 = {
  storeId: 'imp19424728',
  channelKey: 'html5_inicis.INIpayTest',
  apiKey: '8304719025566371',
  apiSecret: 'Zq4mT9wLb2Xe7RfYc1Hd8Kj5Vn3Ps6Ua',
} as const;
export const PORTONE_V2 = {
  storeId: 'store-4ff4af41-85e3-4559-8eb8-0d08a2c6ceec',
  channelKey: 'channel-key-893597d6-e62d-410f-83f9-119f530b4b11',
  apiSecret: 'Tn6vQe2Xw9Rk4Bz7Mc1Ly8Hj3Gf5Ds0P',
  webhookSecret: `whsec_${Buffer.from('a8f1c05e7d3b92640cfe1735ab68d920').toString('base64')}`,
} as const;

/** When everything was paid. */
export const PAID_AT = '2026-11-23T06:00:00Z';

export interface Taken {
  readonly merchantUid: string;
  readonly impUid: string;
  readonly amount: number;
  readonly name: string;
  status: 'ready' | 'paid' | 'failed';
  cancelled: number;
  readonly reason: string;
  readonly customerUid: string | null;
  /** V1: a window that registers a card takes no money. */
  readonly usage: 'issue' | 'payment' | null;
}

export interface Card {
  readonly state: 'good' | 'empty';
  /** V2: of the window that registered it. */
  readonly issueId: string;
  readonly customerId: string;
}

/**
 * Orders, cards and the money that moved, as PortOne knows them, so that a test can ask what was really
 * taken.
 */
export class PortOneBooks {
  /** How often a card was charged without a window. */
  charges = 0;
  /** Facts about the buyer in each charge of a card, by the number of the order. */
  readonly buyers = new Map<string, unknown>();
  readonly prepared = new Map<string, number>();
  readonly cards = new Map<string, Card>();
  readonly #taken = new Map<string, Taken>();

  /** Somebody pays in the window, or is declined; throws for another amount than was prepared. */
  pay(order: {
    readonly merchantUid: string;
    readonly amount: number;
    readonly isDeclined?: boolean;
    readonly customerUid?: string;
    /** V1: the window of a billing order, which takes nothing. */
    readonly usage?: 'issue' | 'payment';
  }): string {
    const { merchantUid, amount, isDeclined = false, customerUid = null, usage = null } = order;
    if (this.prepared.get(merchantUid) !== amount) throw new Error('PortOne: not the prepared amount');
    if (customerUid !== null) this.registerCard(customerUid);
    return this.take({ merchantUid, amount, name: '', isDeclined, customerUid, usage }).impUid;
  }

  registerCard(billingKey: string, card: Partial<Card> = {}): void {
    this.cards.set(billingKey, { state: 'good', issueId: '', customerId: '', ...card });
  }

  /** Money that this order took and the part of it that was given back, over all of its numbers. */
  moneyOf(merchantUid: string): { readonly taken: number; readonly back: number } {
    const of = this.#all().filter(
      (one) => one.merchantUid.startsWith(merchantUid) && one.status === 'paid' && one.usage !== 'issue',
    );
    return {
      taken: of.reduce((sum, { amount }) => sum + amount, 0),
      back: of.reduce((sum, { cancelled }) => sum + cancelled, 0),
    };
  }

  take(order: {
    readonly merchantUid: string;
    readonly amount: number;
    readonly name: string;
    readonly isDeclined: boolean;
    readonly customerUid: string | null;
    readonly usage: Taken['usage'];
  }): Taken {
    const { isDeclined, ...of } = order;
    const taken: Taken = {
      ...of,
      impUid: `imp_${randomBytes(6).toString('hex')}`,
      status: isDeclined ? 'failed' : 'paid',
      cancelled: 0,
      reason: isDeclined ? '한도초과' : '',
    };
    this.#taken.set(of.merchantUid, taken);
    return taken;
  }

  of(merchantUid: string): Taken | undefined {
    return this.#taken.get(merchantUid);
  }

  byImpUid(impUid: string | undefined): Taken | undefined {
    return this.#all().find((one) => one.impUid === impUid);
  }

  readonly #all = () => [...this.#taken.values()];
}
