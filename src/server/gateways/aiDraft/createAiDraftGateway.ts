import type { Config } from '#server/platform/config.ts';
import { AiDraftFailed, type AiDraftGateway } from './aiDraftGateway.ts';
import { createOpenAiDraft } from './openAiDraft.ts';
import { SANDBOX_ANSWERS } from './sandboxAnswers.ts';

/** Answers every request for a language with the same problem. */
const createSandboxAiDraft = (): AiDraftGateway => ({
  mode: 'SANDBOX',
  ask: ({ language }) => Promise.resolve(JSON.stringify(SANDBOX_ANSWERS[language])),
});

type Settings = Pick<
  Config,
  'AI_DRAFTS' | 'AI_DRAFT_URL' | 'AI_DRAFT_MODEL' | 'AI_DRAFT_KEY' | 'AI_DRAFT_SECONDS'
>;

const OFF: AiDraftGateway = {
  mode: 'OFF',
  ask: () => Promise.reject(new AiDraftFailed('OFF', 'AI_DRAFTS is off')),
};

/** The adapter that AI_DRAFTS names. */
export function createAiDraftGateway({ config }: { config: Settings }): AiDraftGateway {
  if (config.AI_DRAFTS === 'off') return OFF;
  if (config.AI_DRAFTS === 'sandbox') return createSandboxAiDraft();
  const { AI_DRAFT_URL: url, AI_DRAFT_MODEL: model, AI_DRAFT_KEY: key } = config;
  if (!url || !model) throw new Error('createAiDraftGateway: AI_DRAFTS is openai without its settings');
  return createOpenAiDraft({ url, model, key, timeoutMs: config.AI_DRAFT_SECONDS * 1000 });
}
