import type { AlbumPhoto } from '#client/net/photoAlbum.ts';
import { DATE } from '#shared/time/formats.ts';

/** The day in Seoul on which a picture was taken, in words. */
export const albumDay = ({ takenAt }: AlbumPhoto): string => DATE.format(new Date(takenAt));
