import { buffer } from 'node:stream/consumers';
import { PACKAGE_FILE } from '#shared/contract/learning/authoring/lmsPackages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { storagesOf } from '#server/domain/learning/videoUploads/videoStorages.ts';
import { fileOfId } from '#server/domain/people/files/storedFiles.ts';
import { writePdfFacts } from './documentPackage.ts';
import { exportDocument } from './exportDocument.ts';
import type { Files } from './pictureFiles.ts';

interface Target {
  readonly deps: Pick<Deps, 'db' | 'storage'>;
  readonly files: Files;
}

/** The rest of the size of a package for its texts. */
const TEXT_BYTES = 2 * 1024 * 1024;

/** The files of a PDF and of the text beneath it; a PDF for which there is no room is left out. */
export async function exportPdf(
  { deps, files }: Target,
  document: Parameters<typeof exportDocument>[1] & { readonly fileId: number | null },
  ref: string,
): Promise<void> {
  const { title, content, fileId } = document;
  files.set(`documents/${ref}.yaml`, writePdfFacts(title));
  if (content.trim() !== '')
    files.set(`documents/${ref}.md`, await exportDocument({ deps, files }, document, ref));
  const file = fileId === null ? undefined : await fileOfId(deps.db, fileId);
  if (file && hasRoom(files, file.size))
    files.set(`documents/${ref}.pdf`, await buffer(await deps.storage.read(file.key)));
}

/** The film of an uploaded video as it is played, or as it came while it is converted; one that is too large is left out. */
export async function exportFilm(
  { deps, files }: Target,
  { videoStorageId }: { readonly videoStorageId: number | null },
  ref: string,
): Promise<void> {
  const storage = (await storagesOf(deps.db, [videoStorageId])).get(videoStorageId ?? 0);
  const isUnderWay = storage?.state === 'UPLOADING';
  const key = storage?.videoKey ?? (isUnderWay ? null : storage?.sourceKey) ?? null;
  const size = key === null ? null : await deps.storage.sizeOf(key);
  if (key === null || size === null || !hasRoom(files, size)) return;
  const ending = storage?.videoKey === key ? 'mp4' : endingOf(storage?.sourceType ?? null);
  files.set(`videos/${ref}.${ending}`, await buffer(await deps.storage.read(key)));
}

const endingOf = (type: string | null): string => {
  if (type === 'video/webm') return 'webm';
  if (type?.includes('matroska')) return 'mkv';
  if (type === 'video/vnd.avi' || type === 'video/x-msvideo') return 'avi';
  return type === 'video/quicktime' ? 'mov' : 'mp4';
};

function hasRoom(files: Files, size: number): boolean {
  let taken = size + TEXT_BYTES;
  for (const content of files.values()) if (typeof content !== 'string') taken += content.length;
  return taken <= PACKAGE_FILE.maxBytes;
}
