import { sql } from 'drizzle-orm';
import { WORLD_ID } from '#shared/content/world.ts';
import { itemByKey, ITEMS, type ItemKey } from '#shared/content/items.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { rankingScores } from '#server/db/tables/world/ranking.ts';
import { DEMO_PASSWORD, printDemoAccounts } from '#server/domain/seed/demoAccounts.ts';
import { DEMO_CLASS_DOMAIN } from '#server/domain/seed/demoClass.ts';
import { MONTH_LESSONS, seedDemoMonth } from '#server/domain/seed/demoMonth/seedDemoMonth.ts';
import { transaction } from '#server/domain/transaction.ts';
import { visitMap } from '#server/domain/world/characters/visitMap.ts';
import { collectShell } from '#server/domain/world/collectibles/collectShell.ts';
import { findSecret } from '#server/domain/world/collectibles/findSecret.ts';
import { shellsOfDay } from '#server/domain/world/collectibles/shellsOfDay.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';
import { sampleRun } from '#server/domain/world/timeTrials/sampleRuns.ts';
import { saveRun } from '#server/domain/world/timeTrials/saveRun.ts';
import { fillOwnCode } from './fillOwnCode.ts';
import { fillOwnCourse } from './fillOwnCourse.ts';
import { GoalDoer } from '../../support/GoalDoer.ts';
import { createApiClient, type ApiClient } from '../../support/apiClient.ts';
import {
  endCompetition,
  handIn,
  makeCompetition,
  rightProgram,
  WRONG_PROGRAM,
} from '../../support/battles.ts';
import { befriend } from '../../support/befriend.ts';
import type { ApiTest } from '../../support/setUpApi.ts';
import { signUpChild, starterOutfit, type Child } from '../../support/signUpChild.ts';
import { makeServiceAdmin } from '../../support/makeServiceAdmin.ts';
import { standBeside } from '../../support/standBeside.ts';
import type { TestServer } from '../../support/testServer.ts';
import { movableClock } from '../../support/movableClock.ts';
import { fillBattles, fillFrozenCompetition, NO_BATTLES, type BattleCodes } from './fillBattles.ts';
import { fillOwnStages, NO_OWN_STAGES, type FilledOwnStages } from './fillOwnStages.ts';
import { fillStages } from './fillStages.ts';
import { fillShop, type FilledShop } from './fillShop.ts';

/** Enough for every shelf of the shop and for the first skills. */
const EARNED = { POINT: 2400, USER_EXP: 300 } as const;
/** Experience of the others in the ranking: some before the child, some behind. */
const RIVALS = { 바다노래: 5200, 솜사탕: 2600, 불가사리: 900, 고등어: 410, 해초숲: 120 } as const;
/** Clothes that nobody begins with, so that no two of them look alike. */
const DRESSED: Readonly<Partial<Record<string, readonly ItemKey[]>>> = {
  바다노래: ['hat.cat', 'cape.night'],
  솜사탕: ['hat.ribbon', 'earring.heart'],
  불가사리: ['hat.frog'],
  고등어: ['hat.shark'],
  해초숲: ['hat.wizard', 'faceacc.round'],
  산호빛: ['hat.wreath'],
  달팽이: ['hat.bear'],
  은하수: ['hat.astronaut'],
  물방울: ['hat.beanie'],
};
/** Users of the ranking who are friends of the child besides the first. */
const FRIENDS = ['불가사리', '고등어', '해초숲'];
/** In a race of their own. */
const RACERS = ['산호빛', '달팽이', '은하수', '물방울'];
/** The story of the town, which ends with a certificate, and favours beside it. */
const STORY = QUESTS.filter(({ chain }) => chain === 'TOWN');
const WANTED: readonly ItemKey[] = ['hat.captain', 'shoes.boots', 'hand.wand'];
const WISHED: readonly ItemKey[] = ['hat.shark', 'cape.sea', 'onepiece.mermaid'];

