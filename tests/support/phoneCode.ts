import type { ApiClient } from './apiClient.ts';

const MOST_MS = 20_000;
/** The outbox may be read two times a second. */
const LONGEST_WAIT_MS = 800;

/** The six digits that what is done sends to a phone, as the outbox of the sandbox shows them. */
export async function phoneCode(
  api: ApiClient,
  phoneNumber: string,
  after: () => Promise<unknown>,
): Promise<string> {
  const list = async () => {
    const { status, body } = await api.call('textMessages.listOutbox');
    return status === 200 ? body.outboxList.filter(({ to }) => to === phoneNumber) : [];
  };
  const before = (await list()).length;
  await after();
  const end = Date.now() + MOST_MS;
  for (let waitMs = 25; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    const texts = await list();
    if (texts.length > before) return /번호 (\d{6})/.exec(texts[0]?.text ?? '')?.[1] ?? '';
    if (Date.now() > end) throw new Error(`phoneCode: no text came to ${phoneNumber}`);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
