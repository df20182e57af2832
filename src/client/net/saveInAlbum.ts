import { savePhoto } from './photoAlbum.ts';
import { renewAlbum } from './photoAlbum.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';

/** FAILED where the browser keeps nothing: the picture can still be saved as a file. */
export type Kept = 'KEPT' | 'FULL' | 'FAILED';

/** Puts a picture into the signed-in user's album. Never rejects. */
export async function saveInAlbum(photo: { readonly picture: Blob; readonly place: string }): Promise<Kept> {
  const { user } = sessionStore.getState();
  if (user === null) return 'FAILED';
  try {
    const kept = await savePhoto({ ...photo, userId: user.userId, takenAt: new Date().toISOString() });
    void renewAlbum();
    return kept;
  } catch {
    return 'FAILED';
  }
}
