import { paymentProductInfos, paymentProducts } from '#server/db/tables/commerce/products.ts';
import { courseClasses } from '#server/db/tables/learning/courseClasses.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { newId } from '#server/platform/ids.ts';
import type { PreparedPayment, SandboxPaymentBehaviour } from '#shared/contract/commerce/payments.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { ApiClient, Identity } from './apiClient.ts';
import type { TestServer } from './testServer.ts';

const LESSON_PRICE = 30_000;

/** A new product of the school: so many lessons. */
export async function lessonPack({ deps }: Pick<TestServer, 'deps'>, quantity: number) {
  const look = { title: `${quantity}회`, color: 'BLUE' } as const;
  const price = quantity * LESSON_PRICE;
  const [info] = await deps.db
    .insert(paymentProductInfos)
    .values({
      ...{ ...look, channelId: DEFAULT_CHANNEL_ID, hashKey: newId(), isCouponUsable: true },
      ...{ viewMode: 'TICKETS', visibleState: 'VISIBLE' },
    })
    .returning({ id: paymentProductInfos.id });
  if (!info) throw new Error('lessonPack: no group was made');
  const [product] = await deps.db
    .insert(paymentProducts)
    .values({ ...look, productInfoId: info.id, price, originalPrice: price, quantity })
    .returning({ productId: paymentProducts.id });
  if (!product) throw new Error('lessonPack: no product was made');
  return { ...product, price, quantity };
}

/** A course class of the school that costs so many won; answers its id. */
export async function courseClassForMoney(
  { deps: { db } }: Pick<TestServer, 'deps'>,
  cost: number,
): Promise<number> {
  const [course] = await db.select().from(courses).limit(1);
  const [made] = await db
    .insert(courseClasses)
    .values({
      ...{ channelId: DEFAULT_CHANNEL_ID, courseId: course?.id ?? 0, title: '파도 코딩', content: '' },
      ...{ paymentType: 'CASH', cost },
    })
    .returning();
  return made?.id ?? 0;
}

/** Does one thing in the window of the sandbox. */
export const inWindow = async (
  api: ApiClient,
  { merchantUid }: Pick<PreparedPayment, 'merchantUid'>,
  behaviour: SandboxPaymentBehaviour,
) => (await api.call('sandboxPayments.answer', { params: { merchantUid }, body: { behaviour } })).body;

/** Prepares and pays as far as the provider goes: the server has not asked yet. */
export async function payFor(
  api: ApiClient,
  buyer: Identity,
  body: Record<string, unknown>,
  behaviour: SandboxPaymentBehaviour = 'PAY',
): Promise<PreparedPayment> {
  const prepared = await api.call(
    'payments.prepareProduct',
    { body: { phoneNumber: '01012345678', ...body } },
    buyer,
  );
  if (prepared.status !== 201) throw new Error(`not prepared: ${JSON.stringify(prepared.error)}`);
  await inWindow(api, prepared.body, behaviour);
  return prepared.body;
}
