import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, TEACHERS } from '../rows.ts';

const ofChannel = { id: DEFAULT_CHANNEL_ID };
const params = { ...ofChannel, draftId: 2_000_000_000 };
const content = {
  title: '조개 세기',
  content: '조개가 몇 개인지 말해요.',
  difficulty: 1,
  timeLimitMs: 1000,
  memoryLimitMb: 64,
  checker: { kind: 'trimmed', tolerance: 0, source: '' },
  subtaskList: [],
  caseList: [{ input: '3', expected: '3', hidden: false }],
  hintList: ['하나', '둘', '셋'],
  programs: { JAVASCRIPT: { starter: '', solution: 'print(input());', wrongList: [] } },
} as const;

export const problemDrafts: SubjectRows<'problemDrafts'> = {
  list: { row: TEACHERS, request: { params: ofChannel } },
  create: { row: TEACHERS, request: { params: ofChannel, body: {} } },
  get: { row: TEACHERS, request: { params } },
  save: { row: TEACHERS, request: { params, body: { content, baseVersion: 1 } } },
  expect: {
    row: TEACHERS,
    request: { params, body: { language: 'JAVASCRIPT', source: 'print(1);', inputList: [''] } },
  },
  publish: { row: TEACHERS, request: { params, body: { baseVersion: 1 } } },
  unpublish: { row: TEACHERS, request: { params } },
  remove: { row: TEACHERS, request: { params } },
};
