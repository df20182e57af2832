import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const certificates: SubjectRows<'certificates'> = {
  list: { row: SIGNED_IN, request: { query: { page: 0, size: '20' } } },
  get: { row: SIGNED_IN, request: { params: { id: 1 } } },
  getBackground: { row: SIGNED_IN, request: { params: { id: 1 } } },
};
