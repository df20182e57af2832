import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const pets: SubjectRows<'pets'> = {
  list: { row: SIGNED_IN, request: {} },
  choose: { row: SIGNED_IN, request: { body: { petId: 0 } } },
};
