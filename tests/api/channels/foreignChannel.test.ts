import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTE_NAMES, routeNamed, type RouteName } from '#shared/contract/routes.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { ChannelAccess, RouteSpec } from '#shared/contract/route.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { makeClass } from '../../support/makeClass.ts';
import { SAMPLE_REQUESTS } from '../../support/sampleRequests.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

/** Tests generated from the contract: no route of a channel serves the master of another one. */
const test = setUpApi();
const { api } = test;
const masters: Child[] = [];
let own = 0;
const foreign = { VISIBLE: 0, INVISIBLE: 0 };

const accessOf = (name: RouteName): ChannelAccess | undefined => {
  const { access }: RouteSpec = routeNamed(name);
  return typeof access === 'string' ? undefined : access;
};
const OF_CHANNELS = ROUTE_NAMES.filter((name) => accessOf(name) !== undefined);
const BY_PATH = OF_CHANNELS.filter((name) => accessOf(name)?.channelFrom !== undefined);

beforeAll(async () => {
  // Enough of them that the strictest limit per minute never answers in place of the access.
  for (let count = 0; count < 4; count += 1) masters.push(await signUpChild(test.server));
  const roles: ChannelRole[] = ['ROLE_CHANNEL_MASTER'];
  own = await makeClass(
    test.server.deps,
    masters.map((child) => ({ child, nickname: '주인', roles })),
  );
  for (const state of ['VISIBLE', 'INVISIBLE'] as const) {
    const [channel] = await test.server.deps.db
      .insert(channels)
      .values({ channelDomain: `foreign-${state}`, channelName: '남의 반', dolphinVisibleState: state })
      .returning({ id: channels.id });
    foreign[state] = channel?.id ?? 0;
  }
});

let turn = 0;
/** The answer to a master of the own channel when the route is about `channelId`. */
async function answer(name: RouteName, channelId: number, header?: number): Promise<string> {
  const sample = SAMPLE_REQUESTS[name];
  const param = accessOf(name)?.channelFrom;
  const parts =
    param === undefined ? sample : { ...sample, params: { ...sample.params, [param]: channelId } };
  const token = masters[(turn += 1) % masters.length]?.token ?? '';
  const inHeader = param === undefined ? channelId : header;
  const { status, error } = await api.call(name, parts, {
    token,
    ...(inHeader !== undefined && { channelId: inHeader }),
  });
  return `${status} ${error.errorCode}`;
}

describe('a master of another channel', () => {
  it.each(OF_CHANNELS)('is a stranger to %s', async (name) => {
    // Public facts of a visible channel are read by anybody, and by nobody of a hidden one.
    const isPublic = accessOf(name)?.isPublic === true;
    expect(await answer(name, foreign.VISIBLE)).toBe(
      isPublic ? '200 undefined' : '403 CHANNEL_MEMBER_NOT_FOUND',
    );
    expect(await answer(name, foreign.INVISIBLE)).toBe('404 CHANNEL_NOT_FOUND');
  });

  it('reads the public page of another one, and nothing else', () => {
    expect(OF_CHANNELS.filter((name) => accessOf(name)?.isPublic === true)).toEqual(['mainPages.get']);
  });

  it.each(BY_PATH)('gains nothing from naming the own channel beside %s', async (name) => {
    expect(await answer(name, foreign.VISIBLE, own)).toBe('404 CHANNEL_NOT_FOUND');
  });
});
