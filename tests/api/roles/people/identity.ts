import { type SubjectRows, OPEN, SIGNED_IN } from '../rows.ts';

const params = { requestNo: 'A'.repeat(30) };

export const identity: SubjectRows<'identity'> = {
  open: { row: SIGNED_IN, request: {} },
  getState: { row: SIGNED_IN, request: {} },
  receive: { row: OPEN, request: { params } },
  openSandbox: { row: OPEN, request: {} },
  answerSandbox: {
    row: OPEN,
    request: { params, body: { birthDate: '1985-03-02', behaviour: 'PASS' } },
  },
};
