import { strToU8, zipSync } from 'fflate';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, GENERAL_MEMBERS, TEACHERS } from '../rows.ts';

const NOTHING = 2_000_000_000;
const id = DEFAULT_CHANNEL_ID;
const list = { row: TEACHERS, request: { params: { id } } };
const create = { row: TEACHERS, request: { params: { id }, body: { title: '파도의 노래' } } };
const of = <Params extends object>(params: Params, body?: object) => ({
  row: TEACHERS,
  request: { params: { id, ...params }, ...(body && { body }) },
});
const visible = { visibleState: 'VISIBLE' };

const course = { courseId: NOTHING };
const intro = {
  introUsed: true,
  contentTitle: '',
  courseStorageAchievementList: ['되풀이를 쓸 수 있어요'],
  courseStorageSubjectList: [],
  courseStorageGoodPeopleList: [],
  prerequisiteKnowledgeList: [],
  closingContent: '',
};
const looks = { content: '', character: 'DOLPHIN', level: 'BEGINNER' };

export const lmsCourses: SubjectRows<'lmsCourses'> = {
  list,
  create,
  get: of(course),
  listLessons: of(course),
  save: of(course, {
    ...{ title: '파도의 노래', ...looks, theme: 'SEA', ...intro },
    ...{ inOrder: true, enrolmentRequired: false, lessonList: [], baseVersion: 1 },
  }),
  setVisibleState: of(course, visible),
  remove: of(course),
};

const problem = { problemId: NOTHING };
export const lmsProblems: SubjectRows<'lmsProblems'> = {
  list,
  get: of(problem),
  listMembers: of(problem),
  listLogs: of(problem),
  listLatestCodes: of(problem),
  listSubmissions: { row: TEACHERS, request: { params: { id, ...problem }, query: { member_id: NOTHING } } },
};

const worksheet = { worksheetId: NOTHING };
export const lmsWorksheets: SubjectRows<'lmsWorksheets'> = {
  list,
  create,
  get: of(worksheet),
  listChapters: of(worksheet),
  save: of(worksheet, {
    ...{ title: '되풀이 연습', ...looks, paymentType: 'FREE', cost: 0 },
    ...{ chapterList: [], baseVersion: 1 },
  }),
  setVisibleState: of(worksheet, visible),
  remove: of(worksheet),
};

const versioned = { kind: 'WORKSHEET', contentId: NOTHING } as const;
export const lmsVersions: SubjectRows<'lmsVersions'> = {
  list: of(versioned),
  restore: of({ ...versioned, versionId: NOTHING }, { baseVersion: 1 }),
};

const document = { documentId: NOTHING };
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const files = [{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }];
export const lmsDocuments: SubjectRows<'lmsDocuments'> = {
  list,
  create,
  get: of(document),
  save: of(document, { title: '되풀이란', content: '# 되풀이', baseVersion: 1 }),
  uploadFile: { row: TEACHERS, request: { params: { id, ...document }, files } },
  addPicture: {
    row: TEACHERS,
    request: { params: { id, ...document }, files: [{ name: 'a.png', bytes: PIXEL }] },
  },
  removeFile: of(document),
  setVisibleState: of(document, visible),
  remove: of(document),
  listMembers: of(document),
  listLogs: of(document),
};

const block = { blockId: NOTHING };
export const lmsBlocks: SubjectRows<'lmsBlocks'> = {
  list,
  create,
  get: of(block),
  save: of(block, {
    ...{ title: '나만의 무늬', content: '', toolbox: null, starter: '', stageProblemId: null },
    baseVersion: 1,
  }),
  setVisibleState: of(block, visible),
  remove: of(block),
  listWorks: of(block),
};

const params = { lessonId: 1, contentOnLessonId: NOTHING };
const work = { row: GENERAL_MEMBERS, request: { params, body: { source: '', baseVersion: 0 } } };
export const blocks: SubjectRows<'blocks'> = {
  get: { row: GENERAL_MEMBERS, request: { params } },
  saveWork: work,
  listWorkVersions: { row: GENERAL_MEMBERS, request: { params } },
  handIn: work,
};

const shelf = { params: { id, kind: 'DOCUMENT', contentId: NOTHING } };
export const lmsMaterials: SubjectRows<'lmsMaterials'> = {
  search: { row: TEACHERS, request: { params: { id }, query: { content_type: 'DOCUMENT' } } },
  listLibrary: { row: TEACHERS, request: { params: { id }, query: { kind: 'COURSE' } } },
  previewLibrary: { row: TEACHERS, request: shelf },
  copyFromLibrary: { row: TEACHERS, request: { ...shelf, body: { again: false, courseId: null } } },
};

const zip = [{ name: 'a.zip', bytes: zipSync({ 'documents/a.md': strToU8('---\ntitle: 파도\n---\n안녕') }) }];
const packed = { row: TEACHERS, request: { params: { id }, files: zip } };
export const lmsPackages: SubjectRows<'lmsPackages'> = {
  preview: packed,
  importPackage: packed,
  exportPackage: of({ kind: 'COURSE', contentId: NOTHING }),
};
