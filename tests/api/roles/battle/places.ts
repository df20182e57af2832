import { SIGNED_IN, type SubjectRows } from '../rows.ts';

export const places: SubjectRows<'places'> = {
  find: { row: SIGNED_IN, request: { params: { kind: 'COMPETITION', key: '999999' } } },
};
