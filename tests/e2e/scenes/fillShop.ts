import { DEMO_CLASS_DOMAIN } from '#server/domain/seed/demoClass.ts';
import { dayInSeoul, daysLater, weekdayOf } from '#shared/time/seoulTime.ts';
import type { ApiClient, Identity } from '../../support/apiClient.ts';
import { payFor } from '../../support/buying.ts';
import { phoneCode } from '../../support/phoneCode.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const GUARDIAN = 'haram.guardian@example.com';
const CLASS_GROUP = {
  ...{ title: '등대 반 보충 수업', subTitle: '교실 선생님과 한 시간씩 더 배워요.', color: 'GREEN' },
  ...{ hashKey: 'lighthouse', visibleState: 'VISIBLE' },
} as const;
const CLASS_PRODUCTS = [
  { title: '2회', quantity: 2, price: 50_000, originalPrice: 60_000, color: 'GREEN' },
  { title: '6회', quantity: 6, price: 138_000, originalPrice: 180_000, color: 'CORAL' },
] as const;

/** Keys that open the windows of those who pay. */
export interface FilledShop {
  /** Cookie of a guardian's session. */
  readonly guardianCookie: string;
  /** The number of an order that the child has paid. */
  readonly paidUid: string;
}

/** The child has a coupon and lessons that it paid for, the class sells, the teacher has an odd week, a guardian agreed. */
export async function fillShop(
  api: ApiClient,
  { hero, teacher, pupil }: { readonly hero: Child; readonly teacher: Child; readonly pupil: Child },
): Promise<FilledShop> {
  await sellsInClass(api, teacher);
  await changesHours(api, teacher);
  const { body: coupons } = await api.call('coupons.list', { query: { page: 1 } }, hero);
  for (const { couponId } of coupons.userCouponList)
    await api.call('coupons.receive', { params: { id: couponId } }, hero);
  await buysLessons(api, pupil);
  return { guardianCookie: await agrees(api), paidUid: await buysLessons(api, hero) };
}

async function sellsInClass(api: ApiClient, teacher: Child): Promise<void> {
  const of = { params: { channelDomain: DEMO_CLASS_DOMAIN } };
  const { id: channelId } = (await api.call('channels.getByDomain', of, teacher)).body;
  const staff = { token: teacher.token, channelId };
  const { body: info } = await api.call('productInfos.create', { body: CLASS_GROUP }, staff);
  for (const body of CLASS_PRODUCTS)
    await api.call('productInfos.createProduct', { params: { id: info.productInfoId }, body }, staff);
}

/** Changes this week, as far as it is of this month: one evening off, an hour more on a morning. */
async function changesHours(api: ApiClient, teacher: Child): Promise<void> {
  const today = dayInSeoul(new Date());
  const sunday = daysLater(today, -weekdayOf(today));
  const dayOf = (weekday: number) => daysLater(sunday, weekday);
  const row = (startDate: string, hour: number, scheduleDateState: 'ENABLED' | 'DISABLED') => ({
    ...{ startDate, scheduleDateState, startTime: hour * 60, endTime: (hour + 1) * 60 },
  });
  const rows = [
    ...[row(dayOf(3), 17, 'DISABLED'), row(dayOf(3), 18, 'DISABLED')],
    ...[row(dayOf(0), 10, 'ENABLED'), row(dayOf(6), 11, 'ENABLED'), row(dayOf(5), 14, 'DISABLED')],
  ];
  const yearMonth = today.slice(0, 7);
  const userScheduleDateList = rows.filter(({ startDate }) => startDate.startsWith(yearMonth));
  await api.call('schedules.saveDates', { body: { yearMonth, userScheduleDateList } }, teacher);
}

/** The first pack of the school; answers the number of the order. */
async function buysLessons(api: ApiClient, buyer: Identity): Promise<string> {
  const { body } = await api.call('products.listForSale', { query: { page: 1 } }, buyer);
  const [pack] = body.productInfoList.find(({ hashKey }) => hashKey === 'tutoring')?.paymentProductList ?? [];
  if (!pack) throw new Error('the school sells no lessons');
  const { merchantUid } = await payFor(api, buyer, { productId: pack.paymentProductId, amount: pack.price });
  await api.call('payments.get', { params: { merchantUid } }, buyer);
  return merchantUid;
}

/** The guardian of a child agrees; answers the cookie of its session. */
async function agrees(api: ApiClient): Promise<string> {
  const child = await signUpDressedChild(api, { nickname: '하람이', birthDate: '2016-09-09' });
  const about = { name: '김하람', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
  await api.call('accounts.saveExtraInfo', { body: about }, child);
  const newest = async (pattern: RegExp): Promise<string> => {
    const end = Date.now() + 20_000;
    for (;;) {
      const { body } = await api.call('accounts.listOutbox');
      const texts = body.mailList.filter(({ to }) => to === GUARDIAN).map((mail) => mail.body);
      const found = texts.map((text) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error('no mail came to the guardian');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await api.call('guardians.request', { body: { email: GUARDIAN } }, child);
  const token = await newest(/\/guardian\/([\w-]{43})/);
  const phoneNumber = '01070001234';
  const code = await phoneCode(api, phoneNumber, () =>
    api.call('guardians.sendCode', { body: { token, phoneNumber } }),
  );
  const body = { token, code, guardianName: '김보호', isGuardian: true, chatMode: 'FREE', whisperOn: true };
  const { headers } = await api.call('guardians.consent', { body });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}
