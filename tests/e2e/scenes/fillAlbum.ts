import type { Page } from '@playwright/test';

const PLACES = ['산호 마을 광장', '물결 해변', '다시마 숲'];
const SEAS = ['#2f9fd0', '#f7c9a0', '#35a678'];

/** Puts a few pictures of a small wave into the album of this user on this device, unless there are some. */
export async function fillAlbum(page: Page, userId: number): Promise<void> {
  const taken = PLACES.map((place, at) => ({
    ...{ userId, place, sea: SEAS[at] ?? '', takenAt: `2026-05-0${at + 1}T06:00:00Z` },
  }));
  await page.evaluate(savePhotos, taken);
}

interface Taken {
  readonly userId: number;
  readonly place: string;
  readonly takenAt: string;
  readonly sea: string;
}

/** In the page: the database of `client/net/photoAlbum.ts`, which no delivered module offers by name. */
async function savePhotos(taken: readonly Taken[]): Promise<void> {
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('the album does not answer')),
      );
    });
  const draw = async (sea: string): Promise<Blob> => {
    const canvas = new OffscreenCanvas(640, 360);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('fillAlbum: this browser gives no canvas');
    const water = context.createLinearGradient(0, 0, 0, 360);
    water.addColorStop(0, '#bdf0f5');
    water.addColorStop(1, sea);
    context.fillStyle = water;
    context.fillRect(0, 0, 640, 360);
    return canvas.convertToBlob();
  };
  const pictures = await Promise.all(taken.map(({ sea }) => draw(sea)));
  const opening = indexedDB.open('dolphin-world-album', 1);
  opening.addEventListener('upgradeneeded', () => {
    const made = opening.result.createObjectStore('photos', { keyPath: 'photoId', autoIncrement: true });
    made.createIndex('userId', 'userId');
  });
  const database = await answerOf(opening);
  const photos = database.transaction('photos', 'readwrite').objectStore('photos');
  if ((await answerOf(photos.count())) === 0)
    for (const [at, { userId, place, takenAt }] of taken.entries()) {
      const picture = pictures[at];
      await answerOf(photos.add({ userId, place, takenAt, picture, thumbnail: picture }));
    }
  database.close();
}
