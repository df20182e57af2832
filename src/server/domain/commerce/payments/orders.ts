import {
  CASH_PACKS,
  type PaymentItemType,
  type PreparePaymentBody,
  type PrepareProductBody,
} from '#shared/contract/commerce/payments.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { activeChannelIds } from '#server/domain/channels/channels/memberships.ts';
import { readProductForSale, type ProductForSale } from '#server/domain/commerce/products/readProducts.ts';
import { readClassForSale, readCourseForSale } from '#server/domain/learning/courseClasses/classSales.ts';
import { readWorksheetForSale } from '#server/domain/learning/worksheets/worksheetSales.ts';
import { AppError } from '#server/platform/appError.ts';
import { paymentTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

/** The product and the server's price. */
export interface Order {
  readonly itemType: PaymentItemType;
  readonly name: string;
  /** Won, before a coupon. */
  readonly listAmount: number;
  /** Lessons of a product, points of CASH; 1 for other products. */
  readonly quantity: number;
  readonly contentId?: number;
  readonly product?: ProductForSale;
  readonly planCode?: 'DOLPHIN_PRO' | 'CHANNEL_PRO';
  /** The channel that sells the product, whose plan it is, or whose pages show the content. */
  readonly channelId?: number | null;
  readonly subscriptionId?: number | null;
}

/**
 * Throws NOT_FOUND_PRODUCT, RESOURCE_NOT_FOUND, DUPLICATE_PRODUCT, PRODUCT_PRICE_CHANGED for an unknown pack of points.
 */
export async function readOrder({
  deps,
  userId,
  body,
}: UserCall & { readonly body: PreparePaymentBody | PrepareProductBody }): Promise<Order> {
  const { paymentItemType: itemType } = body;
  if (itemType === 'PRODUCT') {
    const product = await readProductForSale(deps.db, body.productId);
    await assertBuyer({ deps, userId }, product);
    const { infoTitle, title, price, quantity, channelId } = product;
    return { itemType, name: orderName(infoTitle, title), listAmount: price, quantity, product, channelId };
  }
  if (itemType === 'CASH') {
    const pack = CASH_PACKS.find(({ amount }) => amount === body.amount);
    if (!pack)
      throw new AppError('PRODUCT_PRICE_CHANGED', { log: `no points are sold for ${body.amount} won` });
    return {
      itemType,
      name: paymentTexts.points(pack.points),
      listAmount: pack.amount,
      quantity: pack.points,
    };
  }
  const { contentId } = body;
  const { name, cost, channelId, isEnrolled } = await saleOf({ deps, userId, itemType, contentId });
  if (isEnrolled)
    throw new AppError('DUPLICATE_PRODUCT', {
      message: paymentTexts.alreadyBought,
      log: `user ${userId} has ${itemType} ${contentId} already`,
    });
  return { itemType, contentId, channelId, name, listAmount: cost, quantity: 1 };
}

/** A product of a class is of use in it alone, so only its members can buy it. */
async function assertBuyer(
  { deps: { db }, userId }: UserCall,
  { productId, channelId }: ProductForSale,
): Promise<void> {
  if (channelId === DEFAULT_CHANNEL_ID) return;
  if ((await activeChannelIds({ db, userId })).includes(channelId)) return;
  throw new AppError('NOT_FOUND_PRODUCT', {
    message: paymentTexts.membersOnly,
    log: `user ${userId} is no member of channel ${channelId}, which sells product ${productId}`,
  });
}

/** Group and product, without repeated words: «1:1 수업권» and «수업권 8회» are «1:1 수업권 8회». */
function orderName(infoTitle: string, title: string): string {
  const said = new Set(infoTitle.split(/\s+/u));
  return [infoTitle, ...title.split(/\s+/u).filter((word) => !said.has(word))].join(' ');
}

function saleOf({
  itemType,
  contentId,
  ...asked
}: UserCall & { readonly itemType: 'WORKSHEET' | 'COURSE' | 'COURSE_CLASS'; readonly contentId: number }) {
  if (itemType === 'WORKSHEET') return readWorksheetForSale({ ...asked, worksheetId: contentId });
  if (itemType === 'COURSE') return readCourseForSale({ ...asked, courseId: contentId });
  return readClassForSale({ ...asked, courseClassId: contentId });
}
