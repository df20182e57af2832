import { findDraft, findDraftOfPublished } from '#server/domain/learning/authoring/drafts/findDraft.ts';
import { problemDraftKind } from '#server/domain/learning/authoring/kinds/problem/problemDraftKind.ts';
import { stageDraftKind } from '#server/domain/learning/authoring/kinds/stage/stageDraftKind.ts';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ExportedKind, PackageFormat } from '#shared/contract/learning/authoring/lmsPackages.ts';
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { StaffLesson } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { Deps } from '#server/domain/deps.ts';
import { getStaffBlock } from '#server/domain/learning/authoring/kinds/blocks/staffBlocks.ts';
import { getStaffCourse } from '#server/domain/learning/authoring/kinds/course/staffCourses.ts';
import { documentRowOf } from '#server/domain/learning/authoring/kinds/document/staffDocuments.ts';
import { MATERIAL_FACTS } from '#server/domain/learning/authoring/materials/materialFacts.ts';
import { getStaffVideo } from '#server/domain/learning/authoring/kinds/video/staffVideos.ts';
import { getStaffWorksheet } from '#server/domain/learning/authoring/kinds/worksheet/staffWorksheets.ts';
import { inTurns } from '#server/platform/inTurns.ts';
import { writeBlock, type PackageBlock } from './blockPackage.ts';
import type { PackageContent, PackageLesson } from './coursePackage.ts';
import { exportFilm, exportPdf } from './exportBinaries.ts';
import { exportDocument } from './exportDocument.ts';
import type { Files } from './pictureFiles.ts';
import { writeIcpc } from './icpc/writeIcpc.ts';
import { writeProblem } from './problemPackage.ts';
import { packageTexts as texts } from './texts.ts';
import { writeYaml } from './readYaml.ts';
import { writeStage } from './stagePackage.ts';
import { writeVideo } from './videoPackage.ts';

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
export async function exportPackage(
  exported: Exported,
): Promise<{ name: string; zip: readonly Uint8Array[] }> {
  const { title, files } = await packageFiles(exported);
  return { name: `${title.trim() || texts.untitled}.zip`, zip: await zipOf(files) };
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

async function packageFiles({ deps, channelId, kind, contentId, format }: Exported) {
  const { db } = deps;
  const files: Files = new Map();
  if (kind === 'PROBLEM') {
    const { content } = await findDraft(db, problemDraftKind, { channelId, draftId: contentId });
    if (format === 'ICPC') return { title: content.title, files: writeIcpc(content) };
    addProblem(files, content);
    return { title: content.title, files };
  }
  const address = { channelId, contentId };
  if (kind === 'COURSE') {
    const course = await getStaffCourse(db, address);
    const { title, content, character, level, theme, introUsed, contentTitle, closingContent } = course;
    const {
      courseStorageAchievementList,
      courseStorageSubjectList,
      courseStorageGoodPeopleList,
      prerequisiteKnowledgeList,
    } = course;
    files.set(
      'course.yaml',
      writeYaml({
        ...{ format: 1, title, content, character, level, theme, introUsed, contentTitle },
        courseStorageAchievementList,
        courseStorageSubjectList,
        courseStorageGoodPeopleList,
        prerequisiteKnowledgeList,
        closingContent,
        ...{ inOrder: course.inOrder, enrolmentRequired: course.enrolmentRequired },
        lessons: await writeLessons({ deps, channelId, files }, course.lessonList),
      }),
    );
    return { title, files };
  }
  const worksheet = await getStaffWorksheet(db, address);
  const { title, content, character, level, paymentType, cost } = worksheet;
  const chapters = await writeLessons({ deps, channelId, files }, worksheet.chapterList);
  files.set(
    'worksheet.yaml',
    writeYaml({ format: 1, title, content, character, level, paymentType, cost, chapters }),
  );
  return { title, files };
}

interface Writing {
  readonly deps: Deps;
  readonly channelId: number;
  readonly files: Files;
}

async function writeLessons(writing: Writing, lessonList: readonly StaffLesson[]): Promise<PackageLesson[]> {
  /** A content that several lessons show is one file. */
  const written = new Map<string, string>();
  const lessons: PackageLesson[] = [];
  for (const { title, description, sectionTitle: section, contentList } of lessonList) {
    const contents: PackageContent[] = [];
    for (const content of contentList) contents.push(await writeContent(writing, written, content));
    lessons.push({ title, description, section, contents });
  }
  return lessons;
}

async function writeContent(
  writing: Writing,
  written: Map<string, string>,
  content: StaffLesson['contentList'][number],
): Promise<PackageContent> {
  const { contentType, contentId, title, character, comment } = content;
  const { deps, channelId, files } = writing;
  const { db } = deps;
  const shown = { title, character };
  const address = { channelId, contentId };
  const known = written.get(`${contentType} ${contentId}`);
  switch (contentType) {
    case 'DOCUMENT': {
      if (known !== undefined) return { type: 'document', ref: known, ...shown };
      const document = await documentRowOf(db, address);
      const ref = freeSlug(files, 'documents', document.title);
      if (document.documentType === 'PDF') await exportPdf(writing, document, ref);
      else files.set(`documents/${ref}.md`, await exportDocument(writing, document, ref));
      written.set(`${contentType} ${contentId}`, ref);
      return { type: 'document', ref, ...shown };
    }
    case 'BLOCK': {
      if (known !== undefined) return { type: 'block', ref: known, ...shown };
      const block = await getStaffBlock(db, address);
      const ref = freeSlug(files, 'blocks', block.title);
      const stage = await stageOfBlock(writing, written, block.stageProblemId);
      files.set(`blocks/${ref}.yaml`, writeBlock({ ...block, ...stage }));
      written.set(`${contentType} ${contentId}`, ref);
      return { type: 'block', ref, ...shown };
    }
    case 'PROBLEM': {
      const stage = await writeStageOf(writing, written, contentId);
      if (stage !== undefined) return { type: 'stage', ref: stage, ...shown };
      if (known !== undefined) return { type: 'problem', ref: known, ...shown };
      const draft = await findDraftOfPublished(db, problemDraftKind, { channelId, problemId: contentId });
      if (!draft || isUntouched(draft)) {
        const inLibrary = await libraryContent(writing, content);
        if (!draft || inLibrary.type === 'shelf') return inLibrary;
      }
      const ref = addProblem(files, draft.content);
      written.set(`${contentType} ${contentId}`, ref);
      return { type: 'problem', ref, ...shown };
    }
    case 'PREPARING':
      return { type: 'preparing', comment, ...shown };
    case 'VIDEO': {
      if (known !== undefined) return { type: 'video', ref: known, ...shown };
      const video = await getStaffVideo({ deps, ...address });
      if (video.videoType === 'FILE') {
        const inLibrary = await libraryContent(writing, content);
        if (inLibrary.type === 'shelf') return inLibrary;
      }
      const ref = freeSlug(files, 'videos', video.title);
      files.set(`videos/${ref}.yaml`, writeVideo(video));
      if (video.videoType === 'FILE') await exportFilm(writing, video, ref);
      written.set(`${contentType} ${contentId}`, ref);
      return { type: 'video', ref, ...shown };
    }
  }
}

/** Never saved since it was made: the copy of something of the product is still the same. */
const isUntouched = ({ version }: { readonly version: number }): boolean => version === 1;

/** The file of a stage that staff of the channel made; undefined for any other problem. */
async function writeStageOf(
  { deps, channelId, files }: Writing,
  written: Map<string, string>,
  problemId: number,
): Promise<string | undefined> {
  const known = written.get(`STAGE ${problemId}`);
  if (known !== undefined) return known;
  const draft = await findDraftOfPublished(deps.db, stageDraftKind, { channelId, problemId });
  if (!draft) return undefined;
  const source = { channelId, contentId: problemId };
  if (isUntouched(draft) && (await MATERIAL_FACTS.PROBLEM?.sourceOf(deps.db, source)) !== undefined)
    return undefined;
  const ref = freeSlug(files, 'stages', draft.content.title);
  files.set(`stages/${ref}.yaml`, writeStage(draft.content));
  written.set(`STAGE ${problemId}`, ref);
  return ref;
}

/** How a block names its stage: by a file of the package, or by its number among what comes with the product. */
async function stageOfBlock(
  writing: Writing,
  written: Map<string, string>,
  problemId: number | null,
): Promise<Pick<PackageBlock, 'stage' | 'shelfStage'>> {
  if (problemId === null) return {};
  const { deps, channelId } = writing;
  const stage = await writeStageOf(writing, written, problemId);
  if (stage !== undefined) return { stage };
  const shelfStage = await MATERIAL_FACTS.PROBLEM?.sourceOf(deps.db, { channelId, contentId: problemId });
  return shelfStage === undefined ? {} : { shelfStage };
}

/** A content of the product is there in each place of import; anything else leaves only its place. */
async function libraryContent(
  { deps, channelId }: Writing,
  { contentType: kind, contentId, title, character }: StaffLesson['contentList'][number],
): Promise<PackageContent> {
  const shown = { title, character };
  const id =
    kind === 'PREPARING'
      ? undefined
      : await MATERIAL_FACTS[kind]?.sourceOf(deps.db, { channelId, contentId });
  if (id === undefined || kind === 'PREPARING') return { type: 'preparing', comment: texts.place, ...shown };
  return { type: 'shelf', kind, id, ...shown };
}

function addProblem(files: Files, content: ProblemDraftContent): string {
  const ref = freeSlug(files, 'problems', content.title);
  for (const [path, text] of writeProblem(content)) files.set(`problems/${ref}/${path}`, text);
  return ref;
}

/** A file's name after its title, with a number where another file has it. */
function freeSlug(files: ReadonlyMap<string, unknown>, folder: string, title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9가-힣]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  const base = plain === '' ? folder.slice(0, -1) : plain;
  const taken = new Set([...files.keys()].map((path) => path.split(/[./]/, 2).join('/')));
  let slug = base;
  for (let number = 2; taken.has(`${folder}/${slug}`); number += 1) slug = `${base}-${number}`;
  return slug;
}
