import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { FIRST_PLUGINS, NO_BUSINESS, NO_LINKS } from '#shared/contract/channels/channelFields.ts';
import { type Row, type SubjectRows, MANAGERS, OPEN, SIGNED_IN, TEACHERS, everyRole } from '../rows.ts';

const params = { id: DEFAULT_CHANNEL_ID };
const profile = { nickname: '물결', introduction: '반가워요.' };

const VISITORS: Row = {
  ...everyRole('allowed'),
  anonymous: 'NEED_TO_LOGIN',
  stranger: 'CHANNEL_MEMBER_NOT_FOUND',
  PENDING: 'NOT_HAS_ROLE',
  SUSPEND: 'NOT_HAS_ROLE',
  BEN: 'NOT_HAS_ROLE',
  JOIN_REJECTED: 'NOT_HAS_ROLE',
  ROLE_CHANNEL_ENTERPRISE: 'NOT_HAS_ROLE',
};

export const channels: SubjectRows<'channels'> = {
  getByDomain: { row: OPEN, request: { params: { channelDomain: 'dolphin' } } },
  create: {
    row: SIGNED_IN,
    request: {
      body: {
        channelName: '산호 탐험대',
        channelDomain: 'coral-explorers',
        joinMethod: 'IMMEDIATELY',
        dolphinVisibleState: 'VISIBLE',
      },
    },
  },
  get: { row: OPEN, request: { params } },
  save: {
    row: MANAGERS,
    request: {
      params,
      body: {
        channelName: '돌핀 학교',
        introduction: '',
        joinMethod: 'IMMEDIATELY',
        flag: { colour: 'SEA', emblem: 'DOLPHIN' },
        pluginMap: FIRST_PLUGINS,
        link: NO_LINKS,
        businessInfo: NO_BUSINESS,
      },
    },
  },
  saveVisibleState: { row: MANAGERS, request: { params, body: { dolphinVisibleState: 'VISIBLE' } } },
  listSubChannels: { row: OPEN, request: { params } },
  getOwnMember: { row: VISITORS, request: { params } },
  listOwn: { row: SIGNED_IN, request: {} },
  // The school that everybody is in stays open, even for its master.
  close: {
    row: {
      ...everyRole('NOT_HAS_ROLE'),
      anonymous: 'NEED_TO_LOGIN',
      stranger: 'CHANNEL_MEMBER_NOT_FOUND',
    },
    request: { params, body: { channelName: '돌핀 학교' } },
  },
  listClosed: { row: SIGNED_IN, request: {} },
  // Nobody of these has closed it.
  reopen: {
    row: {
      ...everyRole('CHANNEL_NOT_FOUND'),
      anonymous: 'NEED_TO_LOGIN',
      stranger: 'CHANNEL_NOT_FOUND',
    },
    request: { params },
  },
  join: {
    row: {
      ...everyRole('DOLPHIN_DUPLICATE_RESOURCE'),
      anonymous: 'NEED_TO_LOGIN',
      stranger: 'allowed',
      SUSPEND: 'NOT_HAS_ROLE',
      BEN: 'NOT_HAS_ROLE',
      JOIN_REJECTED: 'NOT_HAS_ROLE',
    },
    request: { params, body: profile },
  },
  saveProfile: { row: VISITORS, request: { params, body: profile } },
};

export const channelCodes: SubjectRows<'channelCodes'> = {
  get: { row: TEACHERS, request: {} },
  save: { row: TEACHERS, request: { body: { channelCode: '산호초마을' } } },
  find: { row: SIGNED_IN, request: { params: { channelCode: 'NOWHERE' } } },
  join: { row: SIGNED_IN, request: { params: { channelCode: 'NOWHERE' }, body: profile } },
};

const info = {
  phoneNumber: '010-2345-6789',
  firstRegistrationDate: '2026-03-02T06:00:00.000Z',
  subject: 'PYTHON',
};
const APPLICANTS_TOO: Row = { ...VISITORS, PENDING: 'allowed' };

/** A course class asks for its own info, even when the channel itself asks for none. */
const ofClass = { content_id: '1', content_type: 'COURSE_CLASS' };

export const classInfos: SubjectRows<'classInfos'> = {
  get: {
    // Nobody has given it yet.
    row: {
      ...everyRole('NEED_TO_CHANNEL_INFO'),
      anonymous: 'NEED_TO_LOGIN',
      stranger: 'CHANNEL_MEMBER_NOT_FOUND',
      SUSPEND: 'NOT_HAS_ROLE',
      BEN: 'NOT_HAS_ROLE',
      JOIN_REJECTED: 'NOT_HAS_ROLE',
      ROLE_CHANNEL_ENTERPRISE: 'NOT_HAS_ROLE',
    },
    request: { params, query: ofClass },
  },
  save: { row: APPLICANTS_TOO, request: { params, query: ofClass, body: info } },
  listOfMember: { row: TEACHERS, request: { params: { ...params, memberId: 2_147_483_647 } } },
  getOfMember: { row: TEACHERS, request: { params: { ...params, memberId: 2_147_483_647 }, query: {} } },
};
