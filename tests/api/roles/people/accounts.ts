import { type SubjectRows, OPEN, SIGNED_IN } from '../rows.ts';

export const accounts: SubjectRows<'accounts'> = {
  signUp: {
    row: OPEN,
    request: {
      body: {
        loginName: 'sample_child',
        nickname: '견본아이',
        password: 'dolphin-1234',
        birthDate: '2010-05-05',
      },
    },
  },
  checkAvailability: { row: OPEN, request: { query: { loginName: 'free_name', nickname: '빈이름' } } },
  getMe: { row: SIGNED_IN, request: {} },
  saveExtraInfo: {
    row: SIGNED_IN,
    request: {
      body: { name: '김견본', gender: 'OTHER', introduction: '안녕하세요.' },
    },
  },
  // The callers have one already.
  saveBirthDate: { row: SIGNED_IN, request: { body: { birthDate: '2010-05-05' } } },
  // A wrong password, so that the accounts stay.
  requestDeletion: { row: SIGNED_IN, request: { body: { password: 'not-this-one' } } },
  cancelDeletion: { row: SIGNED_IN, request: {} },
  exportData: { row: SIGNED_IN, request: {} },
  listOutbox: { row: OPEN, request: {} },
};
