import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { TextMessageRefused, type TextMessageGateway, type TextOutcome } from './textMessageGateway.ts';

// Solapi sends groups of messages, and a group once: https://docs.solapi.com/api-reference/messages/groups

const TIMEOUT_MS = 10_000;
const MOST_ANSWER_BYTES = 1_000_000;
const REGISTERED = '2000';
const DELIVERED = '4000';
/** Registered, and on the way to the carrier. */
const UNDER_WAY = new Set([REGISTERED, '3000']);
/** An unknown number, or one that messages do not reach. */
const BAD_NUMBERS = new Set(['1020', '1021', '3022', '3040', '3042', '3059']);
const NOT_SENT_YET = 'PENDING';

const groupSchema = z.object({ groupId: z.string().min(1), status: z.string() });
const addedSchema = z.object({
  resultList: z.array(z.object({ statusCode: z.string(), statusMessage: z.string().default('') })).min(1),
});
const messagesSchema = z.object({ messageList: z.record(z.string(), z.object({ statusCode: z.string() })) });
const errorSchema = z.object({ errorCode: z.string(), errorMessage: z.string().default('') });

export interface SolapiSettings {
  readonly url: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The registered sender's number. */
  readonly from: string;
  readonly timeoutMs?: number;
}

/** Sends messages through Solapi; each is a group of one, whose id is the ticket. */
export function createSolapiText(settings: SolapiSettings): TextMessageGateway {
  const call = createCaller(settings);
  return {
    isSandbox: false,
    async prepare({ to, text, type }) {
      const { groupId } = await call('POST', '/messages/v4/groups', groupSchema, {});
      const message = { to, from: settings.from, text, type, autoTypeDetect: false };
      const added = await call('PUT', `${groupPath(groupId)}/messages`, addedSchema, { messages: [message] });
      const [result] = added.resultList;
      if (result && result.statusCode !== REGISTERED) {
        const reason = BAD_NUMBERS.has(result.statusCode) ? 'BAD_NUMBER' : 'TEXT_REFUSED';
        throw new TextMessageRefused(reason, `Solapi: ${result.statusCode} ${result.statusMessage}`);
      }
      return groupId;
    },
    async dispatch(ticket) {
      // The answer to an earlier call may have been lost: a message that is no longer pending has been sent.
      const { status } = await call('GET', groupPath(ticket), groupSchema);
      if (status === NOT_SENT_YET) await call('POST', `${groupPath(ticket)}/send`, z.unknown(), {});
    },
    async outcomeOf(ticket) {
      const { messageList } = await call('GET', `${groupPath(ticket)}/messages`, messagesSchema);
      const [message] = Object.values(messageList);
      return outcome(message?.statusCode ?? REGISTERED);
    },
  };
}

const groupPath = (groupId: string) => `/messages/v4/groups/${encodeURIComponent(groupId)}`;

function outcome(statusCode: string): TextOutcome {
  if (statusCode === DELIVERED) return 'DELIVERED';
  if (UNDER_WAY.has(statusCode)) return 'UNDER_WAY';
  return BAD_NUMBERS.has(statusCode) ? 'BAD_NUMBER' : 'NOT_DELIVERED';
}

/** A header for one request: Solapi accepts no signature twice. */
function authorization({ apiKey, apiSecret }: SolapiSettings): string {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

function createCaller(settings: SolapiSettings) {
  return async <Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    schema: z.ZodType<Answer>,
    body?: object,
  ): Promise<Answer> => {
    const response = await fetch(new URL(path, settings.url), {
      method,
      headers: {
        authorization: authorization(settings),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS),
    });
    const text = await readAtMost(response);
    if (!response.ok) throw refusalOf(response.status, text, `${method} ${path}`);
    return schema.parse(JSON.parse(text));
  };
}

async function readAtMost(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MOST_ANSWER_BYTES) throw new Error('Solapi answered more than any answer of its has');
  }
  return text;
}

/** A fault of the caller is final; every other failure is retried. */
function refusalOf(status: number, text: string, what: string): Error {
  const said = errorSchema.safeParse(parseOrNull(text));
  const words = `Solapi answered ${what} with ${status} ${said.success ? said.data.errorCode : ''}`;
  if ([401, 402, 403].includes(status)) return new TextMessageRefused('SENDER_REFUSED', words);
  if (status === 400) return new TextMessageRefused('TEXT_REFUSED', words);
  return new Error(words);
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
