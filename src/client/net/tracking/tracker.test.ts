import { expect, test, vi } from 'vitest';
import { memoryStorage } from '#client/testSupport/samples.ts';
import { anonymousSessionId, forgetAnonymousSession } from './anonymousSession.ts';
import { pageName } from './pageName.ts';
import { createTracker } from './tracker.ts';

test('tokens and channel domains are told as places', () => {
  expect(pageName(`/guardian/${'A'.repeat(43)}`)).toBe('/guardian/:id');
  expect(pageName('/channels/coding-lighthouse/posts/3')).toBe('/channels/:id/posts/:id');
  expect(pageName('/별가람')).toBe('/:id');
});

test('a page is told to what is configured, without cookies and without where it came from', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  const tracker = await createTracker({
    services: {
      sentryDsn: null,
      analyticsUrl: 'https://figures.example/api/event',
      pixelUrl: 'https://pixel.example/tr?id=1',
    },
    origin: 'https://dolphin.example',
    sessionId: 'f'.repeat(32),
    send,
  });
  tracker.pageSeen('/homes/4711');
  tracker.failed(new Error('별가람 4711'));
  const calls = send.mock.calls.map(([url, init]) => [
    new Request(url).url,
    init?.body ?? null,
    init?.credentials,
  ]);
  expect(calls).toEqual([
    [
      'https://figures.example/api/event',
      JSON.stringify({
        name: 'pageview',
        domain: 'dolphin.example',
        url: 'https://dolphin.example/homes/:id',
        props: { session: 'f'.repeat(32) },
      }),
      'omit',
    ],
    [
      'https://pixel.example/tr?id=1&ev=PageView&dl=https%3A%2F%2Fdolphin.example%2Fhomes%2F%3Aid',
      null,
      'omit',
    ],
  ]);
});

test('a service that cannot be reached is nobody’s business', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new Error('blocked')));
  const services = { sentryDsn: null, analyticsUrl: 'https://figures.example/', pixelUrl: null };
  const tracker = await createTracker({ services, origin: 'https://dolphin.example', sessionId: '', send });
  expect(() => tracker.pageSeen('/')).not.toThrow();
});

test('the number of a browser is random, stays, and is forgotten with the consent', () => {
  const storage = memoryStorage();
  const first = anonymousSessionId(storage);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(anonymousSessionId(storage)).toBe(first);
  forgetAnonymousSession(storage);
  expect(anonymousSessionId(storage)).not.toBe(first);
});
