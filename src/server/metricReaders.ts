import type { Pool } from 'pg';
import type { Database } from './db/connect.ts';
import { countOpenRefunds } from './domain/commerce/payments/paymentRows.ts';
import { countJobs } from './domain/jobs.ts';
import { countJudgeJobs } from './domain/learning/submissions/judgeJobs.ts';
import type { ByteMeter } from './http/ByteMeter.ts';
import type { Judge } from './judge/judge.ts';
import type { MetricReaders, Reading } from './platform/prometheus.ts';
import type { AttachedRooms } from './rooms/attachRooms.ts';

interface Sources {
  readonly db: Database;
  readonly pool: Pool;
  readonly judge: Pick<Judge, 'stats'>;
  /** Undefined at a process without the roles web and rooms. */
  readonly rooms: Pick<AttachedRooms, 'counts'> | undefined;
  readonly bytes: ByteMeter;
}

/** The source of each reading of /metrics. Nothing is read until it is asked for. */
export function metricReaders({ db, pool, judge, rooms, bytes }: Sources): MetricReaders {
  const busy = () => pool.totalCount - pool.idleCount;
  const counts = () => rooms?.counts() ?? [];
  return {
    dolphin_rooms: () => counts().map(({ kind, rooms: value }) => ({ labels: { kind }, value })),
    dolphin_players: () => counts().map(({ kind, clients: value }) => ({ labels: { kind }, value })),
    dolphin_network_bytes_total: () => bytes.read(),
    dolphin_judge_waiting: () =>
      [...judge.stats().waitingByLane].map(([lane, value]) => ({ labels: { lane }, value })),
    dolphin_judge_workers: () => {
      const { workers, busy: atWork, hasSpare } = judge.stats();
      return byState({ ready: Math.max(0, workers - atWork), busy: atWork, spare: hasSpare ? 1 : 0 });
    },
    dolphin_judge_workers_replaced_total: () => alone(judge.stats().replaced),
    dolphin_judge_queue: async () =>
      (await countJudgeJobs(db)).flatMap(({ priority, waiting, judged }) =>
        byState({ waiting, judged }).map((one) => ({ ...one, labels: { ...one.labels, priority } })),
      ),
    dolphin_judge_queue_oldest_seconds: async () => alone(longest(await countJudgeJobs(db))),
    dolphin_jobs: async () =>
      (await countJobs(db)).flatMap(({ task, waiting, retrying, failed }) =>
        byState({ waiting, retrying, failed }).map((one) => ({ ...one, labels: { ...one.labels, task } })),
      ),
    dolphin_jobs_oldest_seconds: async () => alone(longest(await countJobs(db))),
    dolphin_database_connections: () => byState({ busy: busy(), idle: pool.idleCount }),
    dolphin_database_waiting: () => alone(pool.waitingCount),
    dolphin_refunds_open: async () => alone(await countOpenRefunds(db)),
  };
}

const alone = (value: number): Reading[] => [{ labels: {}, value }];

const byState = (counts: Readonly<Record<string, number>>): Reading[] =>
  Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));

const longest = (counts: readonly { readonly oldestSeconds: number }[]) =>
  Math.max(0, ...counts.map(({ oldestSeconds }) => oldestSeconds));
