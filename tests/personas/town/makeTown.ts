import type { ApiClient, Identity } from '../../support/apiClient.ts';
import type { MovableClock } from '../../support/movableClock.ts';
import type { Persona } from '../personas.ts';
import { fillClass, type ClassFacts } from './fillClass.ts';
import {
  answered,
  becomeFriends,
  comes,
  guardianAt,
  inClass,
  type Account,
  type ChatRules,
} from './people.ts';

/** How a browser is a persona: by the tokens of an account, by the cookie of a guardian, or by nothing. */
export type Pass =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'guardian'; readonly cookie: string }
  | { readonly kind: 'nobody' };

export interface Town extends ClassFacts {
  readonly passes: Readonly<Record<Persona, Pass>>;
  readonly channelId: number;
  readonly channelDomain: string;
  readonly channelCode: string;
  /** Domain of the seller's class. */
  readonly shopDomain: string;
  /** Accounts by persona. */
  readonly accounts: Readonly<Partial<Record<Persona, Account>>>;
  readonly friendId: number;
  readonly friendName: string;
  /** A guardian's link that nobody has opened. */
  readonly guardianToken: string;
  /** The child that has the guardian's consent. */
  readonly guardedId: number;
  /** An order that the buyer has paid, and one whose window is open. */
  readonly paidUid: string;
  readonly openUid: string;
}

const STRICTER: readonly (readonly [Persona, string, ChatRules])[] = [
  ['consented', '하늘조개', { chatMode: 'FREE', whisperOn: true }],
  ['chatOff', '고요조개', { chatMode: 'OFF', whisperOn: false }],
  ['safePhrases', '말씨조개', { chatMode: 'SAFE_PHRASES', whisperOn: true }],
  ['noWhispers', '나직조개', { chatMode: 'FREE', whisperOn: false }],
  ['muted', '쉬는조개', { chatMode: 'FREE', whisperOn: true }],
  ['blocked', '외톨조개', { chatMode: 'FREE', whisperOn: true }],
];

/** Everybody, each brought into its state by the steps that real people go. */
export async function makeTown(api: ApiClient, clock: MovableClock): Promise<Town> {
  const accounts: Partial<Record<Persona, Account>> = {};
  const friend = await comes(api, '단짝물결', 9);
  accounts.child = await comes(api, '꼬마물결', 9);
  await becomeFriends(api, accounts.child, friend);

  const guardian = guardianAt(api, 'one@families.test');
  for (const [persona, nickname, rules] of STRICTER) {
    const child = await comes(api, nickname, 9);
    await becomeFriends(api, child, friend);
    const own =
      persona === 'consented' ? guardian : guardianAt(api, `${persona.toLowerCase()}@families.test`);
    await own.agrees(child, rules);
    accounts[persona] = child;
  }
  const phone = await comes(api, '손안물결', 13);
  accounts.phone = phone;
  await guardianAt(api, 'phone@families.test').agrees(phone);
  const { consented, blocked, muted } = accounts;
  if (!consented || !blocked || !muted) throw new Error('makeTown: somebody did not come');
  const stranger = await comes(api, '낯선물결', 12);
  await answered(api.call('moderation.block', { params: { id: blocked.userId } }, stranger), 'block');

  const withdrawn = guardianAt(api, 'gone@families.test');
  const left = await comes(api, '거둔조개', 10);
  await withdrawn.agrees(left);
  // A guardian is sent a code every thirty seconds at most.
  clock.advance({ seconds: 31 });
  await withdrawn.withdraws(left);
  const two = guardianAt(api, 'two@families.test');
  for (const nickname of ['첫째조개', '둘째조개']) {
    clock.advance({ seconds: 31 });
    await two.agrees(await comes(api, nickname, 8));
  }

  const master = await comes(api, '해마주인', 34);
  accounts.master = master;
  const { id: channelId, channelDomain } = await opensClass(api, master, '해마 코딩반');
  const staff = inClass(master, channelId);
  const { channelCode } = await answered(api.call('channelCodes.get', {}, staff), 'channelCodes.get');
  const enters = async (persona: Persona, nickname: string, age: number) => {
    const account = accounts[persona] ?? (await comes(api, nickname, age));
    accounts[persona] = account;
    await joins(api, account, channelCode);
    return account;
  };
  for (const [persona, nickname, age, role] of [
    ['manager', '해마파도', 29, 'MANAGER'],
    ['teacher', '해마물결', 31, 'TEACHER'],
    ['tutor', '과외돌고래', 27, 'TEACHER'],
    ['pupil', '해마학생', 14, 'USER'],
    ['muted', '쉬는조개', 9, 'USER'],
    ['suspended', '쉼표학생', 14, 'USER'],
  ] as const) {
    const { userId } = await enters(persona, nickname, age);
    const params = { id: channelId };
    const memberIdList = [userId];
    await answered(api.call('members.approve', { params, body: { memberIdList, role } }, master), 'approve');
  }
  await enters('waiting', '기다림학생', 14);
  const turnedAway = await enters('rejected', '돌아선학생', 14);
  await answered(
    api.call(
      'members.reject',
      { params: { id: channelId }, body: { memberIdList: [turnedAway.userId] } },
      master,
    ),
    'reject',
  );
  const { suspended, pupil } = accounts;
  if (!suspended || !pupil) throw new Error('makeTown: somebody did not come');
  await answered(
    api.call('members.suspend', { params: { id: channelId, memberId: suspended.userId } }, master),
    'suspend',
  );
  const facts = await fillClass(api, { channelId, master, pupil, muted, now: () => clock.now().getTime() });

  accounts.adult = await comes(api, '어른고래', 41);
  const tutor = accounts.tutor;
  if (tutor) await opensHours(api, tutor);
  const buyer = await comes(api, '알뜰고래', 15);
  accounts.buyer = buyer;
  const seller = await comes(api, '가게고래', 38);
  accounts.seller = seller;
  const shop = await opensClass(api, seller, '고래 과외방', 'IMMEDIATELY');
  await sells(api, inClass(seller, shop.id));
  await entersAtOnce(api, buyer, shop.id);
  const orders = await buys(api, buyer);

  const asked = guardianAt(api, 'asked@families.test');
  await asked.agrees(await comes(api, '셋째조개', 9));
  const guardianToken = await asked.link();
  const passOf = (account: Account | undefined): Pass => {
    if (!account) throw new Error('makeTown: a persona has no account');
    return { kind: 'account', account };
  };
  const bySession = (cookie: string): Pass => ({ kind: 'guardian', cookie });
  return {
    ...{ ...facts, channelId, channelDomain, channelCode, shopDomain: shop.channelDomain, accounts },
    ...{ friendId: friend.userId, friendName: friend.nickname, guardianToken, ...orders },
    guardedId: consented.userId,
    passes: {
      child: passOf(accounts.child),
      consented: passOf(consented),
      chatOff: passOf(accounts.chatOff),
      safePhrases: passOf(accounts.safePhrases),
      noWhispers: passOf(accounts.noWhispers),
      muted: passOf(muted),
      blocked: passOf(blocked),
      phone: passOf(phone),
      pupil: passOf(pupil),
      waiting: passOf(accounts.waiting),
      suspended: passOf(suspended),
      rejected: passOf(turnedAway),
      master: passOf(master),
      manager: passOf(accounts.manager),
      teacher: passOf(accounts.teacher),
      adult: passOf(accounts.adult),
      tutor: passOf(tutor),
      buyer: passOf(buyer),
      seller: passOf(seller),
      guardian: bySession(guardian.cookie()),
      withdrawn: bySession(withdrawn.cookie()),
      twoChildren: bySession(two.cookie()),
      visitor: { kind: 'nobody' },
    },
  };
}

