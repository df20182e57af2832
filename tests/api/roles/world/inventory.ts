import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const inventory: SubjectRows<'inventory'> = {
  list: { row: SIGNED_IN, request: { query: { inventory_category: 'HAT', page: 1 } } },
};
