import { holdsAtLeast } from '#shared/contract/roles.ts';
import { type ChannelCall, channelScope } from '#server/domain/call.ts';

/** The learner of a problem, and whether staff looks at what pupils may not see yet. */
export const learnerScope = (call: ChannelCall) => ({
  ...channelScope(call),
  seesHidden: holdsAtLeast(call.channel.roles, 'teacher'),
});
