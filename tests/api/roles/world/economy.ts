import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const economy: SubjectRows<'economy'> = {
  getExperience: { row: SIGNED_IN, request: {} },
  getPoints: { row: SIGNED_IN, request: {} },
};
