import { type SubjectRows, GENERAL_MEMBERS } from '../rows.ts';

export const courses: SubjectRows<'courses'> = {
  list: { row: GENERAL_MEMBERS, request: {} },
  get: { row: GENERAL_MEMBERS, request: { params: { courseId: 1 } } },
};
