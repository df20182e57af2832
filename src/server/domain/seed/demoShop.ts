import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { CHANNEL_EVENT_CODE, couponBodySchema } from '#shared/contract/commerce/coupons.ts';
import { productBodySchema, productInfoBodySchema } from '#shared/contract/commerce/products.ts';
import { createCoupon } from '#server/domain/commerce/coupons/manageCoupons.ts';
import { createInfo, createProduct } from '#server/domain/commerce/products/editProducts.ts';
import { listInfos } from '#server/domain/commerce/products/listProducts.ts';
import type { Deps } from '#server/domain/deps.ts';

const GROUP = {
  title: '1:1 코딩 수업권',
  subTitle: '선생님과 단둘이, 한 주에 한 번 한 시간씩 만나요.',
  hashKey: 'tutoring',
  visibleState: 'VISIBLE',
};
/** The longest costs less for each lesson. */
const PRODUCTS = [
  { title: '4회', quantity: 4, price: 120_000, originalPrice: 120_000, color: 'BLUE' },
  { title: '8회', quantity: 8, price: 224_000, originalPrice: 240_000, color: 'CORAL' },
  { title: '12회', quantity: 12, price: 312_000, originalPrice: 360_000, color: 'VIOLET' },
];
/** In the audit log. */
const BY_SERVER = 0;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The products and coupons of the first channel of a demonstration. Added once, while it sells nothing. */
export async function seedDemoShop(deps: Deps): Promise<void> {
  const channel = { deps, userId: BY_SERVER, channelId: DEFAULT_CHANNEL_ID };
  if ((await listInfos({ ...channel, page: 1 })).totalCount > 0) return;
  const { productInfoId: infoId } = await createInfo({
    ...channel,
    body: productInfoBodySchema.parse(GROUP),
  });
  const productIds: number[] = [];
  for (const product of PRODUCTS) {
    const body = productBodySchema.parse(product);
    productIds.push((await createProduct({ ...channel, infoId, body })).paymentProductId);
  }
  const expirationDate = new Date(deps.clock.now().getTime() + YEAR_MS).toISOString();
  for (const coupon of couponsFor(productIds.at(-1) ?? 0))
    await createCoupon({ ...channel, body: couponBodySchema.parse({ ...coupon, expirationDate }) });
}

const couponsFor = (longestId: number) => [
  {
    title: '첫 수업 축하',
    couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT',
    rewardCount: 20_000,
    couponCode: 'FIRSTCLASS',
    isDownloadable: true,
  },
  {
    title: '형제자매 할인',
    couponRewardType: 'CONTENT_DISCOUNT_BY_PERCENTAGE',
    rewardCount: 10,
    couponCode: 'SIBLINGS',
    isDownloadable: true,
    paymentProductIdList: [longestId],
  },
  {
    title: '친구 소개',
    couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT',
    rewardCount: 10_000,
    couponCode: 'FRIEND2026',
  },
  {
    title: '새 교실 축하',
    couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT',
    rewardCount: 30_000,
    couponCode: CHANNEL_EVENT_CODE,
  },
];
