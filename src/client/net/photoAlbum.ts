import { queryClient } from './queryClient.ts';

/** One picture of the album; `picture` and `thumbnail` are read from the disk when they are shown. */
export interface AlbumPhoto {
  readonly photoId: number;
  readonly userId: number;
  /** The place where it was taken, in words. */
  readonly place: string;
  /** ISO 8601. */
  readonly takenAt: string;
  readonly picture: Blob;
  readonly thumbnail: Blob;
}

/** A megabyte each: what a classroom's tablet can spare for a child. */
export const MOST_PHOTOS = 60;

const [DATABASE, PHOTOS, BY_USER] = ['dolphin-world-album', 'photos', 'userId'] as const;
const THUMBNAIL_WIDTH = 320;

/**
 * Keeps a picture in the album of this user on this device; nothing of it is sent anywhere. FULL when there is no place
 * left, in which case nothing is kept. Rejects where the browser keeps nothing, or has no room.
 */
export async function savePhoto(
  photo: Pick<AlbumPhoto, 'userId' | 'place' | 'takenAt' | 'picture'>,
): Promise<'KEPT' | 'FULL'> {
  const thumbnail = await shrink(photo.picture);
  return withPhotos('readwrite', async (photos) => {
    if ((await answerOf(photos.index(BY_USER).count(photo.userId))) >= MOST_PHOTOS) return 'FULL';
    await answerOf(photos.add({ ...photo, thumbnail }));
    return 'KEPT';
  });
}

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

/** After a picture was taken or removed. */
export const renewAlbum = () => queryClient.invalidateQueries({ queryKey: ALBUM });

/** The album of this user on this device, newest first. */
export function listPhotos(userId: number): Promise<AlbumPhoto[]> {
  return withPhotos('readonly', async (photos) => {
    const list: AlbumPhoto[] = await answerOf(photos.index(BY_USER).getAll(userId));
    return list.toReversed();
  });
}

export function removePhoto(photoId: number): Promise<void> {
  return withPhotos('readwrite', (photos) => answerOf(photos.delete(photoId)));
}

/** Runs `act` in one transaction; resolves once it is on the disk. */
async function withPhotos<T>(
  mode: IDBTransactionMode,
  act: (photos: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(PHOTOS, mode);
    const written = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(reasonOf(transaction.error)));
    });
    const [answer] = await Promise.all([act(transaction.objectStore(PHOTOS)), written]);
    return answer;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    const photos = request.result.createObjectStore(PHOTOS, { keyPath: 'photoId', autoIncrement: true });
    photos.createIndex(BY_USER, BY_USER);
  });
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });
}

const reasonOf = (error: DOMException | null) =>
  error ?? new Error('the album was closed before it answered');

/** A small copy for the pages of the album, or the picture itself where none can be drawn. */
async function shrink(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { resizeWidth: THUMBNAIL_WIDTH, resizeQuality: 'medium' });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.85));
  return small ?? picture;
}
