import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, everyRole, GENERAL_MEMBERS, MANAGERS, meansNobody, TEACHERS } from '../rows.ts';

/** Nobody of this id is a member where the requests are sent, so that what is refused is the caller. */
const NOBODY = 2_000_000_000;
const id = DEFAULT_CHANNEL_ID;
const params = { id };
const member = { id, memberId: NOBODY };
const memberIdList = [NOBODY];
const contact = { phoneNumber: '', guardianName: '', guardianPhoneNumber: '' };

/** Owners alone: a manager of the service decides for no class. */
const MASTERS = {
  ...MANAGERS,
  ROLE_ADMIN: 'NOT_HAS_ROLE',
  MANAGER: 'NOT_HAS_ROLE',
} as const;
/** Roles below the manager’s own: an administrator and a master may give more. */
const VISITORS = { ...GENERAL_MEMBERS, VISITOR: 'allowed' } as const;

export const members: SubjectRows<'members'> = {
  listAll: { row: TEACHERS, request: { params } },
  listPending: { row: TEACHERS, request: { params } },
  listStaff: { row: TEACHERS, request: { params } },
  listSuspended: { row: TEACHERS, request: { params } },
  listBanned: { row: TEACHERS, request: { params } },
  export: { row: TEACHERS, request: { params } },
  count: { row: TEACHERS, request: { params } },
  autocompleteStaff: { row: TEACHERS, request: { params, query: { query: '고래' } } },
  changeRole: { row: meansNobody(MANAGERS), request: { params: member, body: { role: 'USER' } } },
  changeRoles: { row: meansNobody(MANAGERS), request: { params, body: { memberIdList, role: 'USER' } } },
  undoChange: { row: TEACHERS, request: { params: { id, changeId: NOBODY } } },
  getProfile: { row: meansNobody(MANAGERS), request: { params: member } },
  saveProfile: {
    row: meansNobody(MANAGERS),
    request: { params: member, body: { nickname: '물결', introduction: '반가워요.' } },
  },
  approve: { row: meansNobody(MANAGERS), request: { params, body: { memberIdList, role: 'USER' } } },
  reject: { row: meansNobody(MANAGERS), request: { params, body: { memberIdList } } },
  appoint: { row: meansNobody(MANAGERS), request: { params, body: { memberIdList, role: 'TEACHER' } } },
  dismiss: { row: meansNobody(MANAGERS), request: { params, body: { memberIdList } } },
  suspend: { row: meansNobody(TEACHERS), request: { params: member } },
  undoSuspend: { row: meansNobody(TEACHERS), request: { params: member } },
  ban: { row: meansNobody(TEACHERS), request: { params: member } },
  undoBan: { row: meansNobody(TEACHERS), request: { params: member } },
  listOwners: { row: VISITORS, request: { params } },
  offerOwnership: {
    row: meansNobody(MASTERS),
    request: { params, body: { memberId: NOBODY, isSecond: false } },
  },
  withdrawOwnership: { row: MASTERS, request: { params } },
  acceptOwnership: { row: TEACHERS, request: { params } },
  refuseOwnership: { row: TEACHERS, request: { params } },
  stepDown: { row: MASTERS, request: { params } },
  // Nobody leaves the school that everybody is in.
  leave: {
    row: {
      ...everyRole('NOT_HAS_ROLE'),
      anonymous: 'NEED_TO_LOGIN',
      stranger: 'CHANNEL_MEMBER_NOT_FOUND',
    },
    request: { params },
  },
  listPhones: { row: TEACHERS, request: {} },
  revealPhone: {
    row: meansNobody(TEACHERS),
    request: { params: { id: NOBODY }, body: { reason: '결석해서 전화해요.' } },
  },
  listContacts: { row: TEACHERS, request: {} },
  saveContact: { row: meansNobody(TEACHERS), request: { params: { id: NOBODY }, body: contact } },
  listVerifications: { row: TEACHERS, request: {} },
  listOwnVerifications: { row: VISITORS, request: {} },
  askVerification: { row: VISITORS, request: { body: { name: '김바다', message: '3반이에요.' } } },
  acceptVerifications: {
    row: MANAGERS,
    request: { body: { verificationIdList: [NOBODY], role: 'USER' } },
  },
  rejectVerifications: { row: MANAGERS, request: { body: { verificationIdList: [NOBODY] } } },
};
