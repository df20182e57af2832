import { type SubjectRows, OPEN, SIGNED_IN } from '../rows.ts';

const token = 'A'.repeat(43);
// Wrong passwords, so that the accounts stay as they are.
const password = 'not-this-one';

export const credentials: SubjectRows<'credentials'> = {
  changePassword: { row: SIGNED_IN, request: { body: { password, newPassword: 'coral-reef-77' } } },
  askEmail: { row: SIGNED_IN, request: { body: { password, email: 'new@example.com' } } },
  confirmEmail: { row: SIGNED_IN, request: { body: { code: '123456' } } },
  askPhone: { row: SIGNED_IN, request: { body: { password, phoneNumber: '010-1234-5678' } } },
  confirmPhone: { row: SIGNED_IN, request: { body: { code: '123456' } } },
  readUndo: { row: OPEN, request: { body: { token } } },
  undo: { row: OPEN, request: { body: { token, newPassword: 'coral-reef-77' } } },
};
