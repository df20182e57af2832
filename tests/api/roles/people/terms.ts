import { type SubjectRows, OPEN, SIGNED_IN } from '../rows.ts';

export const terms: SubjectRows<'terms'> = {
  get: { row: OPEN, request: { params: { type: 'SERVICE' }, query: {} } },
  listAgreements: { row: SIGNED_IN, request: {} },
};
