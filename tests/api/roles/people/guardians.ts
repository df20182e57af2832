import { type SubjectRows, GUARDIANS, OPEN, SIGNED_IN } from '../rows.ts';

const token = 'A'.repeat(43);
const settings = { chatMode: 'FREE', whisperOn: true };
const child = { id: 1 };

export const guardians: SubjectRows<'guardians'> = {
  getRequest: { row: SIGNED_IN, request: {} },
  request: { row: SIGNED_IN, request: { body: { email: 'guardian@example.com' } } },
  openLink: { row: OPEN, request: { body: { token } } },
  sendCode: { row: OPEN, request: { body: { token } } },
  consent: {
    row: OPEN,
    request: { body: { token, code: '123456', guardianName: '김보호', isGuardian: true, ...settings } },
  },
  openIdentity: { row: OPEN, request: { body: { token } } },
  getIdentity: { row: OPEN, request: { body: { token } } },
  deny: { row: OPEN, request: { body: { token } } },
  requestPageLink: { row: OPEN, request: { body: { email: 'guardian@example.com' } } },
  openSession: { row: OPEN, request: { body: { token, code: '123456' } } },
  endSession: { row: GUARDIANS, request: {} },
  listChildren: { row: GUARDIANS, request: {} },
  saveChatSettings: { row: GUARDIANS, request: { params: child, body: settings } },
  sendWithdrawalCode: { row: GUARDIANS, request: { params: child } },
  sendPhoneCode: { row: GUARDIANS, request: { params: child, body: { phoneNumber: '01012345678' } } },
  openChildIdentity: { row: GUARDIANS, request: { params: child } },
  getChildIdentity: { row: GUARDIANS, request: { params: child } },
  prove: { row: GUARDIANS, request: { params: child, body: { code: '123456' } } },
  withdraw: { row: GUARDIANS, request: { params: child, body: { code: '123456' } } },
};
