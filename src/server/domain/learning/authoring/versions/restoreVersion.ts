import { and, eq } from 'drizzle-orm';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { authoringVersions } from '#server/db/tables/learning/authoring.ts';
import { AppError } from '#server/platform/appError.ts';
import { authoringKinds } from '../authoringKinds.ts';
import type { StaffScope } from '../contents/staffContents.ts';
import { isVersionOf, type VersionedContent } from './keepVersion.ts';

/** The answers to a save that names something that is not there. */
const GONE: readonly ErrorCode[] = ['IS_NOT_CHANNEL_CONTENT', 'PROBLEM_NOT_FOUND', 'RESOURCE_NOT_FOUND'];

/**
 * Saves a kept version again, as the editor of its kind would; answers the version of the content then. Throws what that
 * save throws, CONTENT_NOT_READY where the version names something that is gone, RESOURCE_NOT_FOUND for no such version.
 */
export async function restoreVersion(
  request: VersionedContent & StaffScope & { readonly versionId: number; readonly baseVersion: number },
): Promise<{ version: number }> {
  const { deps, kind, contentId, versionId, baseVersion } = request;
  const { versions } = authoringKinds[kind];
  await versions.bodyNow(deps.db, request);
  const [kept] = await deps.db
    .select({ body: authoringVersions.body, savedAt: authoringVersions.savedAt })
    .from(authoringVersions)
    .where(and(eq(authoringVersions.id, versionId), isVersionOf(request)));
  if (!kept)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no version ${versionId} of ${kind} ${contentId}` });
  try {
    return { version: await versions.restore(request, kept, baseVersion) };
  } catch (cause) {
    if (!(cause instanceof AppError && GONE.includes(cause.code))) throw cause;
    throw new AppError('CONTENT_NOT_READY', {
      cause,
      message: '이 버전에서 쓰던 자료나 파일이 지금은 없어서 되돌릴 수 없어요.',
      log: `version ${versionId} of ${kind} ${contentId}: ${cause.message}`,
    });
  }
}
