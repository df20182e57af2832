import type { AuditAction } from '#shared/contract/channels/audit.ts';
import { and, eq } from 'drizzle-orm';
import { wonText } from '#shared/commerce/wonText.ts';
import {
  MOST_PRODUCTS_OF_INFO,
  type PaymentProduct,
  type ProductBody,
  type ProductInfo,
  type ProductInfoBody,
} from '#shared/contract/commerce/products.ts';
import type { Transaction } from '#server/db/connect.ts';
import { paymentProductInfos, paymentProducts } from '#server/db/tables/commerce/products.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import type { UploadedFile } from '#server/domain/call.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import type { Deps } from '#server/domain/deps.ts';
import { encodePicture } from '#server/domain/people/files/encodePicture.ts';
import {
  forgetFile,
  saveStoredFile,
  linkToFile,
  swapFiles,
} from '#server/domain/people/files/storedFiles.ts';
import { AppError } from '#server/platform/appError.ts';
import {
  describeInfo,
  isLivingProduct,
  lockInfo,
  noProduct,
  shownProduct,
  type ProductInfoRow,
} from './productRows.ts';
import { productTexts } from './texts.ts';

/** Twice the largest size at which it is shown. */
const ICON_SIDE = 256;

interface Manager {
  readonly deps: Deps;
  /** The acting user, for the audit log; 0 is the server. */
  readonly userId: number;
  readonly channelId: number;
}
type OfInfo = Manager & { readonly infoId: number };
type OfProduct = OfInfo & { readonly productId: number };

/** Makes a group. Throws DOLPHIN_DUPLICATE_RESOURCE for a taken name in addresses. */
export async function createInfo({
  deps,
  body,
  ...by
}: Manager & { readonly body: ProductInfoBody }): Promise<ProductInfo> {
  const { channelId } = by;
  const made = await refuseTakenKey(() =>
    deps.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(paymentProductInfos)
        .values({ ...body, channelId, createdAt: deps.clock.now() })
        .returning();
      if (!row) throw new Error('createInfo: the insert returned no row');
      await note(tx, by, 'PRODUCT_INFO_CREATE', row);
      return row;
    }),
  );
  return describeInfo(deps, made);
}

/** Throws NOT_FOUND_PRODUCT, DOLPHIN_DUPLICATE_RESOURCE. */
export async function saveInfo({
  deps,
  body,
  ...of
}: OfInfo & { readonly body: ProductInfoBody }): Promise<ProductInfo> {
  const saved = await refuseTakenKey(() =>
    deps.db.transaction(async (tx) => {
      await lockInfo(tx, of);
      const row = await changeInfo(tx, of.infoId, body);
      await note(tx, of, 'PRODUCT_INFO_SAVE', row);
      return row;
    }),
  );
  return describeInfo(deps, saved);
}

/** Removes a group from the catalogue with its picture. Throws NOT_FOUND_PRODUCT. */
export async function removeInfo({ deps, ...of }: OfInfo): Promise<void> {
  const icon = await deps.db.transaction(async (tx) => {
    const before = await lockInfo(tx, of);
    await changeInfo(tx, of.infoId, { removedAt: deps.clock.now(), icon: '' });
    await swapFiles(tx, { before: before.icon, after: '' });
    await note(tx, of, 'PRODUCT_INFO_REMOVE', before);
    return before.icon;
  });
  await forgetFile(deps, icon);
}

/** Replaces the picture of a group. Throws NOT_FOUND_PRODUCT and the errors of a file. */
export async function saveIcon({
  deps,
  file,
  ...of
}: OfInfo & { readonly file: UploadedFile | undefined }): Promise<ProductInfo> {
  if (!file) throw new AppError('VALIDATION_FAIL', { log: 'no picture was uploaded' });
  const picture = await encodePicture(file.content, { side: ICON_SIDE });
  const after = await saveStoredFile(deps, of.userId, { kind: 'PRODUCT_ICON', ...picture });
  const { before, saved } = await deps.db.transaction(async (tx) => {
    const { icon } = await lockInfo(tx, of);
    await swapFiles(tx, { before: icon, after });
    const row = await changeInfo(tx, of.infoId, { icon: after });
    await note(tx, of, 'PRODUCT_INFO_ICON', row);
    return { before: icon, saved: row };
  });
  await forgetFile(deps, before);
  return describeInfo(deps, saved);
}

