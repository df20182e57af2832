import type { ChannelMembership, UserState } from '#shared/contract/people/accounts.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { UserQuery } from '#server/domain/call.ts';

interface InChannel extends UserQuery {
  readonly channelId: number;
}

/** A port to the channels, which know the people and so must not be imported by them. */
export interface Memberships {
  /** The channels that a user belongs to or has asked to join and may know of, the oldest membership first. */
  readonly list: (query: UserQuery) => Promise<ChannelMembership[]>;
  /** The channels whose settings limit a user. */
  readonly activeChannelIds: (query: UserQuery) => Promise<readonly number[]>;
  /** The roles of a user in a channel; empty for a stranger. */
  readonly rolesIn: (query: InChannel) => Promise<readonly ChannelRole[]>;
  /** The roles of a user in the channel above another; empty where there is none. */
  readonly rolesAbove: (query: InChannel) => Promise<ChannelRole[]>;
  /** The channel that a public profile names: the first joined one that is public. */
  readonly publicOne: (query: UserQuery) => Promise<UserState['channelProfile']>;
  /** Users among `otherIds` that share a channel with the user, the school aside. */
  readonly sharing: (
    query: UserQuery & { readonly otherIds: readonly number[] },
  ) => Promise<ReadonlySet<number>>;
  readonly groupsOf: (query: UserQuery) => Promise<UserState['joinedChannelGroupList']>;
  readonly plansOf: (query: UserQuery) => Promise<UserState['subscriptionList']>;
  /** The users of a channel that are members now. */
  readonly activeMemberIds: (query: Omit<InChannel, 'userId'>) => Promise<readonly number[]>;
  /** Maps the ids of open channels to their domains. */
  readonly domainsOf: (query: {
    readonly db: Database | Transaction;
    readonly channelIds: readonly number[];
  }) => Promise<ReadonlyMap<number, string>>;
  /** Throws CHANNEL_NOT_FOUND for a channel that the user may not know of. */
  readonly assertVisible: (query: {
    /** 0 for a stranger. */
    readonly userId: number;
    readonly channelId: number;
  }) => Promise<void>;
  /** Throws CHANNEL_NOT_FOUND, NOT_CHANNEL_MEMBER, VALIDATION_FAIL. */
  readonly saveIntroduction: (input: {
    readonly userId: number;
    readonly channelId: number;
    readonly introduction: string;
  }) => Promise<void>;
}
