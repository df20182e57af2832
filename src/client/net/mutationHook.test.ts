import { afterEach, describe, expect, it, vi } from 'vitest';
import { mutationOptions, type Change } from './mutationHook.ts';
import { queryClient } from './queryClient.ts';

const KEY = ['shells', 3] as const;

/** Runs a change as a view would, noting what happens in which order. */
async function run(change: Partial<Change<string, number>>, fails = false) {
  const told: string[] = [];
  const note = (what: string) => vi.fn(() => void told.push(what));
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    told.push(`renew ${filters?.queryKey?.join('/')}`);
  });
  const options = mutationOptions<string, number>(
    {
      mutationFn: async (id) => {
        told.push('call');
        if (fails) throw new Error('refused');
        return `shell ${id}`;
      },
      onMutate: note('write ahead'),
      onSuccess: note('write reply'),
      ...change,
    },
    { onSuccess: note('view success'), onError: note('view error'), onSettled: note('view settled') },
  );
  await queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute(7)
    .catch(() => told.push('thrown'));
  invalidated.mockRestore();
  return told;
}

describe('a change', () => {
  afterEach(() => queryClient.clear());

  it('writes its reply, tells the view, then asks again', async () => {
    expect(await run({ renews: [KEY], renewsAfterError: [['never']], renewsAlways: [['always']] })).toEqual([
      'write ahead',
      'call',
      'write reply',
      'view success',
      'renew shells/3',
      'view settled',
      'renew always',
    ]);
  });

  it('that fails asks only for what it says, and rejects', async () => {
    const told = await run(
      { renews: [['never']], renewsAfterError: [KEY], renewsAlways: [['always']] },
      true,
    );
    expect(told).toEqual([
      'write ahead',
      'call',
      'view error',
      'renew shells/3',
      'view settled',
      'renew always',
      'thrown',
    ]);
  });

  it('drops what cannot be read any more, after the view has left it', async () => {
    queryClient.setQueryData(KEY, 'old');
    const seen: unknown[] = [];
    const options = mutationOptions(
      { mutationFn: async () => 'gone', forgets: [KEY] },
      { onSuccess: () => seen.push(queryClient.getQueryData(KEY)) },
    );
    await queryClient.getMutationCache().build(queryClient, options).execute(undefined);
    expect(seen).toEqual(['old']);
    expect(queryClient.getQueryData(KEY)).toBeUndefined();
  });
});
