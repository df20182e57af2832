import { buffer } from 'node:stream/consumers';
import type { PackageContent } from '#server/domain/learning/authoring/packages/lessonPackage.ts';
import type { MadeContent, PackageMaking } from '#server/domain/learning/authoring/packages/PackageMaking.ts';
import {
  freeSlug,
  hasRoom,
  type PackageWriting,
  type ShownContent,
} from '#server/domain/learning/authoring/packages/PackageWriting.ts';
import type { ReadPackage } from '#server/domain/learning/authoring/packages/readPackage.ts';
import { addTakenFile } from '#server/domain/learning/videoUploads/takeFile.ts';
import { storagesOf } from '#server/domain/learning/videoUploads/videoStorages.ts';
import { addVideo, getStaffVideo } from './staffVideos.ts';
import { writeVideo } from './videoPackage.ts';

/** A video as a file of a package, with its film where there is room; one of the product is named by its number. */
export async function packVideo(writing: PackageWriting, content: ShownContent): Promise<PackageContent> {
  const { deps, channelId, files } = writing;
  const { contentId, title, character } = content;
  const video = await getStaffVideo({ deps, channelId, contentId });
  if (video.videoType === 'FILE') {
    const inLibrary = await writing.libraryContent(content);
    if (inLibrary.type === 'shelf') return inLibrary;
  }
  const ref = await writing.once(`VIDEO ${contentId}`, async () => {
    const slug = freeSlug(files, 'videos', video.title);
    files.set(`videos/${slug}.yaml`, writeVideo(video));
    if (video.videoType === 'FILE') await writeFilm(writing, video.videoStorageId, slug);
    return slug;
  });
  return { type: 'video', ref, title, character };
}

/** The film of an uploaded video as it is played, or as it came while it is converted; one that is too large is left out. */
async function writeFilm(
  { deps, files }: PackageWriting,
  videoStorageId: number | null,
  slug: string,
): Promise<void> {
  const storage = (await storagesOf(deps.db, [videoStorageId])).get(videoStorageId ?? 0);
  const isUnderWay = storage?.state === 'UPLOADING';
  const key = storage?.videoKey ?? (isUnderWay ? null : storage?.sourceKey) ?? null;
  const size = key === null ? null : await deps.storage.sizeOf(key);
  if (key === null || size === null || !hasRoom(files, size)) return;
  const ending = storage?.videoKey === key ? 'mp4' : endingOf(storage?.sourceType ?? null);
  files.set(`videos/${slug}.${ending}`, await buffer(await deps.storage.read(key)));
}

const endingOf = (type: string | null): string => {
  if (type === 'video/webm') return 'webm';
  if (type?.includes('matroska')) return 'mkv';
  if (type === 'video/vnd.avi' || type === 'video/x-msvideo') return 'avi';
  return type === 'video/quicktime' ? 'mov' : 'mp4';
};

/** Makes the videos of a package; one whose film was left out is hidden. */
export async function unpackVideos(
  { tx, scope, kept }: PackageMaking,
  { videos }: ReadPackage,
): Promise<MadeContent[]> {
  const made: MadeContent[] = [];
  for (const [slug, video] of videos) {
    const source = kept.films.get(slug);
    const videoStorageId = source
      ? await addTakenFile(tx, { ...scope, ownerId: scope.userId, source, priority: 10 })
      : null;
    const isThere = video.videoType === 'URL' || videoStorageId !== null;
    const visibleState = isThere ? 'VISIBLE' : 'INVISIBLE';
    const contentId = await addVideo(tx, scope, { ...video, videoStorageId, visibleState });
    made.push({
      ...{ kind: 'VIDEO', contentId, title: video.title },
      named: { type: 'video', slug, shownAs: { contentType: 'VIDEO', contentId } },
    });
  }
  return made;
}
