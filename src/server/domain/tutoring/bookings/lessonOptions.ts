import { eq } from 'drizzle-orm';
import type {
  RegistrationOptions,
  RegistrationOptionsBody,
} from '#shared/contract/tutoring/registrations.ts';
import { registrationOptions } from '#server/db/tables/tutoring/bookings.ts';
import type { Deps } from '#server/domain/deps.ts';

interface Owner {
  readonly deps: Deps;
  readonly userId: number;
}

/** A user's settings of lessons; reminders are on by default. */
export async function getOptions({ deps, userId }: Owner): Promise<RegistrationOptions> {
  const [row] = await deps.db
    .select()
    .from(registrationOptions)
    .where(eq(registrationOptions.userId, userId));
  return {
    remindsDayBefore: row?.remindsDayBefore ?? true,
    remindsSoon: row?.remindsSoon ?? true,
    meetingType: row?.meetingType ?? null,
    meetingUrl: row?.meetingUrl ?? null,
    hasCalendar: (row?.calendarKeyHash ?? null) !== null,
  };
}

export async function saveOptions({
  body,
  ...owner
}: Owner & { readonly body: RegistrationOptionsBody }): Promise<RegistrationOptions> {
  await owner.deps.db
    .insert(registrationOptions)
    .values({ userId: owner.userId, ...body })
    .onConflictDoUpdate({ target: registrationOptions.userId, set: body });
  return getOptions(owner);
}
