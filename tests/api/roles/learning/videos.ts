import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, GENERAL_MEMBERS, OPEN, TEACHERS } from '../rows.ts';

const NOTHING = 2_000_000_000;
const ofLesson = { lessonId: NOTHING, contentOnLessonId: NOTHING };
const ofStaff = { id: DEFAULT_CHANNEL_ID };
const ofVideo = { ...ofStaff, videoId: NOTHING };
const ofStorage = { ...ofStaff, videoStorageId: NOTHING };
const body = {
  title: '반복문 영상',
  videoType: 'URL',
  videoUrl: 'https://youtu.be/abcdefghijk',
  videoTime: 60,
} as const;
const upload = { fileName: `${'0'.repeat(32)}.bin`, uploadId: 'f'.repeat(32) };
const awsETag = '0'.repeat(32);

export const videos: SubjectRows<'videos'> = {
  get: { row: GENERAL_MEMBERS, request: { params: ofLesson } },
  watch: { row: GENERAL_MEMBERS, request: { params: ofLesson, body: { position: 0 } } },
};

export const lmsVideos: SubjectRows<'lmsVideos'> = {
  list: { row: TEACHERS, request: { params: ofStaff } },
  create: { row: TEACHERS, request: { params: ofStaff, body } },
  get: { row: TEACHERS, request: { params: ofVideo } },
  save: { row: TEACHERS, request: { params: ofVideo, body: { ...body, baseVersion: 1 } } },
  setVisibleState: { row: TEACHERS, request: { params: ofVideo, body: { visibleState: 'VISIBLE' } } },
  remove: { row: TEACHERS, request: { params: ofVideo } },
  listMembers: { row: TEACHERS, request: { params: ofVideo } },
  listLogs: { row: TEACHERS, request: { params: ofVideo } },
};

export const videoUploads: SubjectRows<'videoUploads'> = {
  create: { row: TEACHERS, request: { params: ofStaff } },
  list: { row: TEACHERS, request: { params: ofStaff } },
  get: { row: TEACHERS, request: { params: ofStorage } },
  start: { row: TEACHERS, request: { params: ofStorage, body: { fileName: 'lesson.mp4', size: 1000 } } },
  signPart: { row: TEACHERS, request: { params: ofStorage, body: { ...upload, partNumber: 1 } } },
  listParts: { row: TEACHERS, request: { params: ofStorage, query: upload } },
  complete: {
    row: TEACHERS,
    request: { params: ofStorage, body: { ...upload, parts: [{ partNumber: 1, awsETag }] } },
  },
  clear: { row: TEACHERS, request: { params: ofStorage } },
  convertAgain: { row: TEACHERS, request: { params: ofStorage } },
  getUrl: { row: TEACHERS, request: { params: ofStorage } },
  // The holder of a signed address may send the part; this address is forged.
  putPart: {
    row: OPEN,
    request: {
      params: { fileName: upload.fileName },
      query: { uploadId: upload.uploadId, partNumber: 1, expires: 1, signature: 'forged' },
    },
  },
};