/** Adds a product to a group. Throws NOT_FOUND_PRODUCT, PRODUCT_LIMIT. */
export async function createProduct({
  deps,
  body,
  ...of
}: OfInfo & { readonly body: ProductBody }): Promise<PaymentProduct> {
  const { infoId } = of;
  const { info, product } = await deps.db.transaction(async (tx) => {
    const locked = await lockInfo(tx, of);
    const count = await tx.$count(
      paymentProducts,
      and(eq(paymentProducts.productInfoId, infoId), isLivingProduct),
    );
    if (count >= MOST_PRODUCTS_OF_INFO)
      throw new AppError('PRODUCT_LIMIT', { log: `group ${infoId} has ${count} products already` });
    const [row] = await tx
      .insert(paymentProducts)
      .values({ ...body, productInfoId: infoId })
      .returning();
    if (!row) throw new Error('createProduct: the insert returned no row');
    await note(tx, of, 'PRODUCT_CREATE', row);
    return { info: locked, product: row };
  });
  return shown(deps, info, product);
}

/** Throws NOT_FOUND_PRODUCT. */
export async function saveProduct({
  deps,
  body,
  ...of
}: OfProduct & { readonly body: ProductBody }): Promise<PaymentProduct> {
  const { info, product } = await deps.db.transaction((tx) =>
    changeProduct(tx, of, { change: body, action: 'PRODUCT_SAVE' }),
  );
  return shown(deps, info, product);
}

/** Removes a product from its group. Throws NOT_FOUND_PRODUCT. */
export async function removeProduct({ deps, ...of }: OfProduct): Promise<void> {
  const change = { removedAt: deps.clock.now() };
  await deps.db.transaction((tx) => changeProduct(tx, of, { change, action: 'PRODUCT_REMOVE' }));
}

async function changeProduct(
  tx: Transaction,
  of: Omit<OfProduct, 'deps'>,
  {
    change,
    action,
  }: { readonly change: Partial<typeof paymentProducts.$inferInsert>; readonly action: AuditAction },
) {
  const { infoId, productId } = of;
  const info = await lockInfo(tx, of);
  const [product] = await tx
    .update(paymentProducts)
    .set(change)
    .where(and(eq(paymentProducts.id, productId), eq(paymentProducts.productInfoId, infoId), isLivingProduct))
    .returning();
  if (!product) throw noProduct(`product ${productId} is none of group ${infoId}`);
  await note(tx, of, action, product);
  return { info, product };
}

/** Records a change in the audit log, with the new price. */
async function note(
  tx: Transaction,
  { channelId, userId }: Omit<Manager, 'deps'>,
  action: AuditAction,
  { title, price }: { readonly title: string; readonly price?: number },
): Promise<void> {
  const detail = { title, ...(price !== undefined && { price: wonText(price) }) };
  await writeAudit(tx, { channelId, actorId: userId, action, targetUserId: 0, detail });
}

async function changeInfo(
  tx: Transaction,
  infoId: number,
  change: Partial<typeof paymentProductInfos.$inferInsert>,
): Promise<ProductInfoRow> {
  const [row] = await tx
    .update(paymentProductInfos)
    .set(change)
    .where(eq(paymentProductInfos.id, infoId))
    .returning();
  if (!row) throw new Error(`changeInfo: the locked group ${infoId} is gone`);
  return row;
}

async function shown(
  deps: Deps,
  { isCouponUsable, icon }: ProductInfoRow,
  product: typeof paymentProducts.$inferSelect,
): Promise<PaymentProduct> {
  return shownProduct(product, { isCouponUsable, icon: await linkToFile(deps, icon) });
}

async function refuseTakenKey<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (violatedConstraint(cause) !== 'payment_product_infos_hash_key_key') throw cause;
    const message = productTexts.hashKeyTaken;
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
      message,
      fieldErrors: [{ field: 'hashKey', message }],
      log: 'the hash key is of another living group',
      cause,
    });
  }
}
