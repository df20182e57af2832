import type { UserState } from '#shared/contract/people/accounts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';

/** A port to the switches of the service: the parts of the product that are off for a user. */
export type OffFeatures = (query: {
  readonly db: Database;
  /** Inside of a transaction. */
  readonly tx?: Transaction | undefined;
  readonly userId: number;
  /** The channels of the user; others are not named. */
  readonly channelIds: readonly number[];
}) => Promise<UserState['offFeatureList']>;
