import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#shared/contract/route.ts';
import { client } from './client.ts';
import { RestClient, type CallOptions, type UploadOptions } from './RestClient.ts';
import { createTokenStorage } from './tokenStorage.ts';

const shell = z.object({ name: z.string() });
const shellRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/shells',
    access: 'signedIn',
    summary: 'Shells.',
    response: z.object({ shellList: z.array(shell) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/channels/shells/:id',
    access: { channelRole: 'visitor' },
    summary: 'Keeps a shell of a class.',
    params: z.object({ id: z.number() }),
    query: z.object({ colour: z.string().optional() }),
    body: shell,
    response: shell,
  }),
  addPicture: defineRoute({
    method: 'POST',
    path: '/game/v1/shells/pictures',
    access: 'signedIn',
    summary: 'A picture.',
    upload: { field: 'picture', maxFiles: 1, maxBytes: 1_000, types: ['image/png'] },
    response: shell,
  }),
  print: defineRoute({
    method: 'GET',
    path: '/game/v1/shells/:id/papers',
    access: 'signedIn',
    summary: 'A shell on paper.',
    params: z.object({ id: z.number() }),
    response: 'file',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/game/v1/shells/:id',
    access: 'signedIn',
    summary: 'Removes a shell.',
    params: z.object({ id: z.number() }),
    response: 'nothing',
  }),
};

const rest = new RestClient({
  baseUrl: '',
  tokens: createTokenStorage(null),
  lock: (work) => work(),
  anonymousSessionId: 'visit',
  channelName: () => null,
  onApiError: () => undefined,
});
const shells = client(shellRoutes, rest);

describe('a client of routes', () => {
  const call = vi.spyOn(rest, 'call');
  const upload = vi.spyOn(rest, 'upload');
  const download = vi.spyOn(rest, 'download');
  beforeEach(() => {
    call.mockResolvedValue({ name: '소라' });
    upload.mockResolvedValue({ name: '소라' });
    download.mockResolvedValue(new Blob());
  });
  afterEach(() => vi.clearAllMocks());

  it('has a function for each route, and no other', () => {
    expect(Object.keys(shells)).toEqual(Object.keys(shellRoutes));
  });

  it('hands on the request, the quiet option and the signal', async () => {
    const { signal } = new AbortController();
    const request = { channelId: 3, params: { id: 7 }, query: {}, body: { name: '소라' } };
    await shells.create(request, { quiet: true, signal });
    expect(call).toHaveBeenCalledExactlyOnceWith(shellRoutes.create, request, { quiet: true, signal });
    await shells.list(undefined, { signal });
    expect(call).toHaveBeenLastCalledWith(shellRoutes.list, undefined, { signal });
  });

  it('sends files behind the request and saves an answer of bytes', async () => {
    const file = new File(['x'], 'x.png');
    await shells.addPicture({}, [file], { quiet: true });
    expect(upload).toHaveBeenCalledExactlyOnceWith(shellRoutes.addPicture, {}, [file], { quiet: true });
    expect(await shells.print({ params: { id: 7 } })).toBeInstanceOf(Blob);
    expect(download).toHaveBeenCalledExactlyOnceWith(shellRoutes.print, undefined, { params: { id: 7 } });
  });

  it('is typed by the contract', () => {
    type Created = {
      channelId: number;
      params: { id: number };
      query: { colour?: string };
      body: { name: string };
    };
    expectTypeOf(shells.create).toBeCallableWith({
      channelId: 3,
      params: { id: 7 },
      query: {},
      body: { name: '' },
    });
    expectTypeOf<Created>().toExtend<Parameters<typeof shells.create>[0]>();
    expectTypeOf(shells.create).returns.resolves.toEqualTypeOf<{ name: string }>();
    expectTypeOf(shells.list).toBeCallableWith();
    expectTypeOf(shells.list).returns.resolves.toEqualTypeOf<{ shellList: { name: string }[] }>();
    expectTypeOf(shells.addPicture).parameter(1).toEqualTypeOf<readonly File[]>();
    expectTypeOf(shells.addPicture).parameter(2).toEqualTypeOf<UploadOptions | undefined>();
    expectTypeOf(shells.print).returns.resolves.toEqualTypeOf<Blob>();
    expectTypeOf(shells.print).parameter(1).toEqualTypeOf<CallOptions | undefined>();
    expectTypeOf(shells.remove).returns.resolves.toBeUndefined();
    // A call without the channel, or with a word for a number, does not compile.
    expectTypeOf<Omit<Created, 'channelId'>>().not.toExtend<Parameters<typeof shells.create>[0]>();
    expectTypeOf<{ params: { id: string } }>().not.toExtend<Parameters<typeof shells.remove>[0]>();
  });
});
