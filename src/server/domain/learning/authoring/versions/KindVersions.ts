import type { AuthoringKindName } from '#shared/contract/learning/authoring/kinds.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import type { OneContent } from '../contents/staffContents.ts';

/** How the contents of one kind are kept as versions and restored. `contentVersions` and `draftVersions` make it. */
export interface KindVersions {
  /** The body that the editor of a content would save now. Throws IS_NOT_CHANNEL_CONTENT or RESOURCE_NOT_FOUND. */
  readonly bodyNow: (db: Database, place: Pick<OneContent, 'channelId' | 'contentId'>) => Promise<object>;
  /** Saves a kept body again; answers the version of the content then. Throws as saving does. */
  readonly restore: (
    address: OneContent,
    kept: { readonly body: object; readonly savedAt: Date },
    baseVersion: number,
  ) => Promise<number>;
}

/** The form of the kind has changed since the version was kept. */
export const outdatedVersion = (kind: AuthoringKindName, contentId: number, cause: Error) =>
  new AppError('CONTENT_NOT_READY', {
    cause,
    message: '아주 오래된 버전이라 되돌릴 수 없어요.',
    log: `a version of ${kind} ${contentId} is of another form: ${cause.message}`,
  });
