import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { schema } from '#server/db/schema.ts';

// The owner of a thing must not be forgotten: a column of an owner that may be null is decided here, one by
// one. Null may say that nobody is left, or that a thing is of nobody; it must never open a thing to
// everybody.

const ERASED = 'the account is erased; the row only tells who did it';
const NOT_YET = 'nobody has done it yet, or the account is erased';

const DECIDED: Readonly<Record<string, string>> = {
  'users.email': 'an account without mail',
  'channels.superChannelId': 'a channel below no other one: nobody has rights in it from above',
  'channels.createdBy': ERASED,
  'channels.closedBy': 'an open class, or one whose owner was erased',
  'channel_main_pages.updatedBy': NOT_YET,
  'channel_boards.groupId':
    'for all members by choice; of a group that is gone the id stays, so that the board is shut',
  'channel_verifications.answeredBy': NOT_YET,
  'text_messages.senderId': ERASED,
  'files.ownerId': ERASED,
  'guardian_links.userId': 'a link to the page of the mail itself: it opens no child',
  'course_classes.teacherId': ERASED,
  'courses.authorId': ERASED,
  'blocks.authorId': ERASED,
  'videos.authorId': ERASED,
  'video_storages.ownerId': ERASED,
  'worksheets.authorId': ERASED,
  'code_comments.authorId': ERASED,
  'documents.authorId': ERASED,
  'homework_works.feedbackBy': NOT_YET,
  'homeworks.groupId': '`targetType` says for whom it is: a group that is gone makes it nobody’s',
  'homeworks.tagId': '`targetType` says for whom it is: a tag that is gone makes it nobody’s',
  'homeworks.authorId': ERASED,
  'authoring_drafts.authorId': ERASED,
  'authoring_versions.authorId': ERASED,
  'member_reports.authorId': ERASED,
  'problems.authorId': ERASED,
  'raised_hands.helpedBy': NOT_YET,
  'judge_jobs.claimedBy': 'no process works at it; of no account',
  'judge_jobs.requestedBy': ERASED,
  'judge_runs.claimedBy': 'no process runs it; of no account',
  'submission_history.requestedBy': ERASED,
  'own_stages.channelId': 'sent to no class, or the class is gone: nobody sees it there',
  'user_reports.channelId': 'of the world, which all share: only the school’s managers answer it',
  'user_reports.resolvedBy': NOT_YET,
  'notifications.channelId': 'happened in no channel',
  'terms_agreements.channelId': 'of the product, agreed to at sign-up',
  'terms_versions.channelId': 'of the product; read by everybody on purpose',
  'contest_users.teamId': 'plays alone',
  'battle_members.teamId': 'plays alone',
  'battle_rooms.hostId': ERASED,
  'competition_reports.writtenBy': NOT_YET,
  'competitions.createdBy': ERASED,
  'subscriptions.channelId': 'a check holds it: CHANNEL_PRO has one, DOLPHIN_PRO is of its user',
  'payments.userId': 'the account is erased; records of payments are kept',
  'payments.payerEmail': 'the user has paid itself; a guardian’s rights need its own mail here',
  'payments.channelId':
    'points and DOLPHIN_PRO; a product without its seller is refused when it is handed out',
  'refunds.byUserId': 'asked for by a guardian, or not asked for',
  'refunds.byEmail': 'asked for by the user, or not asked for',
  'ticket_histories.byUserId': 'the clock or a payment',
  'tickets.issuedBy': 'bought, brought by a coupon, or the account is erased',
  'registration_dates.teacherId': ERASED,
  'registration_dates.cancelledBy': NOT_YET,
  'meetings.updatedBy': ERASED,
  'user_coupons.heldBy': 'held by no order',
};

const OWNERS = new Set(['users', 'channels', 'channel_groups', 'channel_tags']);
const NAMES =
  /^(?:.*[a-z]By|by(?:User)?Id|.*[Ee]mail|.*(?:[uU]ser|[cC]hannel|owner|author|teacher|sender|host|group|tag|team)Id)$/;
/** Names of providers and of things, which own nothing. */
const NO_OWNERS = new Set(['payments.paymentGatewayChannelId']);

function nullableOwners(): string[] {
  return Object.values(schema)
    .filter((table): table is PgTable & typeof table => is(table, PgTable))
    .flatMap((table) => {
      const { name, columns, foreignKeys } = getTableConfig(table);
      const owning = new Set<PgColumn>(
        foreignKeys.flatMap((key) => {
          const { columns: from, foreignTable } = key.reference();
          return OWNERS.has(getTableName(foreignTable)) ? from : [];
        }),
      );
      return columns
        .filter((column) => !column.notNull && (owning.has(column) || NAMES.test(column.name)))
        .map((column) => `${name}.${column.name}`);
    })
    .filter((column) => !NO_OWNERS.has(column))
    .toSorted();
}

it('each column of an owner that may be null is decided, and each decision is of such a column', () => {
  const undecided = nullableOwners().filter((column) => !Object.hasOwn(DECIDED, column));
  expect(undecided, 'say in DECIDED what null means in each, or make it notNull').toEqual([]);
  expect(Object.keys(DECIDED).toSorted(), 'DECIDED names columns that are not there').toEqual(
    nullableOwners(),
  );
});

it('tickets, products and coupons always say whose they are', () => {
  const open = nullableOwners();
  for (const column of ['tickets.channelId', 'payment_product_infos.channelId', 'coupons.channelId'])
    expect(open).not.toContain(column);
});
