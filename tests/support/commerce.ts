import { eq } from 'drizzle-orm';
import type { Coupon, CouponBody } from '#shared/contract/commerce/coupons.ts';
import type { PaymentProduct, ProductInfo } from '#shared/contract/commerce/products.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { createApiClient, type Identity } from './apiClient.ts';
import { signUpChild } from './signUpChild.ts';
import type { TestServer } from './testServer.ts';

let counter = 0;

/** A manager of the first channel, which sells what everybody may buy. */
export async function signUpSeller(server: TestServer): Promise<Identity> {
  const { token, channelId, user } = await signUpChild(server);
  await server.deps.db
    .update(channelMembers)
    .set({ roles: ['MANAGER'] })
    .where(eq(channelMembers.userId, user.userId));
  return { token, channelId };
}

export interface Group {
  readonly info: ProductInfo;
  /** In the order of their prices. */
  readonly products: readonly PaymentProduct[];
}

/** A VISIBLE group with products of so many lessons, at 30,000 won each. */
export async function makeGroup(
  server: Pick<TestServer, 'url'>,
  seller: Identity,
  {
    quantities = [4, 8],
    ...body
  }: Record<string, unknown> & { readonly quantities?: readonly number[] } = {},
): Promise<Group> {
  counter += 1;
  const api = createApiClient(server.url);
  const group = { title: `수업권 ${counter}`, hashKey: `group-${counter}`, visibleState: 'VISIBLE', ...body };
  const made = await api.call('productInfos.create', { body: group }, seller);
  if (made.status !== 201) throw new Error(`a group was refused: ${JSON.stringify(made.error)}`);
  const params = { id: made.body.productInfoId };
  const products: PaymentProduct[] = [];
  for (const quantity of quantities) {
    const price = quantity * 30_000;
    const product = { title: `${quantity}회`, price, originalPrice: price, quantity };
    const reply = await api.call('productInfos.createProduct', { params, body: product }, seller);
    if (reply.status !== 201) throw new Error(`a product was refused: ${JSON.stringify(reply.error)}`);
    products.push(reply.body);
  }
  return { info: made.body, products };
}

/** A coupon of 20,000 won that everybody may receive, good for a year, where nothing else is said. */
export async function makeCoupon(
  server: Pick<TestServer, 'url' | 'deps'>,
  seller: Identity,
  body: Partial<CouponBody> = {},
): Promise<Coupon> {
  const expiresAt = server.deps.clock.now().getTime() + 365 * 24 * 60 * 60 * 1000;
  const reply = await createApiClient(server.url).call(
    'channelCoupons.create',
    {
      body: {
        ...{ title: '첫 수업 축하', couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT', rewardCount: 20_000 },
        ...{ isDownloadable: true, expirationDate: new Date(expiresAt).toISOString() },
        ...body,
      },
    },
    seller,
  );
  if (reply.status !== 201) throw new Error(`a coupon was refused: ${JSON.stringify(reply.error)}`);
  return reply.body;
}
