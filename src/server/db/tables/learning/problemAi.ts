import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { AI_REQUEST_STATES, type AiLanguage } from '#shared/contract/learning/problemAi.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { authoringDrafts } from './authoring.ts';

/** Requests of staff for drafts by a model; counted by the day. */
export const problemAiRequests = pgTable(
  'problem_ai_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    level: integer().notNull(),
    language: text().$type<AiLanguage>().notNull(),
    caseCount: integer().notNull(),
    state: text({ enum: AI_REQUEST_STATES }).notNull().default('WAITING'),
    message: text().notNull().default(''),
    draftId: integer().references(() => authoringDrafts.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('problem_ai_requests_channel_idx').on(t.channelId, t.createdAt),
    index('problem_ai_requests_user_idx').on(t.userId),
    index('problem_ai_requests_draft_idx').on(t.draftId),
  ],
);
