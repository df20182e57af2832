import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTE_NAMES, routeNamed, type RouteName } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { transaction } from '#server/domain/transaction.ts';
import { issueCertificates } from '#server/domain/world/certificates/issueCertificates.ts';
import type { RequestParts } from '../support/apiClient.ts';
import { SAMPLE_REQUESTS } from '../support/sampleRequests.ts';
import { flawOfRefusal, sendRaw } from '../support/sendRaw.ts';
import { setUpApi } from '../support/setUpApi.ts';
import { befriend } from '../support/befriend.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api } = test;
let owner: Child;
let asker: Child;
let stranger: Child;

beforeAll(async () => {
  owner = await signUpDressedChild(test.server);
  asker = await signUpDressedChild(test.server);
  stranger = await signUpDressedChild(test.server);
});

const pagedRoutes = ROUTE_NAMES.filter((name) => {
  const { query }: RouteSpec = routeNamed(name);
  return query instanceof z.ZodObject && 'page' in query.shape;
});
let turn = 0;
/** From an address of its own, so that no limit answers in place of the route. */
const asks = (name: RouteName, page: string) => {
  turn += 1;
  const params = SAMPLE_REQUESTS[name].params;
  const headers = { 'x-forwarded-for': `10.1.${turn >> 8}.${turn & 255}` };
  return sendRaw(
    test.server.url,
    name,
    { search: `page=${page}`, headers, ...(params && { params }) },
    owner,
  );
};

describe('a page of a list', () => {
  it.each(pagedRoutes)('%s', async (name) => {
    for (const page of ['-1', 'NaN', '1.5', '10001', '99999999', '9'.repeat(40)])
      expect(flawOfRefusal(await asks(name, page)), `page ${page}`).toBeUndefined();
    const last = await asks(name, '10000');
    expect(last.status, `the last page that may be asked for: ${JSON.stringify(last.body)}`).toBeLessThan(
      500,
    );
  });
});

interface Foreign {
  readonly name: RouteName;
  /** The request of a stranger that names what is not theirs. */
  readonly request: () => Promise<RequestParts>;
  readonly code: string;
}

const friendshipId = async () => {
  await api.call('friends.request', { body: { userId: owner.user.userId } }, asker);
  const { body } = await api.call('friends.listReceived', {}, owner);
  return { params: { id: body.friendList[0]?.friendshipId ?? 0 } };
};
const notificationId = async () => {
  await friendshipId();
  const { body } = await api.call('notifications.list', {}, owner);
  return { params: { id: body.notificationList[0]?.notificationId ?? 0 } };
};
const certificateId = async () => {
  const { deps } = test.server;
  const request = { userId: owner.user.userId, certificateIds: [1], now: new Date() };
  await transaction(deps, (tx) => issueCertificates({ tx, ...request }));
  const { body } = await api.call('certificates.list', {}, owner);
  return { params: { id: body.certificateList[0]?.userCertificateId ?? 0 } };
};
const guestbookEntryId = async () => {
  await befriend(api, asker, owner);
  const params = { userId: owner.user.userId };
  await api.call('home.getOwn', {}, owner);
  const { body } = await api.call('home.writeGuestbook', { params, body: { phraseId: 1 } }, asker);
  return { params: { entryId: body.entryId } };
};

const FOREIGN: readonly Foreign[] = [
  { name: 'friends.accept', request: friendshipId, code: 'RESOURCE_NOT_FOUND' },
  { name: 'friends.reject', request: friendshipId, code: 'RESOURCE_NOT_FOUND' },
  { name: 'friends.end', request: friendshipId, code: 'RESOURCE_NOT_FOUND' },
  { name: 'notifications.check', request: notificationId, code: 'RESOURCE_NOT_FOUND' },
  { name: 'notifications.remove', request: notificationId, code: 'RESOURCE_NOT_FOUND' },
  { name: 'certificates.get', request: certificateId, code: 'RESOURCE_NOT_FOUND' },
  { name: 'certificates.getBackground', request: certificateId, code: 'RESOURCE_NOT_FOUND' },
  { name: 'home.deleteGuestbookEntry', request: guestbookEntryId, code: 'RESOURCE_NOT_FOUND' },
];

describe('what belongs to another', () => {
  it.each(FOREIGN)('$name', async ({ name, request, code }) => {
    const parts = await request();
    expect(Object.values(parts.params ?? {}), 'there is such a thing').not.toContain(0);
    const { status, error } = await api.call(name, parts, stranger);
    expect([status, error.errorCode]).toEqual([404, code]);
  });

  it('is still there afterwards', async () => {
    const { body } = await api.call('certificates.list', {}, owner);
    expect(body.certificateList).toHaveLength(1);
    expect((await api.call('friends.list', {}, owner)).body.total).toBe(1);
    expect((await api.call('notifications.list', {}, owner)).body.totalCount).toBeGreaterThan(0);
  });
});

describe('HTML in a text', () => {
  const HTML = '<img src=x onerror=alert(1)><b>안녕</b> &amp; "고래"';

  it('is kept and told as the text it is: an introduction', async () => {
    const { status } = await api.call('profiles.saveIntroduction', { body: { introduction: HTML } }, owner);
    expect(status).toBe(200);
    const seen = await api.call('profiles.get', { params: { id: owner.user.userId } }, asker);
    expect(seen.headers.get('content-type')).toContain('application/json');
    expect(seen.body.introduction).toBe(HTML);
  });
});
