import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_PRODUCTS_OF_INFO, PRODUCT_ICON_BYTES } from '#shared/contract/commerce/products.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { readProductForSale, readSoldProduct } from '#server/domain/commerce/products/readProducts.ts';
import type { Identity } from '../../support/apiClient.ts';
import { makeGroup, signUpSeller } from '../../support/commerce.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
const NOTHING = 2_000_000_000;
const body = { title: '4회', price: 120_000, originalPrice: 130_000, quantity: 4 };

let seller: Identity;
let pupil: Child;
let stranger: Child;
/** Managers of two classes. */
let boss: Identity;
let other: Identity;

beforeAll(async () => {
  seller = await signUpSeller(test.server);
  const [first, second] = [await signUpChild(test.server), await signUpChild(test.server)];
  pupil = await signUpChild(test.server);
  stranger = await signUpChild(test.server);
  const channelId = await makeClass(test.server.deps, [
    { child: first, nickname: '등대', roles: ['MANAGER'] },
    { child: pupil, nickname: '바다' },
  ]);
  const otherId = await makeClass(test.server.deps, [
    { child: second, nickname: '먼 등대', roles: ['MANAGER'] },
  ]);
  boss = { token: first.token, channelId };
  other = { token: second.token, channelId: otherId };
});

const forSale = async (query: Record<string, string | number> = {}, who: Identity = {}) =>
  (await api.call('products.listForSale', { query }, who)).body;
const keysFor = async (who: Identity = {}) =>
  (await forSale({}, who)).productInfoList.map(({ hashKey }) => hashKey);
const sellable = (productId: number) => readProductForSale(test.server.deps.db, productId);

