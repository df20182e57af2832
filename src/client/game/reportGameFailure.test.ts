import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson } from './loading/fetchAsset.ts';
import { reportGameFailure } from './reportGameFailure.ts';

afterEach(() => vi.restoreAllMocks());

it('tells of what failed, and not of a load that was given up with its map', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const transition = new AbortController();
  const load = fetchJson('http://127.0.0.1:9/scenery.json', transition.signal);
  transition.abort();
  await load.catch((error: unknown) => reportGameFailure('A piece of the scenery is missing.', error));
  expect(told).not.toHaveBeenCalled();

  const lost = new Error('status 404');
  reportGameFailure('A piece of the scenery is missing.', lost);
  expect(told).toHaveBeenCalledExactlyOnceWith('A piece of the scenery is missing.', lost);
});
