import { MANAGERS, OPEN, type SubjectRows } from '../rows.ts';

const NOTHING = 2_000_000_000;
const info = { id: NOTHING };
const one = { ...info, pid: NOTHING };
const group = { title: '1:1 수업권', hashKey: 'role-tickets' };
const product = { title: '4회', price: 120_000, originalPrice: 120_000, quantity: 4 };

export const products: SubjectRows<'products'> = {
  listForSale: { row: OPEN, request: { query: { page: 1, hash_key: 'no-such-group' } } },
};

export const productInfos: SubjectRows<'productInfos'> = {
  list: { row: MANAGERS, request: { query: { page: 1 } } },
  create: { row: MANAGERS, request: { body: group } },
  save: { row: MANAGERS, request: { params: info, body: group } },
  remove: { row: MANAGERS, request: { params: info } },
  saveIcon: { row: MANAGERS, request: { params: info } },
  listProducts: { row: MANAGERS, request: { params: info } },
  createProduct: { row: MANAGERS, request: { params: info, body: product } },
  saveProduct: { row: MANAGERS, request: { params: one, body: product } },
  removeProduct: { row: MANAGERS, request: { params: one } },
};
