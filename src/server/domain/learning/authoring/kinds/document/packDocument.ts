import { buffer } from 'node:stream/consumers';
import { pictureIdsIn } from '#shared/content/documentPictures.ts';
import type { PackageContent } from '#server/domain/learning/authoring/packages/lessonPackage.ts';
import type { MadeContent, PackageMaking } from '#server/domain/learning/authoring/packages/PackageMaking.ts';
import {
  freeSlug,
  hasRoom,
  type PackageWriting,
  type ShownContent,
} from '#server/domain/learning/authoring/packages/PackageWriting.ts';
import { readdressed } from '#server/domain/learning/authoring/packages/pictureFiles.ts';
import type { ReadPackage } from '#server/domain/learning/authoring/packages/readPackage.ts';
import { pictureKeysOf } from '#server/domain/learning/documents/documentPictures.ts';
import { fileOfId } from '#server/domain/people/files/storedFiles.ts';
import { attachPdf } from './documentPdf.ts';
import { writeDocument, writePdfFacts } from './documentPackage.ts';
import { importDocument } from './importDocument.ts';
import { addDocument, documentRowOf } from './staffDocuments.ts';

type DocumentRow = Awaited<ReturnType<typeof documentRowOf>>;

/** A document as files of a package: Markdown with its pictures, or a PDF. */
export async function packDocument(
  writing: PackageWriting,
  { contentId, title, character }: ShownContent,
): Promise<PackageContent> {
  const { deps, channelId, files } = writing;
  const ref = await writing.once(`DOCUMENT ${contentId}`, async () => {
    const document = await documentRowOf(deps.db, { channelId, contentId });
    const slug = freeSlug(files, 'documents', document.title);
    if (document.documentType === 'PDF') await writePdf(writing, document, slug);
    else await writeMarkdown(writing, document, slug);
    return slug;
  });
  return { type: 'document', ref, title, character };
}

/** The file of a text, whose pictures become files of the package beside it. */
async function writeMarkdown(
  { deps, files }: PackageWriting,
  { id, title, content }: DocumentRow,
  slug: string,
): Promise<void> {
  const keys = await pictureKeysOf(deps.db, id);
  let text = content;
  for (const [index, pictureId] of pictureIdsIn(content).entries()) {
    const key = keys.get(pictureId);
    if (key === undefined) continue;
    const path = `pictures/${slug}-${index + 1}.webp`;
    files.set(path, await buffer(await deps.storage.read(key)));
    text = text.replaceAll(new RegExp(`\\]\\(\\s*picture:${pictureId}(?=[\\s)])`, 'g'), `](../${path}`);
  }
  files.set(`documents/${slug}.md`, writeDocument({ title, content: text }));
}

/** The files of a PDF and of the text beneath it; a PDF for which there is no room is left out. */
async function writePdf(writing: PackageWriting, document: DocumentRow, slug: string): Promise<void> {
  const { deps, files } = writing;
  const { title, content, fileId } = document;
  files.set(`documents/${slug}.yaml`, writePdfFacts(title));
  if (content.trim() !== '') await writeMarkdown(writing, document, slug);
  const file = fileId === null ? undefined : await fileOfId(deps.db, fileId);
  if (file && hasRoom(files, file.size))
    files.set(`documents/${slug}.pdf`, await buffer(await deps.storage.read(file.key)));
}

/** Makes the documents of a package, visible to pupils; a PDF that was left out is hidden until it is there. */
export async function unpackDocuments(
  { tx, scope, kept }: PackageMaking,
  { documents, pdfs }: ReadPackage,
): Promise<MadeContent[]> {
  const made = new Map<string, { contentId: number; title: string }>();
  for (const [slug, { title, content }] of documents) {
    const keys = kept.pictures.get(slug);
    const paths = [...(keys?.keys() ?? [])];
    const contentId = await importDocument(tx, scope, {
      title,
      pictureKeys: [...(keys?.values() ?? [])],
      contentOf: (addresses) => readdressed(content, (path) => addresses[paths.indexOf(path)] ?? path),
    });
    made.set(slug, { contentId, title });
  }
  for (const [slug, { title }] of pdfs) {
    const contentId =
      made.get(slug)?.contentId ?? (await addDocument(tx, scope, { title, visibleState: 'VISIBLE' }));
    await attachPdf(tx, { documentId: contentId, key: kept.pdfs.get(slug) });
    made.set(slug, made.get(slug) ?? { contentId, title });
  }
  return [...made].map(([slug, { contentId, title }]) => ({
    ...{ kind: 'DOCUMENT', contentId, title },
    named: { type: 'document', slug, shownAs: { contentType: 'DOCUMENT', contentId } },
  }));
}
