import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import {
  type SubjectRows,
  GENERAL_MEMBERS,
  MANAGERS,
  meansNobody,
  TEACHERS,
  problem,
  code,
} from '../rows.ts';

const inChannel = { ...problem, id: DEFAULT_CHANNEL_ID };

export const submissions: SubjectRows<'submissions'> = {
  submit: {
    row: GENERAL_MEMBERS,
    request: { params: problem, body: { ...code, clientKey: '0b9e1e0c-8f5c-4e0e-9d9b-6a8f5f2f3c11' } },
  },
  get: { row: GENERAL_MEMBERS, request: { params: { ...problem, submissionId: 1 } } },
  list: { row: GENERAL_MEMBERS, request: { params: problem } },
  rejudge: { row: MANAGERS, request: { params: inChannel } },
  // Nobody of this id is a member.
  reset: { row: meansNobody(TEACHERS), request: { params: inChannel, body: { userId: 2_000_000_000 } } },
};
