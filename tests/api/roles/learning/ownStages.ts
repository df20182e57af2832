import { FIRST_BOARD } from '#shared/authoring/ownBoard.ts';
import { code, GENERAL_MEMBERS, type SubjectRows, SIGNED_IN, TEACHERS } from '../rows.ts';

const params = { stageId: 1 };
const program = { language: 'JAVASCRIPT', source: code.source } as const;

export const ownStages: SubjectRows<'ownStages'> = {
  list: { row: SIGNED_IN, request: {} },
  create: { row: SIGNED_IN, request: {} },
  get: { row: SIGNED_IN, request: { params } },
  save: {
    row: SIGNED_IN,
    request: {
      params,
      body: { board: FIRST_BOARD, name: { first: 0, second: 0 }, programs: {}, baseVersion: 1 },
    },
  },
  remove: { row: SIGNED_IN, request: { params } },
  prove: { row: SIGNED_IN, request: { params, body: { ...program, board: FIRST_BOARD } } },
  send: { row: SIGNED_IN, request: { params, body: { toFriends: true, channelId: null } } },
  listClasses: { row: SIGNED_IN, request: {} },
  listOfFriends: { row: SIGNED_IN, request: {} },
  listOfClass: { row: GENERAL_MEMBERS, request: {} },
  open: { row: SIGNED_IN, request: { params } },
  play: { row: SIGNED_IN, request: { params } },
  solve: { row: SIGNED_IN, request: { params, body: program } },
  heart: { row: SIGNED_IN, request: { params } },
  remix: { row: SIGNED_IN, request: { params } },
  report: { row: SIGNED_IN, request: { params, body: { reason: 'OTHER' } } },
  takeDown: { row: TEACHERS, request: { params } },
};
