import type { AiDraftGateway } from './aiDraftGateway.ts';
import { SANDBOX_ANSWERS } from './sandboxAnswers.ts';

/** Answers every wish for a language with the same problem. */
export const createSandboxAiDraft = (): AiDraftGateway => ({
  mode: 'SANDBOX',
  ask: ({ language }) => Promise.resolve(JSON.stringify(SANDBOX_ANSWERS[language])),
});