/** Earned by the story of the town. */
const STORY_TITLE = 4;

/** People of the scenes, and the things that the child has. */
export interface Cast extends FilledShop {
  readonly hero: Child;
  readonly friend: Child;
  readonly stranger: Child;
  /** Under 14, whose guardian has said nothing yet. */
  readonly young: Child;
  readonly teacher: Child;
  /** In the class of the demo accounts, whose master the teacher is. */
  readonly pupil: Child;
  /** Has signed up and done nothing else. */
  readonly newcomer: Child;
  /** The administrator of the whole service. */
  readonly admin: Child;
  /** The last quest that was completed; its reward is not seen yet. */
  readonly rewardQuestId: number;
  /** Part of a story that has just opened. */
  readonly nextQuestId: number;
  readonly userCertificateId: number;
  /** A competition that the child has won. */
  readonly competitionId: number;
  readonly competitionContentId: number;
  /** One whose last minutes nobody sees of others. */
  readonly frozenCompetitionId: number;
  /** Things in that class. */
  readonly classBoardId: number;
  readonly classPostId: number;
  /** A notice by the teacher. */
  readonly noticeId: number;
  readonly courseClassId: number;
  readonly worksheetId: number;
  readonly problemId: number;
  /** Made in that class: a course with a document, and homework to read it. */
  readonly ownCourseId: number;
  readonly ownLessonId: number;
  readonly ownContentId: number;
  readonly homeworkId: number;
  readonly battles: BattleCodes;
  readonly ownStages: FilledOwnStages;
}

/**
 * Fills an empty world with a child that has played for a while, its friends and its things; `withMonth` fills the class
 * of the demo accounts and the till of the school, too.
 */
export async function fillWorld(server: TestServer, { withMonth = false } = {}): Promise<Cast> {
  const api = createApiClient(server.url);
  await printDemoAccounts(server.deps);
  const [hero, friend, stranger] = [
    await enters(api, '여름방학'),
    await enters(api, '바다노래'),
    await enters(api, '솜사탕'),
  ];
  const young = await enters(api, '꼬마물결', { birthDate: '2017-05-05' });
  const teacher = await signInDemo(api, 'demo_teacher');
  const pupil = await signInDemo(api, 'demo_wave');
  if (withMonth)
    await seedDemoMonth(server.deps, { teacherId: teacher.user.userId, memberId: pupil.user.userId });
  const newcomer = await signUpChild(server, { nickname: '새물결' });
  const admin = await makeServiceAdmin(server, await enters(api, '바다지기'));
  await earns(server, hero, EARNED);
  const rivals = await ranksRivals(api, server, [friend, stranger]);
  // All of that was yesterday; what follows moves the ranking of today.
  await server.deps.db.update(rankingScores).set({ movedOn: '2026-01-01' });
  for (const rival of rivals.filter(({ user }) => user.nickname === '고등어'))
    await earns(server, rival, { POINT: 10, USER_EXP: 520 }, 'scene:today');
  const played = await playsStory({ api, server, clock: movableClock() }, hero);
  await befriend(api, hero, friend);
  for (const rival of rivals) if (FRIENDS.includes(rival.user.nickname)) await befriend(api, hero, rival);
  await api.call('friends.request', { body: { userId: hero.user.userId } }, stranger);
  if (withMonth) await fillStages(api, { hero, friend });
  const ownStages = withMonth ? await fillOwnStages(api, { hero, friend }) : NO_OWN_STAGES;
  await goesShopping(api, hero);
  await runsRaces(server, [hero, friend, stranger]);
  await hasVisitors(api, { hero, friend });
  await fillsBook(server, [hero, friend]);
  await api.call('titles.wear', { body: { titleId: STORY_TITLE } }, hero);
  const body = { userIdList: [hero.user.userId], content: '내일은 반복문을 함께 배워요!' };
  await api.call('notifications.send', { body }, teacher);
  const certificates = await api.call('certificates.list', { query: { page: 0, size: 20 } }, hero);
  const won = await winsCompetition(api, { teacher, hero, friend });
  const rewardQuestId = played.at(-1)?.id ?? 0;
  const shop = withMonth
    ? await fillShop(api, { hero, teacher, pupil })
    : { guardianCookie: '', paidUid: '' };
  const named = (...names: readonly string[]) => rivals.filter(({ user }) => names.includes(user.nickname));
  const at = { api, db: server.deps.db };
  const battles = withMonth
    ? await fillBattles(at, {
        waiting: [hero, friend],
        racing: [young, stranger, ...named('고등어')],
        frozen: await enterRacers(api, server),
        over: [pupil, ...named('불가사리', '해초숲')],
      })
    : NO_BATTLES;
  const contenders = [hero, friend, ...rivals.filter((one) => one !== friend)];
  const frozenCompetitionId = withMonth
    ? await fillFrozenCompetition(at, { teacher, players: contenders })
    : 0;
  if (withMonth) await failsMail(server);
  return {
    ...shop,
    ...{ hero, friend, stranger, young, teacher, pupil, newcomer, admin, rewardQuestId, battles, ...won },
    frozenCompetitionId,
    ownStages,
    ...(await readClass(api, teacher, pupil)),
    nextQuestId: await acceptsNext(api, server, hero),
    userCertificateId: certificates.body.certificateList[0]?.userCertificateId ?? 0,
  };
}

