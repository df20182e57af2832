import { type SubjectRows, SIGNED_IN } from '../rows.ts';

/** Nobody has met the encounter of the sample: who may answer is told that it is not there. */
export const encounters: SubjectRows<'encounters'> = {
  meet: { row: SIGNED_IN, request: { body: { mapId: 1 } } },
  answer: { row: SIGNED_IN, request: { params: { encounterId: 1 }, body: { answer: [0] } } },
};
