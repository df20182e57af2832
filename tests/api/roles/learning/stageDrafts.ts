import { newStage } from '#server/domain/learning/authoring/kinds/stage/newStage.ts';
import { type SubjectRows, TEACHERS } from '../rows.ts';

const params = { draftId: 1 };
const baseVersion = 1;

export const stageDrafts: SubjectRows<'stageDrafts'> = {
  list: { row: TEACHERS, request: {} },
  create: { row: TEACHERS, request: { body: { from: 'NEW', theme: 'PATH' } } },
  get: { row: TEACHERS, request: { params } },
  save: { row: TEACHERS, request: { params, body: { content: newStage('PATH'), baseVersion } } },
  remove: { row: TEACHERS, request: { params } },
  publish: { row: TEACHERS, request: { params, body: { baseVersion } } },
  unpublish: { row: TEACHERS, request: { params } },
};
