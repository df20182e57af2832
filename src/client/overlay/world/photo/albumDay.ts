import type { AlbumPhoto } from '#client/net/photoAlbum.ts';

const WHEN = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeZone: 'Asia/Seoul' });

/** The day in Seoul on which a picture was taken, in words. */
export const albumDay = ({ takenAt }: AlbumPhoto): string => WHEN.format(new Date(takenAt));
