import { composePhoto } from '#client/overlay/world/photo/composePhoto.ts';
import { savePhoto, listPhotos } from '#client/net/photoAlbum.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { PHOTO_FRAMES } from '#client/overlay/world/photo/drawFrame.ts';

const PLACES = ['산호 마을 광장', '물결 해변', '다시마 숲'] as const;

/** In the page: an album with a few pictures of a small wave, unless there are some. */
export async function fillAlbum(): Promise<void> {
  const userId = sessionStore.getState().user?.userId ?? 0;
  if ((await listPhotos(userId)).length > 0) return;
  for (const [at, place] of PLACES.entries()) {
    const takenAt = `2026-05-0${at + 1}T06:00:00Z`;
    const frame = PHOTO_FRAMES[at + 1] ?? 'none';
    const photo = { picture: await wave(at), names: [] };
    const picture = await composePhoto({ photo, frame, showNames: false, place, day: takenAt.slice(0, 10) });
    if (picture !== null) await savePhoto({ userId, place, takenAt, picture });
  }
}

async function wave(at: number): Promise<HTMLImageElement> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 360];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('fillAlbum: this browser gives no canvas');
  const water = context.createLinearGradient(0, 0, 0, 360);
  water.addColorStop(0, '#bdf0f5');
  water.addColorStop(1, ['#2f9fd0', '#f7c9a0', '#35a678'][at] ?? '#2f9fd0');
  context.fillStyle = water;
  context.fillRect(0, 0, 640, 360);
  const image = new Image();
  image.src = canvas.toDataURL();
  await image.decode();
  return image;
}
