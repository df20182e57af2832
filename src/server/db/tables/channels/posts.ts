import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { POST_TYPES } from '#shared/contract/channels/posts.ts';
import type { PostDocument } from '#shared/posts/postDocument.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { channelBoards } from './boards.ts';
import { channels } from './channels.ts';

/** Posts of the boards of channels. */
export const channelPosts = pgTable(
  'channel_posts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    boardId: integer()
      .notNull()
      .references(() => channelBoards.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postType: text({ enum: POST_TYPES }).notNull(),
    title: text().notNull(),
    /** Made by `sanitisePost`. */
    content: jsonb().$type<PostDocument>().notNull(),
    excerpt: text().notNull(),
    /** Title and words in small letters, up to the searched length. */
    searchText: text().notNull(),
    /** Keys of the pairs of letters in it (`searchKeys`). */
    searchKeys: integer().array().notNull(),
    mentions: jsonb().$type<{ userId: number; nickname: string }[]>().notNull(),
    viewCount: integer().notNull().default(0),
    commentCount: integer().notNull().default(0),
    reportFileCount: integer().notNull().default(0),
    /** Chosen by the page that sent it. */
    requestKey: text(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    hiddenAt: timestamp({ withTimezone: true }),
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('channel_posts_board_idx')
      .on(t.boardId, t.id)
      .where(sql`${t.removedAt} is null`),
    index('channel_posts_notice_idx')
      .on(t.boardId, t.id)
      .where(sql`${t.postType} = 'NOTICE' and ${t.removedAt} is null`),
    index('channel_posts_views_idx')
      .on(t.boardId, t.viewCount, t.id)
      .where(sql`${t.removedAt} is null and ${t.hiddenAt} is null`),
    index('channel_posts_search_idx').using('gin', t.searchKeys),
    uniqueIndex('channel_posts_request_key').on(t.userId, t.requestKey),
    index('channel_posts_channel_idx').on(t.channelId, t.id),
  ],
);

/** The users who have looked at a post; the first look of each counts. */
export const channelPostViews = pgTable(
  'channel_post_views',
  {
    postId: integer()
      .notNull()
      .references(() => channelPosts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('channel_post_views_user_idx').on(t.userId)],
);

/** The temporary post of a user for a board. */
export const channelPostDrafts = pgTable(
  'channel_post_drafts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boardId: integer()
      .notNull()
      .references(() => channelBoards.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: jsonb().$type<PostDocument>().notNull(),
    version: integer().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.boardId] }),
    index('channel_post_drafts_board_idx').on(t.boardId),
    index('channel_post_drafts_updated_idx').on(t.updatedAt),
  ],
);

/** Pictures in posts and files at posts; without a post they belong to the temporary post of their owner. */
export const channelPostFiles = pgTable(
  'channel_post_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['PICTURE', 'REPORT_FILE'] }).notNull(),
    boardId: integer()
      .notNull()
      .references(() => channelBoards.id, { onDelete: 'cascade' }),
    postId: integer().references(() => channelPosts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A key of `files`. */
    fileKey: text().notNull(),
    /** The owner's name for the file. */
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('channel_post_files_key').on(t.fileKey),
    index('channel_post_files_post_idx').on(t.postId),
    index('channel_post_files_board_idx').on(t.boardId),
    index('channel_post_files_temporary_idx')
      .on(t.userId, t.boardId)
      .where(sql`${t.postId} is null`),
    index('channel_post_files_user_idx').on(t.userId),
    check('channel_post_files_size_check', sql`${t.size} >= 0`),
  ],
);