type JoinMethod = 'IMMEDIATELY' | 'MANAGER_APPROVAL';
let classes = 0;

export async function opensClass(
  api: ApiClient,
  master: Account,
  channelName: string,
  joinMethod: JoinMethod = 'MANAGER_APPROVAL',
) {
  classes += 1;
  const body = {
    channelName,
    channelDomain: `fresh-${classes}-${Date.now().toString(36)}`,
    ...{ joinMethod, dolphinVisibleState: 'VISIBLE' },
  };
  return answered(api.call('channels.create', { body }, master), 'channels.create');
}

/** Into a class that asks nobody. */
export async function entersAtOnce(api: ApiClient, account: Account, id: number): Promise<void> {
  const body = { nickname: account.nickname, introduction: '반가워요!', phoneNumber: '' };
  await answered(api.call('channels.join', { params: { id }, body }, account), 'channels.join');
}

async function joins(api: ApiClient, account: Account, channelCode: string): Promise<void> {
  const body = { nickname: account.nickname, introduction: '반가워요!', phoneNumber: '' };
  await answered(api.call('channelCodes.join', { params: { channelCode }, body }, account), 'join');
}

async function opensHours(api: ApiClient, tutor: Identity): Promise<void> {
  const userScheduleDateList = (['MONDAY', 'WEDNESDAY', 'SATURDAY'] as const).map((startDayOfTheWeek) => ({
    ...{ startDayOfTheWeek, startTime: 600, endTime: 1200 },
  }));
  await answered(api.call('schedules.saveDays', { body: { userScheduleDateList } }, tutor), 'saveDays');
}

export async function sells(api: ApiClient, seller: Identity): Promise<void> {
  const group = { title: '고래 과외', subTitle: '한 시간씩 배워요.', color: 'GREEN', hashKey: 'whale-hours' };
  const info = await answered(
    api.call('productInfos.create', { body: { ...group, visibleState: 'VISIBLE' } }, seller),
    'productInfos.create',
  );
  const pack = { title: '2회', quantity: 2, price: 50_000, originalPrice: 60_000, color: 'GREEN' };
  const params = { id: info.productInfoId };
  await answered(api.call('productInfos.createProduct', { params, body: pack }, seller), 'createProduct');
}

/** One order that is paid, and one that is left in the provider's window. */
async function buys(api: ApiClient, buyer: Identity) {
  const { productInfoList } = await answered(
    api.call('products.listForSale', { query: { page: 1, hash_key: 'whale-hours' } }, buyer),
    'listForSale',
  );
  const pack = productInfoList.flatMap(({ paymentProductList }) => paymentProductList)[0];
  if (!pack) throw new Error('nothing is for sale');
  const prepares = () =>
    answered(
      api.call(
        'payments.prepareProduct',
        {
          body: { productId: pack.paymentProductId, amount: pack.price, phoneNumber: '01012345678' },
        },
        buyer,
      ),
      'prepareProduct',
    );
  const paid = await prepares();
  const params = { merchantUid: paid.merchantUid };
  await answered(api.call('sandboxPayments.answer', { params, body: { behaviour: 'PAY' } }), 'window');
  await answered(api.call('payments.get', { params }, buyer), 'payments.get');
  const open = await prepares();
  return { paidUid: paid.merchantUid, openUid: open.merchantUid };
}