/** A mail that its provider has refused for good, among the jobs of the administrator. */
async function failsMail({ deps }: TestServer): Promise<void> {
  const mail = { to: 'bounced@example.com', subject: '코드' };
  await deps.db.execute(
    sql`select graphile_worker.add_job('mail.send', ${JSON.stringify(mail)}::json, max_attempts => 1)`,
  );
}

async function enters(
  api: ApiClient,
  nickname: string,
  overrides: Record<string, unknown> = {},
): Promise<Child> {
  const child = await signUpChild(api, { nickname, ...overrides });
  await api.call('avatar.chooseOutfit', { body: { itemIdList: lookOf(nickname) } }, child);
  await introduces(api, child);
  return child;
}

/** A look of one's own for each name; the child itself wears the first of everything. */
function lookOf(nickname: string): number[] {
  const turn = Object.keys(DRESSED).indexOf(nickname) + 1;
  return (['SKIN', 'FACE', 'HAIR', 'TOP', 'BOTTOM', 'SHOES'] as const).map((category) => {
    const choice = ITEMS.filter((item) => item.starter && item.category === category);
    return choice[(turn * 2) % choice.length]?.id ?? 0;
  });
}

async function introduces(api: ApiClient, child: Child): Promise<void> {
  const body = { name: '김바다', gender: 'NOT_SELECTED', introduction: '고래와 퍼즐을 좋아해요!' };
  await api.call('accounts.saveExtraInfo', { body }, child);
  const skipped = { params: { where: 'FIRST_MINUTE' }, body: { result: 'SKIPPED' } } as const;
  await api.call('tutorials.finish', skipped, child);
}

async function signInDemo(api: ApiClient, loginName: string): Promise<Child> {
  const body = { loginName, password: DEMO_PASSWORD };
  const { headers, body: user } = await api.call('sessions.signIn', { body });
  const child: Child = {
    ...{ loginName, password: DEMO_PASSWORD, user, channelId: 1 },
    token: headers.get('access_token') ?? '',
    refreshId: headers.get('refresh_id') ?? '',
  };
  await api.call('avatar.chooseOutfit', { body: { itemIdList: starterOutfit() } }, child);
  await introduces(api, child);
  return child;
}

