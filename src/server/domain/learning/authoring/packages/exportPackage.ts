import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ExportedKind, PackageFormat } from '#shared/contract/learning/authoring/lmsPackages.ts';
import type { StaffLesson } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { Deps } from '#server/domain/deps.ts';
import { authoringKinds } from '#server/domain/learning/authoring/authoringKinds.ts';
import { MATERIAL_FACTS } from '#server/domain/learning/authoring/materials/materialFacts.ts';
import { inTurns } from '#server/platform/inTurns.ts';
import type { PackageContent, PackageLesson } from './lessonPackage.ts';
import type { PackageWriting, ShownContent } from './PackageWriting.ts';
import type { Files } from './pictureFiles.ts';
import { packageTexts as texts } from './texts.ts';

interface Exported {
  readonly deps: Deps;
  readonly channelId: number;
  readonly kind: ExportedKind;
  readonly contentId: number;
  /** ICPC is for problems. */
  readonly format: PackageFormat;
}

/** The same bytes for the same package, whenever it is packed. */
const AT = new Date('2026-01-01T00:00:00Z');

/**
 * A course or worksheet with what it shows, or a draft of a problem, as files of a zip. Throws IS_NOT_CHANNEL_CONTENT,
 * RESOURCE_NOT_FOUND, and PACKAGE_REFUSED for a problem that the ICPC's package has no place for.
 */
export async function exportPackage({
  kind,
  contentId,
  format,
  ...place
}: Exported): Promise<{ name: string; zip: readonly Uint8Array[] }> {
  const { packAlone } = authoringKinds[kind];
  if (!packAlone) throw new Error(`exportPackage: ${kind} has no package of its own`);
  const writing = beginWriting(place);
  const title = await packAlone(writing, contentId, format);
  return { name: `${title.trim() || texts.untitled}.zip`, zip: await zipOf(writing.files) };
}

/** Bytes that are packed at once. */
const PIECE_BYTES = 256 * 1024;
/** After so many milliseconds others have their turn. */
const TURN_MS = 10;

/** The files packed, piece by piece, so that no one else waits for them. */
async function zipOf(files: ReadonlyMap<string, string | Uint8Array>): Promise<readonly Uint8Array[]> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const nextTurn = inTurns(TURN_MS);
  for (const [path, content] of files) {
    // Films and PDFs hardly shrink.
    const entry = typeof content === 'string' ? new ZipDeflate(path) : new ZipPassThrough(path);
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    entry.mtime = AT;
    zip.add(entry);
    for (let from = 0; from === 0 || from < bytes.length; from += PIECE_BYTES) {
      await nextTurn();
      entry.push(bytes.subarray(from, from + PIECE_BYTES), from + PIECE_BYTES >= bytes.length);
    }
  }
  zip.end();
  return packed;
}

function beginWriting({ deps, channelId }: Pick<Exported, 'deps' | 'channelId'>): PackageWriting {
  const files: Files = new Map();
  /** Names of files by the contents that they hold. */
  const written = new Map<string, string>();
  const writing: PackageWriting = {
    deps,
    channelId,
    files,
    once: async (content, write) => {
      const ref = written.get(content) ?? (await write());
      written.set(content, ref);
      return ref;
    },
    lessons: (lessonList) => writeLessons(writing, lessonList),
    libraryContent: (content) => libraryContent(writing, content),
  };
  return writing;
}

async function writeLessons(
  writing: PackageWriting,
  lessonList: readonly StaffLesson[],
): Promise<PackageLesson[]> {
  const lessons: PackageLesson[] = [];
  for (const { title, description, sectionTitle: section, contentList } of lessonList) {
    const contents: PackageContent[] = [];
    for (const content of contentList) contents.push(await writeContent(writing, content));
    lessons.push({ title, description, section, contents });
  }
  return lessons;
}

async function writeContent(writing: PackageWriting, content: ShownContent): Promise<PackageContent> {
  const { contentType, title, character, comment } = content;
  if (contentType === 'PREPARING') return { type: 'preparing', comment, title, character };
  const { pack } = authoringKinds[contentType];
  if (!pack) throw new Error(`exportPackage: ${contentType} cannot be packed`);
  return pack(writing, content);
}

/** A content of the product is there in each place of import; anything else leaves only its place. */
async function libraryContent(
  { deps, channelId }: PackageWriting,
  { contentType: kind, contentId, title, character }: ShownContent,
): Promise<PackageContent> {
  const shown = { title, character };
  const id =
    kind === 'PREPARING' ? undefined : await MATERIAL_FACTS[kind].sourceOf(deps.db, { channelId, contentId });
  if (id === undefined || kind === 'PREPARING') return { type: 'preparing', comment: texts.place, ...shown };
  return { type: 'shelf', kind, id, ...shown };
}
