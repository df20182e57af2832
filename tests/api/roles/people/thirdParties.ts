import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const thirdParties: SubjectRows<'thirdParties'> = {
  getTracking: { row: SIGNED_IN, request: {} },
  saveTracking: { row: SIGNED_IN, request: { body: { isGiven: false } } },
};
