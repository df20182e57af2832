import { everyRole, type SubjectRows, OPEN, SIGNED_IN } from '../rows.ts';

export const sessions: SubjectRows<'sessions'> = {
  signIn: { row: OPEN, request: { body: { loginName: 'sample_child', password: 'dolphin-1234' } } },
  signOut: { row: SIGNED_IN, request: {} },
  signOutOthers: { row: SIGNED_IN, request: {} },
  // The id of the request was issued to nobody.
  refreshTokens: {
    row: {
      ...everyRole('INVALID_AUTH_TOKEN'),
      anonymous: 'INVALID_AUTH_TOKEN',
      stranger: 'INVALID_AUTH_TOKEN',
    },
    request: { body: { refreshId: 'an-id-that-nobody-issued' } },
  },
  requestPasswordReset: {
    row: OPEN,
    request: { body: { loginName: 'nobody_here', email: 'nobody@example.com' } },
  },
  completePasswordReset: {
    row: OPEN,
    request: {
      body: { loginName: 'nobody_here', code: 'ABCD2345', newPassword: 'dolphin-5678' },
    },
  },
};
