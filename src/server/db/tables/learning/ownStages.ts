import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { OwnBoard, OwnStageContent, OwnStageProof } from '#shared/contract/learning/ownStages.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** Stages that children make; one that was sent is never changed. */
export const ownStages = pgTable(
  'own_stages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The maker. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    board: jsonb().$type<OwnBoard>().notNull(),
    firstWord: integer().notNull(),
    secondWord: integer().notNull(),
    programs: jsonb().$type<OwnStageContent['programs']>().notNull(),
    version: integer().notNull().default(1),
    /** It is of this board: every change of the board sets it to null. */
    proof: jsonb().$type<OwnStageProof>(),
    isRemix: boolean().notNull().default(false),
    /** The first stage of the chain; null when it is gone. */
    rootId: integer().references((): AnyPgColumn => ownStages.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    toFriends: boolean().notNull().default(false),
    /** The class that sees it. */
    channelId: integer().references(() => channels.id, { onDelete: 'set null' }),
    /** Staff removed it after a report: nobody but its maker sees it. */
    hiddenAt: timestamp({ withTimezone: true }),
    /** Its maker threw it away after it was sent. The row stays, because days are counted by it. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('own_stages_user_idx').on(t.userId, t.updatedAt),
    index('own_stages_channel_idx').on(t.channelId, t.sentAt),
    index('own_stages_root_idx').on(t.rootId),
  ],
);

/** Plays, solutions and hearts of children on stages of others. */
export const ownStagePlays = pgTable(
  'own_stage_plays',
  {
    stageId: integer()
      .notNull()
      .references(() => ownStages.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    playedAt: timestamp({ withTimezone: true }).notNull(),
    solvedAt: timestamp({ withTimezone: true }),
    /** The day in Seoul on which it was paid; null when the day had paid enough. */
    paidDay: date({ mode: 'string' }),
    heartedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.stageId, t.userId] }),
    index('own_stage_plays_user_idx').on(t.userId, t.paidDay),
  ],
);
