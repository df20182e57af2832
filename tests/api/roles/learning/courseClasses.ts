import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, GENERAL_MEMBERS, TEACHERS } from '../rows.ts';

const NOTHING = 2_000_000_000;
const ofClass = { courseClassId: NOTHING };
const ofStaff = { id: DEFAULT_CHANNEL_ID };
const ofStaffClass = { ...ofStaff, ...ofClass };
const body = {
  courseClassStorageId: NOTHING,
  title: '처음 만나는 자바스크립트',
  content: '바닷속에서 코드를 배워요.',
  paymentType: 'POINT',
  cost: 10,
} as const;

export const courseClasses: SubjectRows<'courseClasses'> = {
  list: { row: GENERAL_MEMBERS, request: {} },
  get: { row: GENERAL_MEMBERS, request: { params: ofClass } },
  listLessons: { row: GENERAL_MEMBERS, request: { params: ofClass } },
  listSchedules: { row: GENERAL_MEMBERS, request: { params: ofClass } },
  enrol: { row: GENERAL_MEMBERS, request: { params: ofClass, body: { cost: 10 } } },
  countStudies: { row: GENERAL_MEMBERS, request: { params: ofClass } },
  listForStaff: { row: TEACHERS, request: { params: ofStaff } },
  listChoices: { row: TEACHERS, request: { params: ofStaff } },
  create: { row: TEACHERS, request: { params: ofStaff, body } },
  save: { row: TEACHERS, request: { params: ofStaffClass, body } },
  remove: { row: TEACHERS, request: { params: ofStaffClass } },
};
