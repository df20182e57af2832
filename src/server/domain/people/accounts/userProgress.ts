import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';

interface OfUser {
  readonly db: Database;
  readonly userId: number;
}

/** A port to lessons and quests: guardians see how far a child is; quests and titles count what is done already. */
export interface UserProgress {
  /** Contents read and problems solved, and the days in Seoul since `since` on which any was. */
  readonly learned: (query: OfUser & { readonly since: Date }) => Promise<{
    readonly activeDayCount: number;
    readonly documentCount: number;
    readonly problemCount: number;
  }>;
  readonly questCount: (query: OfUser) => Promise<number>;
  /** The shells of solved daily puzzles, by which the star whale grows. */
  readonly puzzleShells: (query: {
    readonly db: Database | Transaction;
    readonly userId: number;
  }) => Promise<number>;
  /** SQL expression: the number of problems that a user has ever solved. */
  readonly solvedCount: (userId: number) => SQL;
  /** The solved problems, read contents and passed lessons among those asked for. */
  readonly done: (query: {
    readonly db: Database | Transaction;
    readonly userId: number;
    readonly problemIds: readonly number[];
    readonly contentIds: readonly number[];
    readonly lessonIds: readonly number[];
  }) => Promise<{
    readonly solved: ReadonlySet<number>;
    readonly read: ReadonlySet<number>;
    readonly passed: ReadonlySet<number>;
  }>;
}
