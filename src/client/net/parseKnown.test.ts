import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { notificationRoutes } from '#shared/contract/people/notifications.ts';
import { PUSH_MESSAGE, pushSchema, type Push } from '#shared/contract/rooms/userRoom.ts';
import { parseKnown } from './parseKnown.ts';
import { onRoomMessage } from './rooms/connection/onRoomMessage.ts';

const bell = (notificationId: number, notificationType: string) => ({
  notificationId,
  notificationType,
  title: '알림',
  content: '',
  subjectId: null,
  channelDomain: null,
  createdAt: '2030-03-01T00:00:00.000Z',
  checked: false,
});

const pages = { pageCount: 1, totalCount: 4 };

describe('an answer of a newer server', () => {
  it('the bell shows the kinds that the page knows', () => {
    const { response } = notificationRoutes.list;
    const list = [bell(1, 'WHALE_SIGHTED'), bell(2, 'LEVEL_UP'), bell(3, 'WHALE_SIGHTED'), bell(4, 'NOTICE')];
    const empty = parseKnown(response, { notificationList: [], ...pages, unreadMessageCount: 4 });
    expect(empty.error).toBeUndefined();
    const { data } = parseKnown(response, { notificationList: list, ...pages, unreadMessageCount: 4 });
    expect(data?.notificationList.map(({ notificationId }) => notificationId)).toEqual([2, 4]);
  });

  const schema = z.object({
    roles: z.array(z.enum(['pupil', 'teacher'])),
    parts: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('list'), tags: z.array(z.enum(['new', 'hot'])) }),
        z.object({ kind: z.literal('text'), state: z.enum(['on', 'off']) }),
      ]),
    ),
    flags: z.partialRecord(z.enum(['chat', 'photo']), z.boolean()),
  });
  const known = { roles: ['pupil'], parts: [], flags: {} };

  it('is left with what is known: the innermost element goes, others stay', () => {
    const { data } = parseKnown(schema, {
      roles: ['captain', 'teacher', 'captain'],
      parts: [
        { kind: 'film', length: 3 },
        { kind: 'list', tags: ['new', 'odd', 'hot', 'odd'] },
        { kind: 'text', state: 'dim' },
        { kind: 'text', state: 'on' },
      ],
      flags: { chat: true, radar: true },
    });
    expect(data).toEqual({
      roles: ['teacher'],
      parts: [
        { kind: 'list', tags: ['new', 'hot'] },
        { kind: 'text', state: 'on' },
      ],
      flags: { chat: true },
    });
  });

  it('that is wrong in another way, or as a whole, is refused', () => {
    expect(parseKnown(schema, { ...known, roles: ['captain', 7] }).success).toBe(false);
    expect(parseKnown(schema, { ...known, roles: undefined }).success).toBe(false);
    expect(parseKnown(z.object({ state: z.enum(['on', 'off']) }), { state: 'dim' }).success).toBe(false);
    expect(parseKnown(schema, null).success).toBe(false);
  });

  it('is left as it was', () => {
    const answer = { ...known, roles: ['captain'] };
    parseKnown(schema, answer);
    expect(answer.roles).toEqual(['captain']);
  });
});

it('a room message of an unknown kind is passed over, and the next one is heard', () => {
  let send: (message: unknown) => void = () => undefined;
  const heard: Push[] = [];
  const room = { onMessage: (_type: string, listener: (message: unknown) => void) => (send = listener) };
  onRoomMessage(room as never, PUSH_MESSAGE, pushSchema, (push) => heard.push(push));
  send({ kind: 'whaleSighted', whale: 7 });
  send({ kind: 'wallet' });
  expect(heard).toEqual([{ kind: 'wallet' }]);
});
