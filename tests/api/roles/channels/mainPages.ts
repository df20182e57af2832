import { type SubjectRows, TEACHERS, VISITORS } from '../rows.ts';

export const mainPages: SubjectRows<'mainPages'> = {
  get: { row: VISITORS, request: {} },
  getOwn: { row: TEACHERS, request: {} },
  save: {
    row: TEACHERS,
    request: {
      body: { sectionList: [{ kind: 'WELCOME', isShown: true, words: '어서 와요!' }], baseVersion: 0 },
    },
  },
};
