import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const tutorials: SubjectRows<'tutorials'> = {
  finish: { row: SIGNED_IN, request: { params: { where: 'FIRST_MINUTE' }, body: { result: 'SKIPPED' } } },
};