/** The first of each kind in the class of the demo accounts. */
async function readClass(api: ApiClient, teacher: Child, pupil: Child) {
  const of = { params: { channelDomain: DEMO_CLASS_DOMAIN } };
  const { id } = (await api.call('channels.getByDomain', of, teacher)).body;
  const inClass = { token: teacher.token, channelId: id };
  const params = { id };
  const boards = await api.call('channelBoards.list', { params }, inClass);
  const posts = await api.call('posts.listRecent', {}, inClass);
  const notices = await api.call('posts.listNotices', {}, inClass);
  const classes = await api.call('courseClasses.list', { query: { page: 1 } }, inClass);
  const worksheets = await api.call('worksheets.list', { query: { page: 1 } }, inClass);
  const problemId = MONTH_LESSONS[0]?.problems[0]?.id ?? 0;
  await fillOwnCode(api, { pupil, teacher: inClass, problemId });
  return {
    problemId,
    classBoardId: boards.body.boardItemList.find(({ writable }) => writable)?.boardId ?? 0,
    classPostId: posts.body.postList[0]?.postId ?? 0,
    noticeId: notices.body.postList[0]?.postId ?? 0,
    courseClassId: classes.body.courseClassList[0]?.courseClassId ?? 0,
    worksheetId: worksheets.body.worksheetList[0]?.worksheetId ?? 0,
    ...(await fillOwnCourse(api, inClass)),
  };
}

interface Earned {
  readonly POINT: number;
  readonly USER_EXP: number;
}

async function earns(
  { deps }: TestServer,
  { user: { userId } }: Child,
  { POINT, USER_EXP }: Earned,
  reasonKey = 'scene',
): Promise<void> {
  await transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    await grant({
      ...{ tx, wallet, reasonKey },
      entries: [
        { kind: 'POINT', amount: POINT },
        { kind: 'USER_EXP', amount: USER_EXP },
      ],
    });
  });
}

/** Others who have been in the world and have earned experience. */
async function ranksRivals(
  api: ApiClient,
  server: TestServer,
  known: readonly Child[],
): Promise<readonly Child[]> {
  const rivals: Child[] = [];
  for (const [nickname, USER_EXP] of Object.entries(RIVALS)) {
    const rival = known.find(({ user }) => user.nickname === nickname) ?? (await enters(api, nickname));
    await standBeside(server.deps, { userId: rival.user.userId, npcId: 101 });
    await earns(server, rival, { POINT: 100, USER_EXP });
    await dressesUp({ api, server }, rival);
    rivals.push(rival);
  }
  return rivals;
}

async function enterRacers(api: ApiClient, server: TestServer): Promise<readonly Child[]> {
  const racers = await Promise.all(RACERS.map((nickname) => enters(api, nickname)));
  for (const racer of racers) await dressesUp({ api, server }, racer);
  return racers;
}

async function dressesUp(
  { api, server: { deps } }: Pick<ApiTest, 'api' | 'server'>,
  child: Child,
): Promise<void> {
  const { userId, nickname } = child.user;
  const items = (DRESSED[nickname] ?? []).flatMap((key) => itemByKey(key) ?? []);
  await transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const entries = items.map(({ id: itemId }) => ({ kind: 'ITEM' as const, itemId }));
    await grant({ ...{ tx, wallet, reasonKey: 'scene:looks' }, entries });
  });
  for (const { id: itemId, category: itemCategory } of items)
    await api.call('avatar.equip', { body: { itemId, itemCategory } }, child);
}

/** Plays the story; all rewards but the last are seen. */
async function playsStory(test: ApiTest, child: Child): Promise<readonly QuestDefinition[]> {
  const { api, server } = test;
  const doer = new GoalDoer(test, child);
  for (const quest of STORY) {
    const { id: questId, npcId, goals, completionMethod } = quest;
    const params = { worldId: WORLD_ID, questId };
    await standBeside(server.deps, { userId: child.user.userId, npcId });
    await api.call('quests.accept', { params }, child);
    for (const goal of goals) await doer.do(goal);
    await standBeside(server.deps, { userId: child.user.userId, npcId });
    const { status } =
      completionMethod === 'AUTO' ? { status: 200 } : await api.call('quests.complete', { params }, child);
    if (status !== 200) throw new Error(`completing quest ${questId} answered ${status}`);
    if (quest !== STORY.at(-1)) await api.call('quests.markRewardSeen', { params }, child);
  }
  return STORY;
}

