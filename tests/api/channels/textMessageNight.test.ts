import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { textMessages } from '#server/db/tables/channels/textMessages.ts';
import { sandboxTextMessages } from '#server/db/tables/gateways.ts';
import { sendTextMessage } from '#server/domain/channels/textMessages/sendTextMessage.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const EVENING = '2030-03-02T21:30:00+09:00';
const MORNING = '2030-03-03T08:00:00+09:00';

let time = EVENING;
const test = setUpApi({ clock: { now: () => new Date(time) } });

it('an advertisement of the evening waits for the morning, and for who still wants it then', async () => {
  const { deps } = test.server;
  const [teacher, keen, doubtful] = [
    await signUpChild(test.server),
    await signUpChild(test.server),
    await signUpChild(test.server),
  ];
  const channelId = await makeClass(deps, [
    { child: teacher, nickname: '산호선생님', roles: ['TEACHER'] },
    { child: keen, nickname: '별이' },
    { child: doubtful, nickname: '파도' },
  ]);
  const consent = (userId: number, marketingConsent: boolean) =>
    deps.db
      .update(channelMembers)
      .set({ phoneNumber: '01012345678', marketingConsent })
      .where(eq(channelMembers.userId, userId));
  await consent(keen.user.userId, true);
  await consent(doubtful.user.userId, true);
  const write = (purpose: string, content: string) =>
    test.api.call(
      'textMessages.send',
      {
        params: { id: channelId },
        body: {
          userIdList: [keen.user.userId, doubtful.user.userId],
          ...{ purpose, content, idempotencyKey: `night-${purpose}-000001` },
        },
      },
      { token: teacher.token },
    );
  const written = (await write('ADVERTISEMENT', '방학 특강')).body.textMessageList;
  expect(written.map(({ scheduledAt }) => scheduledAt)).toEqual(
    [1, 2].map(() => new Date(MORNING).toISOString()),
  );
  const sendAll = async () => {
    for (const { textMessageId } of written) await sendTextMessage(deps, { textMessageId });
  };
  const states = async () =>
    (await deps.db.select().from(textMessages).where(eq(textMessages.purpose, 'ADVERTISEMENT')))
      .toSorted((a, b) => a.id - b.id)
      .map(({ state }) => state);
  // A job that comes too early changes nothing.
  await sendAll();
  expect(await states()).toEqual(['WAITING', 'WAITING']);
  // A message that is no advertisement goes out by night, too.
  expect((await write('NOTICE', '휴교 안내')).body.textMessageList[0]?.scheduledAt).toBeNull();

  time = MORNING;
  await consent(doubtful.user.userId, false);
  await sendAll();
  await expect.poll(states).toEqual(['DELIVERED', 'CANCELLED']);
  const taken = await deps.db.select().from(sandboxTextMessages);
  expect(taken.filter(({ body }) => body.startsWith('(광고)'))).toHaveLength(1);
});
