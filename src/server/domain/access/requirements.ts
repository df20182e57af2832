import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Requirement } from '#shared/contract/route.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readUser, type User } from '#server/domain/people/accounts/users.ts';
import { needsGuardianConsent } from '#server/domain/people/consent/guardianConsent.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Caller } from './authorise.ts';

/** The input of a requirement. */
interface Checked {
  readonly deps: Deps;
  readonly user: User;
  /** On a route with `ChannelAccess`: the caller holds its role there. */
  readonly channel: CallerChannel | undefined;
}

/** Each requirement of a route, its condition, and the answer where it is not met. */
const REQUIREMENTS: {
  readonly [R in Requirement]: {
    readonly isMet: (checked: Checked) => boolean | Promise<boolean>;
    readonly refusal: ErrorCode;
  };
} = {
  extraInfo: { isMet: ({ user }) => user.extraInfoAt !== null, refusal: 'NEED_TO_CHANNEL_INFO' },
  guardianConsent: {
    isMet: ({ deps, user }) => !needsGuardianConsent(user, deps.clock.now()),
    refusal: 'GUARDIAN_CONSENT_REQUIRED',
  },
};

/** Throws the refusal of the first requirement that is not met, in the order of the route. */
export async function checkRequirements(
  deps: Deps,
  { userId, channel }: Pick<Caller, 'userId' | 'channel'>,
  requires: readonly Requirement[],
): Promise<void> {
  const checked: Checked = { deps, channel, user: await readUser({ db: deps.db, userId }) };
  for (const requirement of requires) {
    const { isMet, refusal } = REQUIREMENTS[requirement];
    if (!(await isMet(checked)))
      throw new AppError(refusal, { log: `user ${userId} does not meet ${requirement}` });
  }
}
