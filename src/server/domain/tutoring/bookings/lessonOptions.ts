import { eq } from 'drizzle-orm';
import type {
  RegistrationOptions,
  RegistrationOptionsBody,
} from '#shared/contract/tutoring/registrations.ts';
import { registrationOptions } from '#server/db/tables/tutoring/bookings.ts';
import type { UserCall } from '#server/domain/call.ts';

/** A user's settings of lessons; reminders are on by default. */
export async function getOptions({ deps, userId }: UserCall): Promise<RegistrationOptions> {
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
}: UserCall & { readonly body: RegistrationOptionsBody }): Promise<RegistrationOptions> {
  await owner.deps.db
    .insert(registrationOptions)
    .values({ userId: owner.userId, ...body })
    .onConflictDoUpdate({ target: registrationOptions.userId, set: body });
  return getOptions(owner);
}
