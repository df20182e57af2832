import { DRAFT_KINDS } from '#shared/contract/learning/authoring/kinds.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '#server/db/connect.ts';

/** The payload of each job. The task of each job is in `jobs/tasks.ts`. */
export const JOB_PAYLOADS = {
  'mail.send': z.object({
    to: z.string(),
    subject: z.string(),
    body: z.string(),
    html: z.string().optional(),
  }),
  'textMessages.send': z.object({ textMessageId: z.int() }),
  'textMessages.follow': z.object({ textMessageId: z.int() }),
  'drafts.prove': z.object({
    kind: z.enum(DRAFT_KINDS),
    draftId: z.number(),
    checkId: z.string(),
    userId: z.number(),
    /** Otherwise only its author learns the judge's result. */
    publishes: z.boolean(),
  }),
  'problems.draft': z.object({ requestId: z.int() }),
  'guardians.purge': z.object({}),
  'guardians.sendText': z.object({ to: z.string(), text: z.string() }),
  'identity.purge': z.object({}),
  'rankings.purge': z.object({}),
  'whispers.purge': z.object({}),
  'notifications.purge': z.object({}),
  /** Accounts are notified in the order of their ids; the next ones follow `afterUserId`. */
  'notices.announce': z.object({ noticeId: z.int(), afterUserId: z.int() }),
  'accounts.eraseDeleted': z.object({}),
  'accounts.purgeExpired': z.object({}),
  'contests.settle': z.object({ contestId: z.int() }),
  'contests.compare': z.object({ contestId: z.int() }),
  'battles.endSolved': z.object({ contestId: z.int() }),
  'battles.startQuick': z.object({ roomId: z.int(), startsAt: z.string() }),
  'battles.mergeQuick': z.object({ channelId: z.int() }),
  'battles.closeIdle': z.object({}),
  'openedLessons.tell': z.object({
    channelId: z.int(),
    lessonId: z.int(),
    /** Pupils are notified in the order of names; the next ones follow this one. */
    after: z.object({ nickname: z.string(), userId: z.int() }).nullable(),
  }),
  'homeworks.open': z.object({ homeworkId: z.int(), version: z.int() }),
  'lessons.remind': z.object({
    registrationDateId: z.int(),
    startsAt: z.string(),
    change: z.enum(['DAY_BEFORE', 'SOON']),
  }),
  'lessons.settle': z.object({}),
  'tickets.expire': z.object({}),
  'subscriptions.renew': z.object({}),
  'payments.reconcile': z.object({}),
  'payments.tellDevelopment': z.object({ paymentId: z.int() }),
  'payments.sandboxWebhook': z.object({ merchantUid: z.string(), webhookId: z.string() }),
  'homeworks.remind': z.object({ homeworkId: z.int(), version: z.int() }),
  'posts.purgeDrafts': z.object({}),
  'logs.purge': z.object({}),
  'videos.convert': z.object({ videoStorageId: z.int() }),
  'videos.purgeUploads': z.object({}),
  'videos.renderDemos': z.object({}),
  'channels.tellClosed': z.object({
    channelId: z.int(),
    change: z.enum(['CLOSED', 'REOPENED']),
    /** Members are notified in the order of names; the next ones follow this one. */
    after: z.object({ nickname: z.string(), userId: z.int() }).nullable(),
  }),
  'channels.eraseClosed': z.object({}),
  'payments.refundClosed': z.object({ channelId: z.int() }),
  'channels.import': z.object({ importId: z.uuid() }),
  'files.removeOrphans': z.object({}),
} as const satisfies Record<string, z.ZodType>;

export type JobName = keyof typeof JOB_PAYLOADS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOB_PAYLOADS)[Name]>;

/** Queues of jobs: a slow one delays no other queue. */
const QUEUES: { readonly [Name in JobName]?: string } = {
  'payments.tellDevelopment': 'paymentNotices',
  'problems.draft': 'aiDrafts',
  // The rounds run one after another, so that a pupil is not notified twice about unread news.
  'openedLessons.tell': 'openedLessons',
  // One proof at a time: each waits for the judge, and mails do not wait for an import of fifty problems.
  'drafts.prove': 'proofs',
  // One film at a time: each takes a whole core.
  'videos.convert': 'videos',
  'videos.renderDemos': 'videos',
};

/** The last of 8 attempts is about 20 minutes after the first. */
const MOST_ATTEMPTS = 8;

export interface JobOptions {
  /** The earliest time; at once without it. */
  readonly runAt?: Date | undefined;
  /** 0 by default; higher ones run later. */
  readonly priority?: number;
  /** A waiting job with the same key is replaced by this one. */
  readonly key?: string;
}

interface JobCount {
  readonly task: string;
  readonly waiting: number;
  /** Failed at least once and tried again. */
  readonly retrying: number;
  /** Given up. */
  readonly failed: number;
  /** Seconds that the oldest job that could run waits; 0 when none waits. */
  readonly oldestSeconds: number;
}

/** The jobs in the queue of all processes, by task. */
export async function countJobs(db: Database): Promise<JobCount[]> {
  const { rows } = await db.execute(sql`
    select task_identifier as task,
      count(*) filter (where attempts = 0)::int as waiting,
      count(*) filter (where attempts between 1 and max_attempts - 1)::int as retrying,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      coalesce(greatest(0, extract(epoch from now() - min(run_at)
        filter (where attempts < max_attempts and locked_at is null))), 0)::float8 as "oldestSeconds"
    from graphile_worker.jobs group by task_identifier`);
  return rows as unknown as JobCount[];
}

/** Adds a job that runs once the transaction has committed, in any process, at least once. */
export async function addJob<Name extends JobName>(
  tx: Transaction,
  name: Name,
  payload: JobPayload<Name>,
  when?: Date | JobOptions,
): Promise<void> {
  const { runAt, priority, key }: JobOptions = when instanceof Date ? { runAt: when } : (when ?? {});
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${name}::text, ${JSON.stringify(payload)}::json, max_attempts => ${MOST_ATTEMPTS}::int,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      queue_name => ${QUEUES[name] ?? null}::text, priority => ${priority ?? null}::int,
      job_key => ${key ?? null}::text
    )`);
}
