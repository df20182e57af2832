import { describe, expect, it } from 'vitest';
import { channelHostTarget } from './channelHosts.ts';

const options = { base: 'class.example', publicUrl: 'https://dolphin.example' };
const target = (hostname: string, url = '/') => channelHostTarget({ hostname, url }, options);

describe('the host of a channel', () => {
  it.each([
    ['/', 'https://dolphin.example/channels/coral'],
    ['/?message=WELCOME', 'https://dolphin.example/channels/coral?message=WELCOME'],
    ['/lounge?message=NOT_MEMBER', 'https://dolphin.example/channels/coral/lounge?message=NOT_MEMBER'],
    ['/boards/3', 'https://dolphin.example/channels/coral/boards/3'],
    ['/signin?redirect=%2F', 'https://dolphin.example/signin?redirect=%2F'],
    ['/join/AB12', 'https://dolphin.example/join/AB12'],
    ['//evil.example/x', 'https://dolphin.example/channels/coral/evil.example/x'],
    ['/\\evil.example', 'https://dolphin.example/channels/coral/evil.example'],
  ])('leads %s below the path of the channel', (url, expected) => {
    expect(target('coral.class.example', url)).toBe(expected);
    expect(target('CORAL.Class.Example', url)).toBe(expected);
  });

  it('leads what cannot be a channel to the first page', () => {
    for (const host of ['admin.class.example', 'a.b.class.example', 'xn--a.class.example', '.class.example'])
      expect(target(host, '/lounge')).toBe('https://dolphin.example/');
  });

  it('leaves other hosts alone', () => {
    for (const host of ['class.example', 'dolphin.example', 'coralclass.example', '', '127.0.0.1'])
      expect(target(host)).toBeNull();
  });
});
