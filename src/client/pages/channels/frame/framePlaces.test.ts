import { describe, expect, it } from 'vitest';
import { FIRST_PLUGINS } from '#shared/contract/channels/channelFields.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import { placeAt, placesOf } from './framePlaces.ts';

const keysFor = (role: ChannelRole | null, pluginMap = FIRST_PLUGINS) =>
  placesOf({ pluginMap, holds: (check) => role !== null && holdsAtLeast([role], check) }).map(
    ({ key }) => key,
  );

describe('the places of a channel', () => {
  it('are those that the visitor may open', () => {
    expect(keysFor(null)).toEqual(['main']);
    expect(keysFor('USER')).toEqual(expect.arrayContaining(['main', 'me']));
    expect(keysFor('USER')).not.toContain('settings');
    expect(keysFor('MANAGER')).toContain('settings');
  });

  it('are gone where staff has switched their part off', () => {
    expect(keysFor('MANAGER')).toContain('groups');
    const without = keysFor('MANAGER', { ...FIRST_PLUGINS, BOARD: false, GROUP: false, TEXT_MESSAGE: false });
    for (const key of ['groups', 'boards', 'messages']) expect(without).not.toContain(key);
  });

  it('are found by the longest address', () => {
    expect(placeAt('/channels/coral', 'coral')?.key).toBe('main');
    expect(placeAt('/channels/coral/settings', 'coral')?.key).toBe('settings');
    expect(placeAt('/channels/coral/posts/3', 'coral')?.key).toBe('boards');
    expect(placeAt('/channels/coral/settingsx', 'coral')?.key).toBe('main');
  });
});
