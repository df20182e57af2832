import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import {
  type SubjectRows,
  GENERAL_MEMBERS,
  meansNobody,
  problem,
  SIGNED_IN,
  TEACHERS,
  GUARDIANS,
} from '../rows.ts';

const NOBODY = 2_000_000_000;
const id = DEFAULT_CHANNEL_ID;
const params = { id };
const member = { id, memberId: NOBODY };
const memberProblem = { ...member, ...problem };

export const classProgress: SubjectRows<'classProgress'> = {
  listCourses: { row: TEACHERS, request: { params } },
  listLessons: { row: TEACHERS, request: { params: { id, courseId: 1 } } },
  getMatrix: { row: TEACHERS, request: { params, query: { course_id: 1, lesson_id: 1, page: 1 } } },
  exportMatrix: { row: TEACHERS, request: { params, query: { course_id: NOBODY, format: 'csv' } } },
  getMemberCode: { row: meansNobody(TEACHERS), request: { params: memberProblem } },
  reset: { row: meansNobody(TEACHERS), request: { params: memberProblem } },
  rejudge: { row: meansNobody(TEACHERS), request: { params: memberProblem } },
  listErrors: { row: TEACHERS, request: { params, query: { course_id: 1, days: 7, names: 'true' } } },
};

export const codeComments: SubjectRows<'codeComments'> = {
  listOwn: { row: SIGNED_IN, request: { params: problem } },
  answer: {
    row: SIGNED_IN,
    request: { params: { ...problem, commentId: NOBODY }, body: { text: '고쳐 볼게요!' } },
  },
  checkOwn: { row: SIGNED_IN, request: { params: problem, body: { commentId: NOBODY } } },
  write: {
    row: meansNobody(TEACHERS),
    request: { params: member, body: { submissionId: 1, workId: null, line: 1, text: '좋아요!' } },
  },
  remove: { row: TEACHERS, request: { params: { ...member, commentId: NOBODY } } },
  check: { row: TEACHERS, request: { params: memberProblem, body: { commentId: NOBODY } } },
};

export const openedLessons: SubjectRows<'openedLessons'> = {
  listLast: { row: GENERAL_MEMBERS, request: { params } },
  listOpenable: { row: TEACHERS, request: { params } },
  list: { row: TEACHERS, request: { params: { id, courseId: 1 } } },
  listChapters: { row: TEACHERS, request: { params: { id, worksheetId: NOBODY } } },
  open: { row: TEACHERS, request: { params: { id, lessonId: 1 } } },
  close: { row: TEACHERS, request: { params: { id, lessonId: 1 } } },
};

export const raisedHands: SubjectRows<'raisedHands'> = {
  getOwn: { row: GENERAL_MEMBERS, request: {} },
  raise: { row: GENERAL_MEMBERS, request: { body: { lessonId: 1, contentOnLessonId: null } } },
  withdraw: { row: GENERAL_MEMBERS, request: {} },
  list: { row: TEACHERS, request: { params } },
  help: { row: TEACHERS, request: { params: { id, handId: NOBODY } } },
};

export const memberReports: SubjectRows<'memberReports'> = {
  listForGuardian: { row: GUARDIANS, request: { params: { id: 1 } } },
  // Staff is told that there is no such member, everybody else that the report is not theirs.
  get: {
    row: {
      ...meansNobody(TEACHERS),
      stranger: 'CHANNEL_MEMBER_NOT_FOUND',
    },
    request: { params: { id: NOBODY } },
  },
  saveWords: {
    row: meansNobody(TEACHERS),
    request: { params: { id: NOBODY }, body: { words: '날마다 조금씩 나아지고 있어요.' } },
  },
};
