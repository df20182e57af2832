import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { VIDEO_TYPES } from '#shared/contract/learning/videoUploads.ts';
import { changedIndex, contentColumns } from '#server/db/contentColumns.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { videoStorages } from './videoUploads.ts';

export const videos = pgTable(
  'videos',
  {
    ...seedColumns,
    ...contentColumns,
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    videoType: text({ enum: VIDEO_TYPES }).notNull().default('FILE'),
    /** The address of a URL video; empty for a file. */
    videoUrl: text().notNull().default(''),
    /** The key of a file video; copies share it. */
    videoStorageId: integer().references(() => videoStorages.id, { onDelete: 'set null' }),
    /** The seconds of a URL video, by staff; those of a file are a column of its storage. */
    videoTime: integer().notNull().default(0),
    /** WebVTT; empty for none. */
    captions: text().notNull().default(''),
    /** Set for a film that the product draws itself. */
    demoKey: text(),
  },
  (t) => [
    index('videos_channel_idx').on(t.channelId, t.id),
    changedIndex('videos_changed_idx', t),
    index('videos_storage_idx').on(t.videoStorageId),
    uniqueIndex('videos_demo_key').on(t.demoKey),
  ],
);
