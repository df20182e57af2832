import type { AlbumPhoto } from '#client/net/photoAlbum.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const WHEN = seoulFormat({ dateStyle: 'medium' });

/** The day in Seoul on which a picture was taken, in words. */
export const albumDay = ({ takenAt }: AlbumPhoto): string => WHEN.format(new Date(takenAt));
