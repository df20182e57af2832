import type { CronItem, JobHelpers, TaskList } from 'graphile-worker';
import { eraseClosed, notifyOfClosing } from '#server/domain/channels/channels/closedChannels.ts';
import { runImport } from '#server/domain/channels/channelAccounts/imports.ts';
import { purgeCredentialChanges } from '#server/domain/people/credentials/undoCredentialChange.ts';
import { purgeExpired } from '#server/domain/people/sessions/refreshSessions.ts';
import { purgeNotifications } from '#server/domain/people/notifications/ownNotifications.ts';
import { eraseDeletedAccounts } from '#server/domain/people/me/deleteAccount.ts';
import { purgeWhispers } from '#server/domain/people/chat/whispers.ts';
import { followTextMessage } from '#server/domain/channels/textMessages/followTextMessage.ts';
import { sendTextMessage } from '#server/domain/channels/textMessages/sendTextMessage.ts';
import { draftByAi } from '#server/domain/learning/problemAi/draftByAi.ts';
import { openHomework, remindPupils } from '#server/domain/learning/homeworks/remindPupils.ts';
import { notifyLessonOpened } from '#server/domain/learning/openedLessons/notifyLessonOpened.ts';
import { proveAnyDraft } from '#server/domain/learning/authoring/authoringKinds.ts';
import { purgeDrafts } from '#server/domain/channels/posts/postDrafts.ts';
import { removeOrphans } from '#server/domain/people/files/storedFiles.ts';
import { sendGuardianText } from '#server/domain/people/guardians/sendGuardianText.ts';
import { purgeGuardianSecrets } from '#server/domain/people/guardians/guardianSessions.ts';
import { purgeVerifications } from '#server/domain/people/identity/identityVerifications.ts';
import { purgeOldWeeks } from '#server/domain/world/ranking/optOuts.ts';
import { endSolved } from '#server/domain/battle/battles/endSolved.ts';
import { mergeQuick } from '#server/domain/battle/battles/quickMatch.ts';
import { startQuick } from '#server/domain/battle/battles/startBattle.ts';
import { closeIdleRooms } from '#server/domain/battle/battles/lobby.ts';
import { compareSolutions } from '#server/domain/battle/scoreboard/compareSolutions.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import { convertVideo } from '#server/domain/learning/videoUploads/convertVideo.ts';
import { purgeUploads } from '#server/domain/learning/authoring/kinds/video/purgeUploads.ts';
import { renderDemos } from '#server/domain/seed/videos/renderDemos.ts';
import { remindOfLesson, settleLessons } from '#server/domain/tutoring/bookings/reminders.ts';
import { renewSubscriptions } from '#server/domain/commerce/subscriptions/renewSubscriptions.ts';
import { expireTickets } from '#server/domain/tutoring/tickets/expireTickets.ts';
import { refundClosed } from '#server/domain/commerce/payments/refundClosed.ts';
import { reconcilePayments } from '#server/domain/commerce/payments/reconcile.ts';
import { bringSandboxWebhook } from '#server/domain/commerce/payments/paymentSandbox.ts';
import { notifyDevelopment } from '#server/domain/commerce/payments/notifyDevelopment.ts';
import { announceNotice } from '#server/domain/service/notices/announceNotice.ts';
import type { Deps } from '#server/domain/deps.ts';
import { purgeLogs } from '#server/domain/purgeLogs.ts';
import { inSpan } from '#server/platform/tracing.ts';
import { JOB_PAYLOADS, type JobName, type JobPayload } from '#server/domain/jobs.ts';

