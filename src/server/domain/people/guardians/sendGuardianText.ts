import type { Deps } from '#server/domain/deps.ts';
import { TextMessageRefused } from '#server/gateways/textMessage/textMessageGateway.ts';

/** Sends a code to a guardian's phone; a second run sends the same code. A refusal of the gateway is not retried. */
export async function sendGuardianText(
  { textMessages, log }: Deps,
  { to, text }: { readonly to: string; readonly text: string },
): Promise<void> {
  try {
    await textMessages.dispatch(await textMessages.prepare({ to, text, type: 'SMS' }));
  } catch (error) {
    if (!(error instanceof TextMessageRefused)) throw error;
    log.warn({ reason: error.reason }, 'a code to the phone of a guardian was refused');
  }
}
