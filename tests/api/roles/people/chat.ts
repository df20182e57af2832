import { type SubjectRows, SIGNED_IN, TEACHERS, MANAGERS } from '../rows.ts';

export const chat: SubjectRows<'chat'> = {
  getRules: { row: SIGNED_IN, request: {} },
  sendWhisper: { row: SIGNED_IN, request: { body: { userId: 1, text: '안녕!' } } },
  saveWhisperFrom: { row: SIGNED_IN, request: { body: { whisperFrom: 'FRIENDS' } } },
  listWhispers: { row: SIGNED_IN, request: { query: { partner_id: 1, cursor: 'MTAwMA' } } },
  countUnreadWhispers: { row: SIGNED_IN, request: {} },
  readWhispers: { row: SIGNED_IN, request: { body: { whisperId: 1 } } },
  listMutes: { row: SIGNED_IN, request: {} },
  mute: { row: SIGNED_IN, request: { params: { id: 1 } } },
  unmute: { row: SIGNED_IN, request: { params: { id: 1 } } },
  getChannelSettings: { row: MANAGERS, request: {} },
  saveChannelSettings: { row: MANAGERS, request: { body: { chatMode: 'FREE', whisperOn: true } } },
  getMemberSettings: { row: TEACHERS, request: { params: { id: 1 } } },
  saveMemberSettings: {
    row: TEACHERS,
    request: { params: { id: 1 }, body: { chatMode: 'FREE', whisperOn: true } },
  },
};
