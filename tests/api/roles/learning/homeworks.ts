import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, GENERAL_MEMBERS, TEACHERS } from '../rows.ts';

const NOTHING = 2_000_000_000;
const id = DEFAULT_CHANNEL_ID;
const params = { id };
const homework = { id, homeworkId: NOTHING };
const member = { ...homework, memberId: NOTHING };
const body = {
  title: '바다에 인사하기',
  content: '천천히 해 보세요.',
  lessonId: 1,
  contentOnLessonId: null,
  target: { type: 'ALL' },
  opensAt: '2099-03-02T00:00:00.000Z',
  dueAt: '2099-03-09T11:00:00.000Z',
};

export const homeworks: SubjectRows<'homeworks'> = {
  list: { row: TEACHERS, request: { params, query: { page: 1 } } },
  create: { row: TEACHERS, request: { params, body } },
  get: { row: TEACHERS, request: { params: homework } },
  save: { row: TEACHERS, request: { params: homework, body } },
  remove: { row: TEACHERS, request: { params: homework } },
  export: { row: TEACHERS, request: { params: homework, query: { format: 'csv' } } },
  remind: { row: TEACHERS, request: { params: homework } },
  getWorks: { row: TEACHERS, request: { params: member } },
  giveFeedback: {
    row: TEACHERS,
    request: {
      params: member,
      body: { workId: NOTHING, handedInAt: '2026-03-02T00:00:00.000Z', state: 'DONE', feedback: '잘했어요.' },
    },
  },
  listOwn: { row: GENERAL_MEMBERS, request: { params } },
  getOwn: { row: GENERAL_MEMBERS, request: { params: homework } },
  handIn: { row: GENERAL_MEMBERS, request: { params: homework, body: { code: null, note: '다 했어요.' } } },
};
