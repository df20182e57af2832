import { holdsAtLeast } from '#shared/contract/roles.ts';
import { channelScope, type CallerChannel } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';

/** The learner of a problem, and whether staff looks at what pupils may not see yet. */
export const learnerScope = (call: {
  readonly deps: Deps;
  readonly userId: number;
  readonly channel: CallerChannel;
}) => ({ ...channelScope(call), seesHidden: holdsAtLeast(call.channel.roles, 'teacher') });