describe('a group', () => {
  it('is sold once it is VISIBLE and has a product', async () => {
    const { info } = await makeGroup(test.server, seller, { quantities: [], visibleState: 'INVISIBLE' });
    const { hashKey, title } = info;
    const params = { id: info.productInfoId };
    expect(await keysFor()).not.toContain(hashKey);
    const product = (await api.call('productInfos.createProduct', { params, body }, seller)).body;
    expect(await keysFor()).not.toContain(hashKey);
    await expect(sellable(product.paymentProductId)).rejects.toMatchObject({ code: 'NOT_FOUND_PRODUCT' });
    const saved = { title, hashKey, visibleState: 'VISIBLE', isCouponUsable: false };
    await api.call('productInfos.save', { params, body: saved }, seller);
    expect(await keysFor()).toContain(hashKey);
    expect(await sellable(product.paymentProductId)).toMatchObject({
      ...{
        price: 120_000,
        quantity: 4,
        isCouponUsable: false,
        infoTitle: title,
        channelId: seller.channelId,
      },
    });
  });

  it('leaves the catalogue, and what was bought of it keeps its name', async () => {
    const { info, products } = await makeGroup(test.server, seller);
    const [{ paymentProductId } = { paymentProductId: 0 }] = products;
    const params = { id: info.productInfoId };
    expect((await api.call('productInfos.remove', { params }, seller)).status).toBe(200);
    expect(await keysFor()).not.toContain(info.hashKey);
    await expect(sellable(paymentProductId)).rejects.toMatchObject({ code: 'NOT_FOUND_PRODUCT' });
    expect(await readSoldProduct(test.server.deps.db, paymentProductId)).toMatchObject({ title: '4회' });
    for (const again of ['productInfos.remove', 'productInfos.listProducts'] as const)
      expect((await api.call(again, { params }, seller)).error.errorCode).toBe('NOT_FOUND_PRODUCT');
    // Its name in addresses is free again.
    await makeGroup(test.server, seller, { hashKey: info.hashKey });
  });

  it('has a name in addresses that no other one has', async () => {
    const { info } = await makeGroup(test.server, seller, { quantities: [] });
    const { info: second } = await makeGroup(test.server, seller, { quantities: [] });
    const taken = { title: '또', hashKey: info.hashKey };
    const made = await api.call('productInfos.create', { body: taken }, boss);
    const saved = await api.call(
      'productInfos.save',
      { params: { id: second.productInfoId }, body: taken },
      seller,
    );
    for (const reply of [made, saved]) {
      expect([reply.status, reply.error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
      expect(reply.error.fieldErrors?.[0]?.field).toBe('hashKey');
    }
  });

  it('of twenty who make one of a name at once is made once', async () => {
    const group = { title: '동시에', hashKey: 'at-once' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => api.call('productInfos.create', { body: group }, seller)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('of a class is for its members, and by its address for who may know the class', async () => {
    const { info } = await makeGroup(test.server, boss);
    const { hashKey } = info;
    expect(await keysFor(pupil)).toContain(hashKey);
    expect(await keysFor(stranger)).not.toContain(hashKey);
    expect(await keysFor()).not.toContain(hashKey);
    const named = async (who: Identity = {}) => (await forSale({ hash_key: hashKey }, who)).totalCount;
    expect([await named(pupil), await named(stranger), await named()]).toEqual([1, 1, 1]);
    const { db } = test.server.deps;
    const hide = (state: 'VISIBLE' | 'INVISIBLE') =>
      db
        .update(channels)
        .set({ dolphinVisibleState: state })
        .where(eq(channels.id, boss.channelId ?? 0));
    await hide('INVISIBLE');
    expect([await named(pupil), await named(stranger), await named()]).toEqual([1, 0, 0]);
    await hide('VISIBLE');
  });

  it('is of its channel: another one’s managers neither see nor change it', async () => {
    const { info, products } = await makeGroup(test.server, boss);
    const params = { id: info.productInfoId, pid: products[0]?.paymentProductId ?? 0 };
    const seen = (await api.call('productInfos.list', { query: { page: 1 } }, other)).body;
    expect(seen.productInfoList).toEqual([]);
    const group = { title: '내 것', hashKey: 'mine-now' };
    const icon = [{ name: 'a.png', bytes: await paint() }];
    const replies = [
      await api.call('productInfos.save', { params, body: group }, other),
      await api.call('productInfos.remove', { params }, other),
      await api.call('productInfos.saveIcon', { params, files: icon }, other),
      await api.call('productInfos.listProducts', { params }, other),
      await api.call('productInfos.createProduct', { params, body }, other),
      await api.call('productInfos.saveProduct', { params, body }, other),
      await api.call('productInfos.removeProduct', { params }, other),
    ];
    expect(replies.map(({ error }) => error.errorCode)).toEqual(replies.map(() => 'NOT_FOUND_PRODUCT'));
    expect((await sellable(params.pid)).infoTitle).toBe(info.title);
  });

  it.each([
    ['without a name', { title: ' ' }],
    ['with a long name', { title: '가'.repeat(41) }],
    ['with a Korean address', { hashKey: '수업권' }],
    ['with an address of one letter', { hashKey: 'a' }],
    ['with a path for an address', { hashKey: '../admin' }],
    ['in a colour that is none', { color: 'red' }],
    ['half visible', { visibleState: 'MAYBE' }],
  ])('%s is refused', async (_, part) => {
    const group = { title: '수업권', hashKey: 'refused-group', ...part };
    const reply = await api.call('productInfos.create', { body: group }, seller);
    expect(reply.error.errorCode).toBe('VALIDATION_FAIL');
  });
});

const paint = (side = 600) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2bb6d6' } })
    .png()
    .toBuffer();

describe('the picture of a group', () => {
  it('is shown with it and its products, and replaced', async () => {
    const { info } = await makeGroup(test.server, seller);
    const params = { id: info.productInfoId };
    const save = async () =>
      api.call(
        'productInfos.saveIcon',
        { params, files: [{ name: '조개.png', bytes: await paint() }] },
        seller,
      );
    const first = await save();
    expect(first.status).toBe(200);
    const { icon, paymentProductList } = first.body;
    expect(paymentProductList.map(({ iconImage }) => iconImage)).toEqual([icon, icon]);
    const image = await fetch(`${test.server.url}${icon}`);
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await image.arrayBuffer())).metadata()).width).toBe(256);
    const second = await save();
    expect(second.body.icon).not.toBe(icon);
    expect((await fetch(`${test.server.url}${icon}`)).status).toBe(404);
  });

  it.each([
    ['too large', Buffer.alloc(PRODUCT_ICON_BYTES + 1, 1), 'FILE_TOO_LARGE'],
    ['no picture', Buffer.from('<svg onload="alert(1)"/>'), 'FILE_TYPE_REFUSED'],
    ['broken', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'FILE_UNREADABLE'],
  ])('that is %s is refused', async (_, bytes, code) => {
    const { info } = await makeGroup(test.server, seller, { quantities: [] });
    const reply = await api.call(
      'productInfos.saveIcon',
      { params: { id: info.productInfoId }, files: [{ name: 'a.png', bytes }] },
      seller,
    );
    expect(reply.error.errorCode).toBe(code);
  });
});

describe('a product', () => {
  it('is changed and taken out; the list begins with the cheapest', async () => {
    const { info, products } = await makeGroup(test.server, seller, { quantities: [12, 4, 8] });
    const params = { id: info.productInfoId };
    const list = async () =>
      (await api.call('productInfos.listProducts', { params }, seller)).body.paymentProductList;
    expect((await list()).map(({ quantity }) => quantity)).toEqual([4, 8, 12]);
    const pid = products[0]?.paymentProductId ?? 0;
    const change = { title: '12회', price: 99_000, originalPrice: 360_000, quantity: 12, color: 'CORAL' };
    const saved = await api.call(
      'productInfos.saveProduct',
      { params: { ...params, pid }, body: change },
      seller,
    );
    expect(saved.body).toMatchObject(change);
    expect((await list())[0]?.paymentProductId).toBe(pid);
    expect((await sellable(pid)).price).toBe(99_000);
    await api.call('productInfos.removeProduct', { params: { ...params, pid } }, seller);
    expect((await list()).map(({ quantity }) => quantity)).toEqual([4, 8]);
    await expect(sellable(pid)).rejects.toMatchObject({ code: 'NOT_FOUND_PRODUCT' });
    const again = await api.call('productInfos.removeProduct', { params: { ...params, pid } }, seller);
    expect(again.error.errorCode).toBe('NOT_FOUND_PRODUCT');
  });

  it('is of its group alone', async () => {
    const [one, two] = [await makeGroup(test.server, seller), await makeGroup(test.server, seller)];
    const params = { id: one.info.productInfoId, pid: two.products[0]?.paymentProductId ?? 0 };
    const reply = await api.call('productInfos.saveProduct', { params, body }, seller);
    expect(reply.error.errorCode).toBe('NOT_FOUND_PRODUCT');
  });

  it('is one of twelve at most, also where they are added at once', async () => {
    const { info } = await makeGroup(test.server, seller, { quantities: [] });
    const params = { id: info.productInfoId };
    const replies = await Promise.all(
      Array.from({ length: MOST_PRODUCTS_OF_INFO + 8 }, () =>
        api.call('productInfos.createProduct', { params, body }, seller),
      ),
    );
    const codes = replies.filter(({ status }) => status !== 201).map(({ error }) => error.errorCode);
    expect(codes).toEqual(Array.from({ length: 8 }, () => 'PRODUCT_LIMIT'));
  });

  it.each<[string, object, string?]>([
    ['for less than nothing', { price: -120_000 }],
    ['for half a won', { price: 1000.5 }],
    ['for 99 won', { price: 99, originalPrice: 99 }],
    ['for more than there is', { price: 100_000_001, originalPrice: 100_000_001 }, 'MULTIPLE_FIELD_ERRORS'],
    ['instead of more than there is', { originalPrice: 100_000_001 }],
    ['at a higher price than before', { price: 120_000, originalPrice: 100_000 }],
    ['of no lesson', { quantity: 0 }],
    ['of half a lesson', { quantity: 0.5 }],
    ['of 49 lessons', { quantity: 49 }],
    ['at a price in words', { price: '120000' }],
    ['without a name', { title: '' }],
  ])('%s is refused', async (_, part, code = 'VALIDATION_FAIL') => {
    const { info } = await makeGroup(test.server, seller, { quantities: [] });
    const params = { id: info.productInfoId };
    const reply = await api.call(
      'productInfos.createProduct',
      { params, body: { ...body, ...part } },
      seller,
    );
    expect(reply.error.errorCode).toBe(code);
  });

  it('for more than there is is refused, with a word to each of its prices', async () => {
    const { info } = await makeGroup(test.server, seller, { quantities: [] });
    const prices = { price: 100_000_001, originalPrice: 100_000_001 };
    const { error } = await api.call(
      'productInfos.createProduct',
      { params: { id: info.productInfoId }, body: { ...body, ...prices } },
      seller,
    );
    expect(error.errorCode).toBe('MULTIPLE_FIELD_ERRORS');
    const fields = new Set(error.fieldErrors?.map(({ field }) => field));
    expect(fields).toEqual(new Set(['originalPrice', 'price']));
  });

  it('of a group that is not there is none', async () => {
    const params = { id: NOTHING, pid: 1 };
    for (const name of ['productInfos.createProduct', 'productInfos.saveProduct'] as const)
      expect((await api.call(name, { params, body }, seller)).error.errorCode).toBe('NOT_FOUND_PRODUCT');
  });
});

it('everything that staff changes of the catalogue is in the audit log', async () => {
  const made = await api.call(
    'productInfos.create',
    { body: { title: '기록할 묶음', hashKey: 'audited', visibleState: 'VISIBLE' } },
    boss,
  );
  const params = { id: made.body.productInfoId };
  const group = { title: '고친 묶음', hashKey: 'audited', visibleState: 'VISIBLE' };
  await api.call('productInfos.save', { params, body: group }, boss);
  const files = [{ name: '조개.png', bytes: await paint() }];
  await api.call('productInfos.saveIcon', { params, files }, boss);
  const product = await api.call('productInfos.createProduct', { params, body }, boss);
  const ofProduct = { ...params, pid: product.body.paymentProductId };
  const dearer = { ...body, price: 125_000 };
  await api.call('productInfos.saveProduct', { params: ofProduct, body: dearer }, boss);
  await api.call('productInfos.removeProduct', { params: ofProduct }, boss);
  await api.call('productInfos.remove', { params }, boss);
  const log = await api.call('channelAudit.list', { params: { id: boss.channelId ?? 0 } }, boss);
  const last = log.body.auditLogList.slice(0, 7);
  expect(last.map(({ action, target, detail }) => [action, target, detail])).toEqual([
    ['PRODUCT_INFO_REMOVE', null, { title: '고친 묶음' }],
    ['PRODUCT_REMOVE', null, { title: '4회', price: '125,000원' }],
    ['PRODUCT_SAVE', null, { title: '4회', price: '125,000원' }],
    ['PRODUCT_CREATE', null, { title: '4회', price: '120,000원' }],
    ['PRODUCT_INFO_ICON', null, { title: '고친 묶음' }],
    ['PRODUCT_INFO_SAVE', null, { title: '고친 묶음' }],
    ['PRODUCT_INFO_CREATE', null, { title: '기록할 묶음' }],
  ]);
});
