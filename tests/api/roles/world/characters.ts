import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const characters: SubjectRows<'characters'> = {
  getOwn: { row: SIGNED_IN, request: {} },
};
