import { and, eq, inArray } from 'drizzle-orm';
import type { MeetingBody, MeetingContentType } from '#shared/contract/tutoring/meetings.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { meetings } from '#server/db/tables/tutoring/meetings.ts';

/** Maps a content id to its meeting; contents without a link are left out. */
export async function readMeetings(
  db: Database | Transaction,
  {
    contentType,
    contentIds,
  }: { readonly contentType: MeetingContentType; readonly contentIds: readonly number[] },
): Promise<ReadonlyMap<number, MeetingBody>> {
  if (contentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.contentType, contentType), inArray(meetings.contentId, [...contentIds])));
  return new Map(
    rows.map(({ contentId, meetingType, meetingUrl }) => [contentId, { meetingType, meetingUrl }]),
  );
}

/** The last of two saves at once counts. */
export async function saveMeeting(
  db: Database | Transaction,
  meeting: MeetingBody & {
    readonly contentType: MeetingContentType;
    readonly contentId: number;
    readonly updatedBy: number;
    readonly updatedAt: Date;
  },
): Promise<void> {
  const { contentType: _type, contentId: _id, ...change } = meeting;
  await db
    .insert(meetings)
    .values(meeting)
    .onConflictDoUpdate({ target: [meetings.contentType, meetings.contentId], set: change });
}
