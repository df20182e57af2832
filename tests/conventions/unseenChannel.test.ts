import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { battleRoutes } from '#shared/contract/battle/battles.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

/**
 * No unseen context: what a call is about is in its path or in its arguments. A channel that a store or a module keeps
 * would be sent with calls of pages that are about another one.
 */
const client = join(projectRoot, 'src/client');
const sources = globSync('{stores,net}/**/*.ts', { cwd: client })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(client, path), 'utf8') }));

/** Files of the stores that name a channel, and why they may. */
const MAY_NAME_A_CHANNEL: Readonly<Record<string, string>> = {
  'stores/memberships.ts': 'pure functions of the memberships of a user',
  'stores/schoolStore.ts': 'the school, which is everybody’s and never that of a call',
  'stores/videoUploadStore.ts': 'each upload with the channel that it was begun for',
};
const namesChannel = (text: string) => /\b(channelId|channelDomain|Channel|ChannelMembership)\b/.test(text);
/** A variable of a module, or a store, that holds which channel is meant. */
const keepsChannel = (text: string) =>
  /\b(?:current|called|open|chosen|visited|active)(?:Channel|Class|Site)\w*\b/i.test(text) ||
  /^let \w*channel/im.test(text);

describe('the channel of a call', () => {
  it('is kept by no store', () => {
    const naming = sources.filter(({ path, text }) => path.startsWith('stores/') && namesChannel(text));
    expect(naming.map(({ path }) => path).toSorted()).toEqual(Object.keys(MAY_NAME_A_CHANNEL).toSorted());
  });

  it('is remembered nowhere in the layer of the network', () => {
    expect(sources.filter(({ text }) => keepsChannel(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is written into the header by the client of the routes alone, from its request', () => {
    const writing = sources.filter(({ text }) => text.includes("'Channel-Id'"));
    expect(writing.map(({ path }) => path)).toEqual(['net/rest/RestClient.ts']);
    // Nothing of it comes from a store: what the client is made with knows no channel that is meant.
    const rest = sources.find(({ path }) => path === 'net/rest/rest.ts')?.text ?? '';
    expect(rest).not.toMatch(/schoolStore|\bchannel:/);
  });

  it('is asked for by the type of a request whose path does not name it', () => {
    // A type that did not ask for it would not compile here.
    const asks: 'channelId' extends keyof RequestOf<typeof battleRoutes.list> ? true : false = true;
    const isInPath: 'channelId' extends keyof RequestOf<typeof battleRoutes.createForClass> ? true : false =
      false;
    expect([asks, isInPath]).toEqual([true, false]);
  });
});

it.each([
  ['export const channelStore = createUserStore(() => ({ currentChannel: null }));', true],
  ['let channelId = 0;', true],
  ['export function calledChannel() {}', true],
  ['export const listRooms = (channelId: number) => rest.call(routes.list, { channelId });', false],
])('takes %s for keeping a channel: %s', (text, expected) => {
  expect(keepsChannel(text)).toBe(expected);
});
