import { type SubjectRows, OPEN } from '../rows.ts';

export const files: SubjectRows<'files'> = {
  // The signature is the key: a forged link is found by nobody.
  getContent: {
    row: OPEN,
    request: { params: { key: `${'0'.repeat(32)}.webp` }, query: { expires: 1, signature: 'forged' } },
  },
};
