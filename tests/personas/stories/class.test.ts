import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newStage } from '#server/domain/learning/authoring/kinds/stage/newStage.ts';
import { rightProgram } from '../../support/battles.ts';
import { eventually } from '../../support/eventually.ts';
import { untilJudged } from '../../support/learn.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { starterOutfit } from '../../support/signUpChild.ts';
import { opensClass } from '../town/makeTown.ts';
import { answered, comes, inClass, type Account } from '../town/people.ts';

const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '240' } });
const { api, clock } = test;

/** With the list that the master has sent in: signs in by its card and chooses a look. */
async function comesByList(master: Account, channelId: number): Promise<Account> {
  const params = { id: channelId };
  const staff = inClass(master, channelId);
  const bytes = new TextEncoder().encode('이름,생년월일\n김바다,2010-03-02\n');
  const files = [{ name: '우리 반 명단.csv', bytes }];
  const preview = await answered(
    api.call('channelAccounts.previewImport', { params, files }, staff),
    'previewing the list',
  );
  const ofImport = { ...params, importId: preview.importId };
  await answered(api.call('channelAccounts.startImport', { params: ofImport }, staff), 'taking the list in');
  await eventually(
    async () => {
      const { body } = await api.call('channelAccounts.getImport', { params: ofImport }, staff);
      expect(body.state).toBe('DONE');
    },
    { timeout: 15_000, interval: 100 },
  );
  const { accountList } = await answered(
    api.call('channelAccounts.list', {}, staff),
    'accounts of the class',
  );
  const memberIdList = accountList.map(({ memberId }) => memberId);
  const { cardList } = await answered(
    api.call('channelAccounts.resetPasswords', { body: { memberIdList } }, staff),
    'cards',
  );
  const [card] = cardList;
  if (!card) throw new Error('the list made no account');
  const { loginName, password, nickname, memberId } = card;
  const signedIn = await api.call('sessions.signIn', { body: { loginName, password } });
  expect(signedIn.status).toBe(200);
  const account: Account = {
    ...{ loginName, password, nickname, userId: memberId },
    token: signedIn.headers.get('access_token') ?? '',
    refreshId: signedIn.headers.get('refresh_id') ?? '',
  };
  const about = { name: '김바다', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
  await answered(api.call('accounts.saveExtraInfo', { body: about }, account), 'saveExtraInfo');
  const look = { body: { itemIdList: starterOutfit() } };
  await answered(api.call('avatar.chooseOutfit', look, account), 'chooseOutfit');
  return account;
}

/** By the word on the blackboard, or by the link that leads to it. */
async function comesByCode(nickname: string, channelCode: string): Promise<Account> {
  const account = await comes(api, nickname, 14);
  const params = { channelCode };
  const found = await answered(api.call('channelCodes.find', { params }, account), 'finding the class');
  expect(found.channelName).toBe('해마 코딩반');
  const body = { nickname, introduction: '반가워요!', phoneNumber: '' };
  await answered(api.call('channelCodes.join', { params, body }, account), 'joining');
  return account;
}

it(
  'lets a master of a fresh class open a battle, a competition and a stage, and its pupils come to them',
  { timeout: 120_000 },
  async () => {
    const master = await comes(api, '해마주인', 34);
    const { id } = await opensClass(api, master, '해마 코딩반', 'IMMEDIATELY');
    const params = { id };
    const staff = inClass(master, id);
    const code = await answered(api.call('channelCodes.get', {}, staff), 'code');
    const byLink = decodeURIComponent(new URL(code.joinUrl).pathname.replace('/join/', ''));
    const pupils = [
      await comesByList(master, id),
      await comesByCode('칠판물결', code.channelCode),
      await comesByCode('주소물결', byLink),
    ];
    const { memberList } = await answered(
      api.call('members.listAll', { params, query: {} }, staff),
      'members',
    );
    expect(memberList).toHaveLength(4);

    // The problems of the product can be drawn without copying them before.
    const room = { name: '우리 반 배틀', problemCount: 1, language: 'JAVASCRIPT', difficulty: 1 };
    const battle = await answered(
      api.call('battles.createForClass', { params, body: room }, staff),
      'battle',
    );
    const ofRoom = { code: battle.room.code };
    for (const pupil of pupils) {
      const member = inClass(pupil, id);
      await answered(api.call('battles.join', { params: ofRoom, body: {} }, member), 'coming to the battle');
      const ready = { params: ofRoom, body: { ready: true } };
      await answered(api.call('battles.setReady', ready, member), 'being ready');
    }
    const started = await answered(api.call('battles.start', { params: ofRoom }, staff), 'starting');
    expect(started.roomMemberList.filter(({ role }) => role === 'PLAYER')).toHaveLength(pupils.length);

    const choice = await answered(
      api.call('lmsCompetitions.listProblems', { params, query: { page: 1 } }, staff),
      'what a competition can be made of',
    );
    const [problem] = choice.problemList;
    if (!problem) throw new Error('a new class has nothing to play');
    const now = clock.now().getTime();
    const settings = {
      ...{ name: '우리 반 대회', content: '함께 풀어요.', rule: 'ICPC', limitTime: 60, freezeMinutes: 10 },
      startDate: new Date(now + 60_000).toISOString(),
      endDate: new Date(now + 2 * 3_600_000).toISOString(),
      contentList: [{ problemId: problem.problemId, points: 100 }],
    };
    const competition = await answered(
      api.call('lmsCompetitions.create', { params, body: settings }, staff),
      'competition',
    );
    const key = { key: String(competition.competitionId) };
    for (const pupil of pupils) {
      const listed = await answered(
        api.call('competitions.list', { query: { page: 1 } }, inClass(pupil, id)),
        'competitions of the class',
      );
      expect(listed.competitionList.map(({ name }) => name)).toContain('우리 반 대회');
      await answered(api.call('competitions.enroll', { params: key }, inClass(pupil, id)), 'enrolling');
    }
    clock.advance({ minutes: 2 });
    const [pupil] = pupils;
    if (!pupil) throw new Error('nobody came');
    const member = inClass(pupil, id);
    await answered(api.call('competitions.start', { params: key }, member), 'beginning');
    const { contentList } = await answered(
      api.call('competitions.listContents', { params: key }, member),
      'its contents',
    );
    const [content] = contentList;
    if (!content) throw new Error('the competition has no contents');
    const ofContent = { ...key, competitionContentId: content.competitionContentId };
    const work = { clientKey: randomUUID(), ...rightProgram(content) };
    const sent = await answered(
      api.call('competitions.submit', { params: ofContent, body: work }, member),
      'handing in',
    );
    const { problemId, submissionId } = sent;
    expect(await untilJudged(api, member, { problemId, submissionId })).toBe('AC');

    const draft = await answered(
      api.call('stageDrafts.create', { body: { from: 'NEW', theme: 'PATH' } }, staff),
      'a stage',
    );
    const ofDraft = { draftId: draft.draftId };
    const body = { content: smallStage(), baseVersion: draft.version };
    const saved = await answered(api.call('stageDrafts.save', { params: ofDraft, body }, staff), 'saving it');
    const publish = { params: ofDraft, body: { baseVersion: saved.version } };
    await answered(api.call('stageDrafts.publish', publish, staff), 'publishing it');
    for (const one of pupils)
      await eventually(
        async () => {
          const { body: shelf } = await api.call(
            'stages.listShelf',
            { query: { page: 1 } },
            inClass(one, id),
          );
          expect(shelf.stageList.map(({ title }) => title)).toEqual(['세 걸음']);
        },
        { timeout: 40_000, interval: 200 },
      );
  },
);

/** A short way to the flag. */
function smallStage() {
  const { level, ...empty } = newStage('PATH');
  return {
    ...empty,
    title: '세 걸음',
    mission: '깃발까지 걸어가요.',
    hintList: ['앞을 봐요.', '칸을 세어요.', '세 칸이에요.'],
    level: {
      ...level,
      rows: ['.......', '.S..F..', '#######'],
      ...{ blockLimit: 1, stepLimit: 3, toolbox: ['walk' as const] },
    },
    programs: { JAVASCRIPT: { solution: 'walk(3);', wrongAnswers: ['walk(2);'] } },
  };
}
