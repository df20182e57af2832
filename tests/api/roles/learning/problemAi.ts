import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, TEACHERS } from '../rows.ts';

const params = { id: DEFAULT_CHANNEL_ID };
const body = { topic: '조개 세기', level: 1, language: 'PYTHON', caseCount: 4 } as const;

export const problemAi: SubjectRows<'problemAi'> = {
  list: { row: TEACHERS, request: { params } },
  create: { row: TEACHERS, request: { params, body } },
};
