import { OPEN, type SubjectRows, TEACHERS } from '../rows.ts';

export const mainPages: SubjectRows<'mainPages'> = {
  // The page of the school, which anybody may see.
  get: { row: OPEN, request: {} },
  getOwn: { row: TEACHERS, request: {} },
  save: {
    row: TEACHERS,
    request: {
      body: { sectionList: [{ kind: 'WELCOME', isShown: true, words: '어서 와요!' }], baseVersion: 0 },
    },
  },
};
