import type { CallerChannel } from '#server/domain/call.ts';
import { addAccounts } from '#server/domain/channels/channelAccounts/addAccounts.ts';
import { readMembership } from '#server/domain/channels/channels/memberships.ts';
import { findChannel } from '#server/domain/channels/channels/findChannel.ts';
import { addToGroup, listGroups } from '#server/domain/channels/groups/groupRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { createCourseClass } from '#server/domain/learning/courseClasses/editCourseClass.ts';
import { listForStaff } from '#server/domain/learning/courseClasses/listCourseClasses.ts';
import { enrol } from '#server/domain/learning/enrolments/enrolments.ts';
import {
  seedEnrolments,
  seedWorksheetEnrolments,
} from '#server/domain/learning/enrolments/seedEnrolments.ts';
import { hasLearned, seedWatches } from '#server/domain/learning/progress/seedProgress.ts';
import { markOutfitChosen, takenNames } from '#server/domain/people/accounts/users.ts';
import { FIRST_COURSE } from '#server/domain/seed/courses.ts';
import { transaction } from '#server/domain/transaction.ts';
import { seedOutfits } from '#server/domain/world/avatar/seedOutfits.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addDays, seoulMidnight } from '#server/platform/seoulWeek.ts';
import type { Transaction } from '#server/db/connect.ts';
import { DEMO_CLASS_DOMAIN } from '#server/domain/seed/demoClass.ts';
import { makeMaterials, OWN_COURSE } from './makeMaterials.ts';
import { planMember } from './planMember.ts';
import { planMaterials, type PlannedMaterials } from './planMaterials.ts';
import { seedDemoTutoring } from '#server/domain/seed/demoTutoring.ts';
import { DAYS, planMonth, type PlannedAttempt } from './planMonth.ts';
import { writeHomeworks } from './writeHomeworks.ts';
import { writeMonth } from './writeMonth.ts';
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { ITEMS } from '#shared/content/items.ts';

/** The demonstration class, by the names it uses there. None is a person's whole name. */
export const PUPILS = [
  ...['가람', '나래', '다온', '라온', '마루', '보라', '새봄', '아라', '이든', '초롱'],
  ...['하람', '한결', '해솔', '푸름', '윤슬', '은하', '여울', '소담', '별하', '미르'],
  ...['로운', '단비', '노을', '가온', '그린', '도담', '바름', '슬기', '온유', '하루'],
] as const;

/** The name to sign in with, once staff has issued a password. */
const pupilLoginName = (index: number): string => `lighthouse_${String(index + 1).padStart(2, '0')}`;

/** Pure: what the pupils of the demonstration class look like. */
/** Strides share no divisor with the numbers of items, so that a class of thirty has thirty looks. */
const STRIDES = [
  ['SKIN', 1],
  ['FACE', 5],
  ['HAIR', 7],
  ['TOP', 3],
  ['BOTTOM', 1],
  ['SHOES', 1],
] as const satisfies readonly (readonly [EquipmentCategory, number])[];

/** The ids of a first look, by the pupil's number. */
const lookOf = (pupil: number): number[] =>
  STRIDES.flatMap(([category, stride]) => {
    const starters = ITEMS.filter((item) => item.category === category && item.starter);
    return starters[(pupil * stride) % starters.length]?.id ?? [];
  });

/** The lessons of the pupils. */
export const MONTH_LESSONS = FIRST_COURSE.lessons.slice(0, 4);

/**
 * Thirty pupils of the demonstration class with a month of work behind them, all or nothing, once. Nobody can sign in as
 * one of them before staff issues a password. Used in development only.
 */
