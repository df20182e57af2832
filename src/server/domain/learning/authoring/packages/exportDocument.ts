import { buffer } from 'node:stream/consumers';
import { pictureIdsIn } from '#shared/content/documentPictures.ts';
import type { Deps } from '#server/domain/deps.ts';
import { pictureKeysOf } from '#server/domain/learning/documents/documentPictures.ts';
import { writeDocument } from './documentPackage.ts';
import type { Files } from './pictureFiles.ts';

/** The file of a document, whose pictures become files of the package beside it. */
export async function exportDocument(
  { deps, files }: { readonly deps: Pick<Deps, 'db' | 'storage'>; readonly files: Files },
  { id, title, content }: { readonly id: number; readonly title: string; readonly content: string },
  ref: string,
): Promise<string> {
  const keys = await pictureKeysOf(deps.db, id);
  let text = content;
  for (const [index, pictureId] of pictureIdsIn(content).entries()) {
    const key = keys.get(pictureId);
    if (key === undefined) continue;
    const path = `pictures/${ref}-${index + 1}.webp`;
    files.set(path, await buffer(await deps.storage.read(key)));
    text = text.replaceAll(new RegExp(`\\]\\(\\s*picture:${pictureId}(?=[\\s)])`, 'g'), `](../${path}`);
  }
  return writeDocument({ title, content: text });
}
