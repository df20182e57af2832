import { beforeEach, describe, expect, it } from 'vitest';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
let child: Child;

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});

const finish = (result: string, where = 'FIRST_MINUTE') =>
  test.api.call('tutorials.finish', { params: { where }, body: { result } }, child);
const isNeeded = async () => (await test.api.call('characters.getOwn', {}, child)).body.needsFirstMinute;
const points = async () => (await test.api.call('economy.getPoints', {}, child)).body.point;

describe('the first minute', () => {
  it('is needed until it was done, and pays its three shells once', async () => {
    const before = await points();
    expect(await isNeeded()).toBe(true);
    const { status, body } = await finish('DONE');
    expect(status).toBe(200);
    expect(body).toEqual({ where: 'FIRST_MINUTE', result: 'DONE', rewardPoint: 6, point: before + 6 });
    expect(await isNeeded()).toBe(false);
    expect((await finish('DONE')).body.rewardPoint).toBe(0);
    expect(await points()).toBe(before + 6);
  });

  it('pays once, however many tabs finish it at the same time', async () => {
    const before = await points();
    const replies = await Promise.all(Array.from({ length: 6 }, () => finish('DONE')));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(replies.filter(({ body }) => body.rewardPoint > 0)).toHaveLength(1);
    expect(await points()).toBe(before + 6);
  });

  it('pays nothing to who skips it, and still pays who plays it later', async () => {
    const before = await points();
    expect((await finish('SKIPPED')).body).toMatchObject({
      result: 'SKIPPED',
      rewardPoint: 0,
      point: before,
    });
    expect(await isNeeded()).toBe(false);
    expect((await finish('DONE')).body).toMatchObject({ result: 'DONE', rewardPoint: 6 });
    expect((await finish('SKIPPED')).body, 'what is done stays done').toMatchObject({ result: 'DONE' });
  });

  it('belongs to one account, also on the same device', async () => {
    await finish('DONE');
    child = await signUpDressedChild(test.server);
    expect(await isNeeded()).toBe(true);
  });
});

it('another tutorial is kept without a reward and changes nothing of the first minute', async () => {
  expect((await finish('DONE', 'DEFAULT')).body).toMatchObject({ where: 'DEFAULT', rewardPoint: 0 });
  expect(await isNeeded()).toBe(true);
});

it.each([
  ['NOWHERE', 'DONE'],
  ['FIRST_MINUTE', 'PERHAPS'],
  ['%00', 'DONE'],
])('refuses %s with the result %s', async (where, result) => {
  const { status, error } = await finish(result, where);
  expect(status).toBe(400);
  expect(error.errorCode).toBe('VALIDATION_FAIL');
});
