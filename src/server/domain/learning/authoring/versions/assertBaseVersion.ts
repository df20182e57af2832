import { AppError } from '#server/platform/appError.ts';

/** Throws CONTENT_CONFLICT for another version of a content or draft than the one that the editor has before it. */
export function assertBaseVersion(
  { id, version }: { readonly id: number; readonly version: number },
  baseVersion: number,
): void {
  if (version === baseVersion) return;
  throw new AppError('CONTENT_CONFLICT', {
    log: `content ${id} is at version ${version}, the request was based on ${baseVersion}`,
  });
}
