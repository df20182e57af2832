import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const titles: SubjectRows<'titles'> = {
  list: { row: SIGNED_IN, request: {} },
  wear: { row: SIGNED_IN, request: { body: { titleId: 0 } } },
};
