import { and, eq } from 'drizzle-orm';
import { textMessages } from '#server/db/tables/channels/textMessages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { transaction } from '#server/domain/transaction.ts';
import { countMetric } from '#server/platform/metrics.ts';
import type { TextOutcome } from '#server/gateways/textMessage/textMessageGateway.ts';

const SECOND_MS = 1000;
/** Carriers report within minutes, sometimes within days; after that the gateway's first answer stays. */
const CHECKS_AFTER_MS = [10, 60, 600, 3600, 6 * 3600, 24 * 3600].map((seconds) => seconds * SECOND_MS);

/** Asks the gateway for the state of a message, and again later while it is unknown. */
export async function followTextMessage(
  deps: Deps,
  { textMessageId }: { readonly textMessageId: number },
): Promise<void> {
  const isSent = and(eq(textMessages.id, textMessageId), eq(textMessages.state, 'SENT'));
  const [message] = await deps.db.select().from(textMessages).where(isSent);
  if (!message || message.gatewayTicket === null) return;
  const outcome = await deps.textMessages
    .outcomeOf(message.gatewayTicket)
    .catch((error: unknown): TextOutcome => {
      deps.log.warn({ err: error, textMessageId }, 'the state of a text message is unknown');
      return 'UNDER_WAY';
    });
  await transaction(deps, async (tx) => {
    if (outcome === 'DELIVERED') await tx.update(textMessages).set({ state: 'DELIVERED' }).where(isSent);
    else if (outcome !== 'UNDER_WAY')
      await tx.update(textMessages).set({ state: 'FAILED', failure: outcome }).where(isSent);
    else {
      const wait = CHECKS_AFTER_MS[message.checkCount];
      await tx
        .update(textMessages)
        .set({ checkCount: message.checkCount + 1 })
        .where(isSent);
      if (wait !== undefined)
        await addJob(
          tx,
          'textMessages.follow',
          { textMessageId },
          new Date(deps.clock.now().getTime() + wait),
        );
    }
  });
  if (outcome !== 'UNDER_WAY')
    countMetric('dolphin_text_messages_total', { state: outcome === 'DELIVERED' ? 'DELIVERED' : 'FAILED' });
}
