import { listPhotos } from '#client/net/photoAlbum.ts';

/** The album of this device: pictures are taken on other pages, and no network is asked. */
export const albumQueries = {
  all: ['album'] as const,
  photos: (userId: number) => ({
    queryKey: ['album', userId] as const,
    queryFn: () => listPhotos(userId),
    staleTime: 0,
    networkMode: 'always' as const,
  }),
};