export async function seedDemoMonth(
  deps: Deps,
  { teacherId, memberId }: { readonly teacherId: number; readonly memberId: number },
): Promise<void> {
  const loginNames = PUPILS.map((_, index) => pupilLoginName(index));
  const taken = await takenNames({ db: deps.db, loginNames, nicknames: [] });
  const channel = await ownClass(deps, teacherId);
  if (taken.size > 0 || !channel) return;
  const { channelId } = channel;
  const now = deps.clock.now();
  const began = seoulMidnight(addDays(seoulDay(now), -DAYS));
  const { courseClassList } = await listForStaff({ deps, userId: teacherId, channelId, page: 1, query: '' });
  const groups = await listGroups(deps.db, { channelId });

  const { courseId: ownCourseId, userIds: pupilIds } = await transaction(deps, async (tx) => {
    const accounts = PUPILS.map((nickname, index) => ({
      nickname,
      rollNumber: String(index + 1),
      loginName: pupilLoginName(index),
      birthDate: `2010-${String(1 + (index % 9)).padStart(2, '0')}-${String(1 + ((index * 7) % 28)).padStart(2, '0')}`,
      guardianPhoneNumber: '',
    }));
    const added = await addAccounts(tx, { channelId, actorId: teacherId, now: began, accounts });
    const userIds = added.map(({ userId }) => userId);
    for (const [index, { channelGroupId: groupId }] of groups.entries()) {
      const inGroup = userIds.filter((_, pupil) => pupil % groups.length === index);
      await addToGroup(tx, { channelId, groupId, userIds: inGroup, now: began });
    }
    const materials = await makeMaterials(tx, { deps, channelId, userId: teacherId });
    const plans = userIds.map((userId, pupil) => {
      const month = planMonth(pupil, now, MONTH_LESSONS);
      const extra = planMaterials(pupil, now, materials);
      const attempts: readonly PlannedAttempt[] = [...month.attempts, ...extra.attempts];
      return { ...extra, userId, reads: month.reads, attempts, itemIds: lookOf(pupil) };
    });
    // Work that the demo pupil has done itself stays as it is.
    const isFresh = !(await hasLearned(tx, memberId));
    if (isFresh) plans.push({ ...planMember(now, materials), userId: memberId, itemIds: [] });
    const sources = new Map(
      materials.worksheets.flatMap(({ problems }) =>
        problems.map(({ problemId, sourceId }) => [problemId, sourceId] as const),
      ),
    );
    const submitted = await writeMonth(tx, { plans, lessons: MONTH_LESSONS, sources });
    await writeHomeworks(tx, {
      channelId,
      teacherId,
      now,
      submitted,
      memberId: isFresh ? memberId : undefined,
    });
    await reward(tx, plans);
    await seedOutfits(
      tx,
      userIds.map((userId, pupil) => ({ userId, itemIds: lookOf(pupil) })),
    );
    for (const userId of userIds) await markOutfitChosen(tx, { type: 'outfit.chosen', userId, at: began });
    const ofPupils = <Row>(rowsOf: (plan: PlannedMaterials) => readonly Row[]) =>
      plans.flatMap((plan) => rowsOf(plan).map((row) => ({ ...row, userId: plan.userId })));
    await seedWatches(
      tx,
      ofPupils(({ watches }) => watches),
    );
    await seedWorksheetEnrolments(
      tx,
      ofPupils(({ begun }) => begun),
    );
    for (const { courseClassId, courseClassStorageId: courseId, cost, paymentType } of courseClassList) {
      const target = { courseClassId, courseId };
      const isFirst = courseId === FIRST_COURSE.id;
      const who = userIds.filter((_, pupil) => isFirst || pupil % (cost > 0 ? 5 : 3) === 0);
      if (cost === 0) await seedEnrolments(tx, { ...target, userIds: who, at: began });
      else
        for (const userId of who)
          await enrol({
            tx,
            userId,
            target,
            offer: { paymentType, cost },
            shownCost: cost,
            channelId: channel.channelId,
          });
    }
    return { courseId: materials.courseId, userIds };
  });
  const { courseClassId } = await createCourseClass({
    deps,
    userId: teacherId,
    channel,
    body: {
      courseClassStorageId: ownCourseId,
      title: OWN_COURSE,
      content: '영상을 보고 이야기해요.',
      character: 'TURTLE',
      level: 'BEGINNER',
      theme: 'CAVE',
      paymentType: 'FREE',
      cost: 0,
      categoryList: [{ name: '영상' }],
      visibleState: 'VISIBLE',
      version: 0,
    },
  });
  await transaction(deps, (tx) =>
    seedEnrolments(tx, {
      courseClassId,
      courseId: ownCourseId,
      at: began,
      userIds: [...pupilIds, memberId],
    }),
  );
  await seedDemoTutoring(deps, { teacherId, memberId, channel });
}

/** The demonstration class, where it is the demo teacher's. */
async function ownClass(deps: Deps, teacherId: number): Promise<CallerChannel | undefined> {
  const query = { deps, userId: teacherId, channel: { domain: DEMO_CLASS_DOMAIN } };
  const found = await findChannel(query).catch(() => undefined);
  if (!found) return undefined;
  const membership = await readMembership({ db: deps.db, channelId: found.id, userId: teacherId });
  if (!membership?.roles.includes('ROLE_CHANNEL_MASTER')) return undefined;
  return { channelId: found.id, channelName: found.channelName, roles: membership.roles };
}

const POINTS_FIRST = 60;
const EXP_EACH = 5;

/** The points of a month in the world, through the ledger as always: more for pupils who have done more. */
async function reward(
  tx: Transaction,
  plans: readonly {
    readonly userId: number;
    readonly attempts: readonly { readonly mistake?: unknown }[];
    readonly itemIds: readonly number[];
  }[],
): Promise<void> {
  for (const { userId, attempts, itemIds } of plans) {
    const solved = attempts.filter(({ mistake }) => mistake === undefined).length;
    const entries = [
      { kind: 'POINT' as const, amount: POINTS_FIRST + solved * EXP_EACH },
      { kind: 'USER_EXP' as const, amount: Math.max(1, solved) * EXP_EACH },
      ...itemIds.map((itemId) => ({ kind: 'ITEM' as const, itemId })),
    ];
    await grant({ tx, wallet: await lockWallet({ tx, userId }), reasonKey: 'demo:month', entries });
  }
}
