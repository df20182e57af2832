import type { ProblemWish } from '#shared/contract/learning/problemAi.ts';

/**
 * Port for drafts of problems by a language model: none, a sandbox with a fixed answer, and any server that speaks the
 * chat completions of OpenAI. It receives the teacher's request and nothing else.
 */
export interface AiDraftGateway {
  readonly mode: 'OFF' | 'SANDBOX' | 'SERVICE';
  /** The model's unchecked answer. Throws AiDraftFailed. */
  ask(wish: ProblemWish): Promise<string>;
}

/** LATE and BUSY may pass on a later try; REFUSED needs the operator. */
export type AiDraftFault = 'OFF' | 'LATE' | 'BUSY' | 'REFUSED' | 'UNREADABLE';

export class AiDraftFailed extends Error {
  override readonly name = 'AiDraftFailed';
  readonly reason: AiDraftFault;

  constructor(reason: AiDraftFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
