import { listPhotos } from '#client/net/photoAlbum.ts';
import { queryClient } from '#client/net/queryClient.ts';

/** After a picture was taken or removed. */
export const renewAlbum = () => queryClient.invalidateQueries({ queryKey: ALBUM });

const ALBUM = ['album'] as const;

/** The album of this device: pictures are taken on other pages, and no network is asked. */
export const albumQueries = {
  photos: (userId: number) => ({
    queryKey: [...ALBUM, userId] as const,
    queryFn: () => listPhotos(userId),
    staleTime: 0,
    networkMode: 'always' as const,
  }),
};
