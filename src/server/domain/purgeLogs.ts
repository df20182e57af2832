import { purgeImports } from './channels/channelAccounts/imports.ts';
import { purgeMemberLogs } from './channels/members/purgeMemberLogs.ts';
import { purgeTextMessages } from './channels/textMessages/purgeTextMessages.ts';
import type { Deps } from './deps.ts';
import { namedInVersions } from './learning/authoring/versions/namedInVersions.ts';
import { purgeDocumentPictures } from './learning/documents/documentPictures.ts';
import { purgeAudit } from './people/moderation/writeAudit.ts';
import { purgeReports } from './people/reports/purgeReports.ts';

/** Removes data that is kept for a limited time; each subject has its own period. Called by a job. */
export async function purgeLogs(deps: Deps): Promise<void> {
  await purgeImports(deps);
  await purgeMemberLogs(deps);
  await purgeTextMessages(deps);
  await purgeReports(deps);
  await purgeAudit(deps);
  await purgeDocumentPictures(deps, namedInVersions(deps.db));
}
