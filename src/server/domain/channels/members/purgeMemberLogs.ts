import { and, lt, ne } from 'drizzle-orm';
import { channelRoleChanges, channelVerifications } from '#server/db/tables/channels/members.ts';
import type { Deps } from '#server/domain/deps.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A change can be undone for minutes; later readers use the audit log. */
const ROLE_CHANGE_DAYS = 7;
/** An answered request to be recognised holds a real name. */
const VERIFICATION_DAYS = 180;

/** Removes old records of changes of roles, and answered requests for recognition. */
export async function purgeMemberLogs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await db.delete(channelRoleChanges).where(lt(channelRoleChanges.createdAt, before(ROLE_CHANGE_DAYS)));
  await db
    .delete(channelVerifications)
    .where(
      and(
        ne(channelVerifications.state, 'PENDING'),
        lt(channelVerifications.answeredAt, before(VERIFICATION_DAYS)),
      ),
    );
}
