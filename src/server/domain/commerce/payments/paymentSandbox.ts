import type { SandboxPaymentBehaviour } from '#shared/contract/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { transaction } from '#server/domain/transaction.ts';
import {
  answerInSandbox,
  readSandboxPayment,
  sandboxWebhook,
  sandboxWebhookSecret,
} from '#server/gateways/payments/sandboxPayments.ts';
import { AppError } from '#server/platform/appError.ts';
import { newId } from '#server/platform/ids.ts';
import { receiveWebhook } from './receiveWebhook.ts';

interface OneOrder {
  readonly deps: Deps;
  readonly merchantUid: string;
}

/** The delay of DELAYED_WEBHOOK. */
const DELAY_MS = 20_000;

/** Throws RESOURCE_NOT_FOUND with a real provider, or for an order that was not opened. */
export async function openSandboxPayment({ deps, merchantUid }: OneOrder) {
  const row = deps.payments.name === 'sandbox' ? await readSandboxPayment(deps.db, merchantUid) : undefined;
  if (!row) throw noOrder(merchantUid);
  const { name, amount, isBilling, state } = row;
  return { name, amount, isBilling, isOpen: state === 'READY' };
}

/** The action of a user in the window and the provider's reaction. Throws RESOURCE_NOT_FOUND. */
export async function answerSandboxPayment({
  deps,
  merchantUid,
  behaviour,
}: OneOrder & { readonly behaviour: SandboxPaymentBehaviour }) {
  const { isOpen } = await openSandboxPayment({ deps, merchantUid });
  const isClosed = behaviour === 'CLOSE';
  const row =
    isClosed || !isOpen
      ? await readSandboxPayment(deps.db, merchantUid)
      : await answerInSandbox(deps, { merchantUid, isPaid: behaviour !== 'DECLINE' });
  if (!row) throw noOrder(merchantUid);
  if (!isClosed && isOpen) await sendWebhooks(deps, { merchantUid, behaviour });
  return {
    imp_uid: row.impUid,
    merchant_uid: merchantUid,
    isReturning: !isClosed && behaviour !== 'LOST_REDIRECT',
  };
}

/** Messages go through the queue, so that a kill loses none, and arrive in their wire form. */
async function sendWebhooks(
  deps: Deps,
  { merchantUid, behaviour }: { readonly merchantUid: string; readonly behaviour: SandboxPaymentBehaviour },
): Promise<void> {
  const message = { merchantUid, webhookId: newId(deps.clock.now().getTime()) };
  const runAt = behaviour === 'DELAYED_WEBHOOK' ? new Date(Date.now() + DELAY_MS) : undefined;
  await transaction(deps, async (tx) => {
    await addJob(tx, 'payments.sandboxWebhook', message, { runAt });
    if (behaviour === 'DOUBLED_WEBHOOK') await addJob(tx, 'payments.sandboxWebhook', message);
  });
}

/** Delivers a message of the sandbox; a repeated one is refused, as it should be. */
export async function bringSandboxWebhook(
  deps: Deps,
  { merchantUid, webhookId }: JobPayload<'payments.sandboxWebhook'>,
): Promise<void> {
  const row = await readSandboxPayment(deps.db, merchantUid);
  if (!row || deps.payments.name !== 'sandbox') return;
  const secret = sandboxWebhookSecret(deps.config.TOKEN_SECRET);
  const message = sandboxWebhook({
    secret,
    webhookId,
    merchantUid,
    impUid: row.impUid,
    now: deps.clock.now(),
  });
  try {
    await receiveWebhook({ deps, gateway: 'sandbox', ...message });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'WEBHOOK_REFUSED') throw error;
    deps.log.info({ webhookId }, `a message of the sandbox was refused: ${error.message}`);
  }
}

const noOrder = (merchantUid: string) =>
  new AppError('RESOURCE_NOT_FOUND', { log: `the sandbox has no order ${merchantUid}` });
