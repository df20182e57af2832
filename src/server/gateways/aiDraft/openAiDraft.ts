import { z } from 'zod';
import { AiDraftFailed, type AiDraftGateway } from './aiDraftGateway.ts';
import { INSTRUCTIONS, questionOf } from './askFor.ts';

// Chat completions: https://platform.openai.com/docs/api-reference/chat/create

const MOST_ANSWER_BYTES = 512_000;
const MOST_TOKENS = 8000;

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
});

export interface OpenAiSettings {
  /** The address before `/chat/completions`. */
  readonly url: string;
  readonly model: string;
  /** A self-hosted server may need no key. */
  readonly key: string | undefined;
  readonly timeoutMs: number;
}

/** Asks a server that speaks OpenAI's chat completions, once for each request. */
export function createOpenAiDraft({ url, model, key, timeoutMs }: OpenAiSettings): AiDraftGateway {
  return {
    mode: 'SERVICE',
    async ask(wish) {
      const body = {
        model,
        messages: [
          { role: 'system', content: INSTRUCTIONS },
          { role: 'user', content: questionOf(wish) },
        ],
        response_format: { type: 'json_object' },
        max_tokens: MOST_TOKENS,
      };
      const text = await post(`${url.replace(/(?<!\/)\/+$/, '')}/chat/completions`, { key, timeoutMs, body });
      return contentOf(text);
    },
  };
}

async function post(
  url: string,
  { key, timeoutMs, body }: Pick<OpenAiSettings, 'key' | 'timeoutMs'> & { readonly body: object },
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return await readAtMost(response);
    await response.body?.cancel();
    const isBusy = response.status === 429 || response.status >= 500;
    throw new AiDraftFailed(isBusy ? 'BUSY' : 'REFUSED', `the model's server answered ${response.status}`);
  } catch (error) {
    if (error instanceof AiDraftFailed) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new AiDraftFailed('LATE', `no answer within ${timeoutMs} ms`, { cause: error });
    throw new AiDraftFailed('BUSY', "the model's server was not reached", { cause: error });
  }
}

async function readAtMost(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MOST_ANSWER_BYTES)
      throw new AiDraftFailed('UNREADABLE', 'the model answered more than any problem has');
  }
  return text;
}

function contentOf(text: string): string {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new AiDraftFailed('UNREADABLE', "the model's server answered no JSON", { cause: error });
  }
  const content = answerSchema.safeParse(data).data?.choices[0]?.message.content;
  if (content) return content;
  throw new AiDraftFailed('UNREADABLE', 'the model said nothing');
}
