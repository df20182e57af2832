import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { UPLOAD_STATES, VIDEO_FAILURES } from '#shared/contract/learning/videoUploads.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** A video file from the upload of its first part to the playable film. */
export const videoStorages = pgTable(
  'video_storages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted: the video stays the channel's. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: UPLOAD_STATES }).notNull().default('PENDING'),
    /** The storage's id of the upload; null while none is under way. */
    uploadId: text(),
    /** Key of the uploaded bytes; null once they are converted. */
    sourceKey: text(),
    /** The owner's name for the file; only shown. */
    originalName: text().notNull().default(''),
    /** Announced bytes. */
    size: integer().notNull().default(0),
    /** The media type by the bytes, once all have arrived. */
    sourceType: text(),
    failure: text({ enum: VIDEO_FAILURES }),
    /** Progress of the conversion in percent. */
    percent: integer().notNull().default(0),
    videoKey: text(),
    posterKey: text(),
    /** Whole seconds of the playable film. */
    videoTime: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The last change: an issued part, or a new state. */
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('video_storages_channel_idx').on(t.channelId, t.ownerId),
    index('video_storages_state_idx').on(t.state, t.updatedAt),
    uniqueIndex('video_storages_source_key').on(t.sourceKey),
  ],
);
