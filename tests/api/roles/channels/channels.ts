import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, OPEN, SIGNED_IN, everyRole } from '../rows.ts';

const profile = { nickname: '물결', introduction: '반가워요.' };

export const channels: SubjectRows<'channels'> = {
  getByDomain: { row: OPEN, request: { params: { channelDomain: 'dolphin' } } },
  listOwn: { row: SIGNED_IN, request: {} },
  join: {
    row: {
      ...everyRole('DOLPHIN_DUPLICATE_RESOURCE'),
      anonymous: 'NEED_TO_LOGIN',
      stranger: 'allowed',
      SUSPEND: 'NOT_HAS_ROLE',
      BEN: 'NOT_HAS_ROLE',
      JOIN_REJECTED: 'NOT_HAS_ROLE',
    },
    request: { params: { id: DEFAULT_CHANNEL_ID }, body: profile },
  },
  saveProfile: {
    row: {
      ...everyRole('allowed'),
      anonymous: 'NEED_TO_LOGIN',
      stranger: 'CHANNEL_MEMBER_NOT_FOUND',
      PENDING: 'NOT_HAS_ROLE',
      SUSPEND: 'NOT_HAS_ROLE',
      BEN: 'NOT_HAS_ROLE',
      JOIN_REJECTED: 'NOT_HAS_ROLE',
      ROLE_CHANNEL_ENTERPRISE: 'NOT_HAS_ROLE',
    },
    request: { params: { id: DEFAULT_CHANNEL_ID }, body: profile },
  },
};
