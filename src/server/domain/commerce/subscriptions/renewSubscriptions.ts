import { chargePayment } from '#server/domain/commerce/payments/chargePayment.ts';
import { readPayer } from '#server/domain/commerce/payments/paymentRows.ts';
import {
  endSubscription,
  listDue,
  listToWarn,
  lockSubscription,
  recordDeclined,
  recordWarning,
  type SubscriptionRow,
} from '#server/domain/channels/plans/subscriptionRows.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { needsConsentByAge } from '#server/domain/people/consent/guardianConsent.ts';
import { mailBody } from '#server/domain/people/guardians/mailBody.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { subscriptionTexts as texts } from './texts.ts';

const PLANS_PATH = '/purchase/plans';
/** The plans of a child are shown on the page of its guardian. */
const GUARDIAN_PATH = '/guardian';

/**
 * Charges the cards of months that begin, ends cancelled and repeatedly declined subscriptions, and announces the next
 * charges. The next run completes what a crash left; no month is charged twice.
 */
export async function renewSubscriptions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const row of await listToWarn(deps.db, now)) await warn(deps, row);
  for (const row of await listDue(deps.db, now)) {
    try {
      await (row.state === 'ENDING' ? end(deps, row) : renew(deps, row));
    } catch (error) {
      // The result of the charge is unknown: the next run asks for the same payment.
      if (!(error instanceof AppError) || error.code !== 'SERVICE_BUSY') throw error;
      deps.log.warn({ err: error, subscriptionId: row.id }, 'a subscription could not be renewed yet');
    }
  }
}

/** One order for each try of each month, however often it is asked for. */
const merchantUidOf = ({ id, periods, tries }: SubscriptionRow): string =>
  `sub-${String(id).padStart(10, '0')}-${periods + 1}-${tries + 1}`;

async function renew(deps: Deps, row: SubscriptionRow): Promise<void> {
  const { userId, planCode, channelId, amount, billingKey, id: subscriptionId } = row;
  const { payerEmail } = await readPayer(deps.db, row.paymentId);
  const user = await readUser({ db: deps.db, userId });
  // A guardian who could not end it any more is not charged.
  if (payerEmail !== null && !needsConsentByAge(user, deps.clock.now())) return endGrown(deps, row);
  const payment = await chargePayment({
    deps,
    userId,
    payerEmail,
    billingKey,
    merchantUid: merchantUidOf(row),
    order: {
      itemType: 'SUBSCRIPTION',
      name: texts.orderName(planCode),
      listAmount: amount,
      quantity: 1,
      planCode,
      channelId,
      subscriptionId,
    },
  });
  // PAID has extended the month in its own transaction.
  if (payment.state !== 'FAILED' && payment.state !== 'CANCELLED') return;
  await transaction(deps, async (tx) => {
    const changed = await recordDeclined(tx, row);
    if (!changed) return;
    if (changed.state === 'ENDED' || changed.nextTryAt === null)
      await mail(
        tx,
        changed,
        { subject: texts.endedSubject(planCode), lines: texts.endedLines(planCode) },
        deps,
      );
    else
      await mail(
        tx,
        changed,
        {
          subject: texts.failedSubject(planCode),
          lines: texts.failedLines(planCode, changed.nextTryAt, amount, payment.reason),
        },
        deps,
      );
  });
}

/** A child of age decides and pays for itself. */
const endGrown = (deps: Deps, { id, planCode }: SubscriptionRow) =>
  transaction(deps, async (tx) => {
    const row = await lockSubscription(tx, id);
    if (!row || row.state === 'ENDED' || row.paidUntil > deps.clock.now()) return;
    await endSubscription(tx, row);
    const words = { subject: texts.endedSubject(planCode), lines: texts.grownLines(planCode) };
    await mail(tx, row, words, deps);
  });

const end = (deps: Deps, { id }: SubscriptionRow) =>
  transaction(deps, async (tx) => {
    const row = await lockSubscription(tx, id);
    // It was resumed or paid in between.
    if (row?.state === 'ENDING' && row.paidUntil <= deps.clock.now()) await endSubscription(tx, row);
  });

const warn = (deps: Deps, row: SubscriptionRow) =>
  transaction(deps, async (tx) => {
    if (!(await recordWarning(tx, row))) return;
    const { planCode, paidUntil, amount } = row;
    await mail(
      tx,
      row,
      {
        subject: texts.soonSubject(planCode, paidUntil),
        lines: texts.soonLines(planCode, paidUntil, amount),
      },
      deps,
    );
  });

async function mail(
  tx: Transaction,
  { userId, paymentId }: SubscriptionRow,
  { subject, lines }: { readonly subject: string; readonly lines: readonly string[] },
  { config }: Deps,
): Promise<void> {
  // The paying guardian of a child is notified.
  const { payerEmail } = await readPayer(tx, paymentId);
  const email = payerEmail ?? (await readUser({ db: tx, userId })).email;
  if (email === null || email === '') return;
  const path = payerEmail === null ? PLANS_PATH : GUARDIAN_PATH;
  const link = { label: texts.button, url: `${config.PUBLIC_URL}${path}` };
  await addJob(tx, 'mail.send', { to: email, subject, ...mailBody({ lines, link, closing: texts.closing }) });
}