/** Each job with its verb; a job that throws is retried later. The signal aborts when the process ends. */
const TASKS: {
  readonly [Name in JobName]: (
    deps: Deps,
    payload: JobPayload<Name>,
    signal: AbortSignal,
  ) => Promise<unknown>;
} = {
  'mail.send': ({ mail }, payload) => mail.send(payload),
  'textMessages.send': sendTextMessage,
  'textMessages.follow': followTextMessage,
  'problems.draft': draftByAi,
  'drafts.prove': proveAnyDraft,
  'rankings.purge': purgeOldWeeks,
  'whispers.purge': purgeWhispers,
  'notifications.purge': purgeNotifications,
  'notices.announce': announceNotice,
  'accounts.eraseDeleted': eraseDeletedAccounts,
  'accounts.purgeExpired': async (deps) => {
    await purgeExpired(deps);
    await purgeCredentialChanges(deps);
  },
  'guardians.purge': purgeGuardianSecrets,
  'guardians.sendText': sendGuardianText,
  'identity.purge': purgeVerifications,
  'contests.settle': settleContest,
  'contests.compare': compareSolutions,
  'battles.endSolved': endSolved,
  'battles.startQuick': startQuick,
  'battles.mergeQuick': mergeQuick,
  'battles.closeIdle': closeIdleRooms,
  'openedLessons.tell': notifyLessonOpened,
  'homeworks.open': openHomework,
  'homeworks.remind': remindPupils,
  'lessons.remind': remindOfLesson,
  'lessons.settle': settleLessons,
  'tickets.expire': expireTickets,
  'subscriptions.renew': renewSubscriptions,
  'payments.reconcile': reconcilePayments,
  'payments.tellDevelopment': notifyDevelopment,
  'payments.sandboxWebhook': bringSandboxWebhook,
  'posts.purgeDrafts': purgeDrafts,
  'logs.purge': purgeLogs,
  'videos.convert': convertVideo,
  'videos.purgeUploads': purgeUploads,
  'videos.renderDemos': renderDemos,
  'channels.tellClosed': notifyOfClosing,
  'channels.eraseClosed': eraseClosed,
  'payments.refundClosed': refundClosed,
  'channels.import': runImport,
  'files.removeOrphans': removeOrphans,
};

const HOUR_MS = 60 * 60 * 1000;

/** Times are UTC. A run that was missed while no process ran is made up for once. */
export const CRON: (CronItem & { readonly task: JobName })[] = [
  { task: 'whispers.purge', match: '10 */6 * * *', options: { backfillPeriod: 6 * HOUR_MS } },
  { task: 'notifications.purge', match: '30 18 * * *', options: { backfillPeriod: 24 * HOUR_MS } },
  { task: 'accounts.eraseDeleted', match: '5 * * * *', options: { backfillPeriod: HOUR_MS } },
  { task: 'rankings.purge', match: '5 15 * * 0', options: { backfillPeriod: 24 * HOUR_MS } },
  { task: 'accounts.purgeExpired', match: '40 18 * * *', options: { backfillPeriod: 24 * HOUR_MS } },
  { task: 'guardians.purge', match: '50 18 * * *', options: { backfillPeriod: 24 * HOUR_MS } },
  { task: 'identity.purge', match: '55 18 * * *', options: { backfillPeriod: 24 * HOUR_MS } },
  { task: 'battles.closeIdle', match: '*/10 * * * *', options: { backfillPeriod: HOUR_MS } },
  { task: 'lessons.settle', match: '15 * * * *', options: { backfillPeriod: HOUR_MS } },
  { task: 'payments.reconcile', match: '* * * * *', options: { backfillPeriod: HOUR_MS } },
  { task: 'tickets.expire', match: '25 * * * *', options: { backfillPeriod: HOUR_MS } },
  { task: 'subscriptions.renew', match: '40 * * * *', options: { backfillPeriod: HOUR_MS } },
  { task: 'posts.purgeDrafts', match: '20 18 * * *', options: { backfillPeriod: 24 * HOUR_MS } },
  { task: 'channels.eraseClosed', match: '10 19 * * *', options: { backfillPeriod: 24 * HOUR_MS } },
  { task: 'logs.purge', match: '0 19 * * *', options: { backfillPeriod: 24 * HOUR_MS } },
  { task: 'videos.purgeUploads', match: '35 * * * *', options: { backfillPeriod: HOUR_MS } },
  { task: 'files.removeOrphans', match: '20 * * * *', options: { backfillPeriod: HOUR_MS } },
];

export function taskList(deps: Deps): TaskList {
  const taskOf =
    <Name extends JobName>(name: Name) =>
    async (payload: unknown, { abortSignal }: JobHelpers): Promise<void> => {
      const read = JOB_PAYLOADS[name].parse(payload) as JobPayload<Name>;
      await inSpan(`job ${name}`, {}, () => TASKS[name](deps, read, abortSignal));
    };
  return Object.fromEntries((Object.keys(TASKS) as JobName[]).map((name) => [name, taskOf(name)]));
}