/** Takes on the next part of a story, and stands at the square again. */
async function acceptsNext(api: ApiClient, { deps }: TestServer, child: Child): Promise<number> {
  const { body } = await api.call('quests.list', { params: { worldId: WORLD_ID } }, child);
  const next = body.questList.filter(({ kind, state }) => kind === 'MAIN' && state === 'AVAILABLE');
  const { mapNpcQuestId: questId = 0, mapNpcObjectId: npcId = 101 } = next[0] ?? {};
  await standBeside(deps, { userId: child.user.userId, npcId });
  await api.call('quests.accept', { params: { worldId: WORLD_ID, questId } }, child);
  await standBeside(deps, { userId: child.user.userId, npcId: 101 });
  return questId;
}

async function goesShopping(api: ApiClient, child: Child): Promise<void> {
  for (const id of WANTED.map(idOf)) await api.call('shop.buy', { params: { id } }, child);
  for (const productId of WISHED.map(idOf)) await api.call('shop.addWish', { body: { productId } }, child);
  await api.call('avatar.equip', { body: { itemId: idOf('hat.captain'), itemCategory: 'HAT' } }, child);
  await api.call('skills.acquire', { params: { id: 1 } }, child);
}

/** One that runs only as long as both need to hand in. */
async function winsCompetition(
  api: ApiClient,
  { teacher, hero, friend }: { readonly teacher: Child; readonly hero: Child; readonly friend: Child },
) {
  const start = Date.now();
  const made = await makeCompetition(api, teacher, {
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 3_600_000).toISOString(),
  });
  const { key, competitionId } = made;
  for (const child of [hero, friend]) await api.call('competitions.enroll', { params: { key } }, child);
  const { body } = await api.call('competitions.listContents', { params: { key } }, hero);
  const [content] = body.contentList;
  if (!content) throw new Error('the competition has no contents');
  await handIn(api, hero, { key, content, program: rightProgram(content) });
  await handIn(api, friend, { key, content, program: WRONG_PROGRAM });
  await endCompetition(api, teacher, competitionId);
  return { competitionId, competitionContentId: content.competitionContentId };
}

const idOf = (key: ItemKey): number => itemByKey(key)?.id ?? 0;

async function runsRaces({ deps }: TestServer, runners: readonly Child[]): Promise<void> {
  for (const [place, { user }] of runners.entries())
    await saveRun({ deps, userId: user.userId, run: sampleRun('plaza', { late: 3 + place * 20 }) });
}

/** Both have been to every place and found shells and secrets there. */
async function fillsBook({ deps }: TestServer, finders: readonly Child[]): Promise<void> {
  const day = '2026-03-02';
  for (const { user } of finders)
    for (const map of MAPS) {
      const where = { deps, userId: user.userId, mapId: map.id };
      await visitMap(where);
      for (const shell of shellsOfDay(map, day).slice(0, 4)) await collectShell({ ...where, day, shell });
      for (const { id: secretId } of map.secrets.slice(0, 1)) await findSecret({ ...where, secretId });
    }
}

async function hasVisitors(
  api: ApiClient,
  { hero, friend }: { readonly hero: Child; readonly friend: Child },
): Promise<void> {
  await api.call('home.getOwn', {}, hero);
  const params = { userId: hero.user.userId };
  await api.call('home.greet', { params }, friend);
  await api.call('home.writeGuestbook', { params, body: { phraseId: 2 } }, friend);
}
