import type { lmsVersionRoutes } from '#shared/contract/learning/authoring/versions.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { listVersions } from './listVersions.ts';
import { restoreVersion } from './restoreVersion.ts';

export const lmsVersionHandlers: Handlers<typeof lmsVersionRoutes> = {
  list: (call) => listVersions({ ...channelScope(call), ...placeOf(call.params) }),
  restore: (call) =>
    restoreVersion({
      ...channelScope(call),
      ...placeOf(call.params),
      versionId: call.params.versionId,
      ...call.body,
    }),
};

const placeOf = <Kind>({ kind, contentId }: { readonly kind: Kind; readonly contentId: number }) => ({
  kind,
  contentId,
});
