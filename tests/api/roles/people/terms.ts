import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, MANAGERS, OPEN, SIGNED_IN } from '../rows.ts';

const ofChannel = { id: DEFAULT_CHANNEL_ID, type: 'CHANNEL_SERVICE' };

export const terms: SubjectRows<'terms'> = {
  get: { row: OPEN, request: { params: { type: 'SERVICE' }, query: {} } },
  listAgreements: { row: SIGNED_IN, request: {} },
  listAsked: { row: SIGNED_IN, request: {} },
  agree: { row: SIGNED_IN, request: { body: { type: 'SERVICE', version: 1 } } },
  saveOfChannel: {
    row: MANAGERS,
    request: {
      params: ofChannel,
      body: { sectionList: [{ heading: '우리 약속', body: '지각하지 않아요.' }] },
    },
  },
  removeOfChannel: { row: MANAGERS, request: { params: ofChannel } },
};
