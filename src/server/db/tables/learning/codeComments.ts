import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { homeworkWorks } from './homeworks.ts';
import { problems } from './problems.ts';
import { submissions } from './submissions.ts';

/** Comments about a line of a pupil's code, and the pupil's answers. */
export const codeComments = pgTable(
  'code_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The channel whose staff wrote it, and alone reads it beside the pupil. */
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** The author of the code. */
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    /** The code of a submission, or as it was handed in as homework. */
    submissionId: integer().references(() => submissions.id, { onDelete: 'cascade' }),
    workId: integer().references(() => homeworkWorks.id, { onDelete: 'cascade' }),
    /** Lines are numbered from 1; null for a comment on the whole, as on blocks. */
    line: integer(),
    text: text().notNull(),
    /** The owner's own comments are answers. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    isAnswer: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The time at which the other side saw it. */
    readAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    check('code_comments_one_code', sql`num_nonnulls(${t.submissionId}, ${t.workId}) = 1`),
    index('code_comments_owner_idx').on(t.ownerId, t.problemId, t.id),
    index('code_comments_channel_idx').on(t.channelId),
    index('code_comments_problem_idx').on(t.problemId),
    index('code_comments_submission_idx').on(t.submissionId),
    index('code_comments_work_idx').on(t.workId),
    index('code_comments_author_idx').on(t.authorId),
    index('code_comments_unread_idx')
      .on(t.ownerId, t.problemId)
      .where(sql`${t.readAt} is null`),
  ],
);
