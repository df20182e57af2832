import { ApartThread } from '#server/platform/ApartThread.ts';
import type { Explanations } from './explanations.ts';

/** The checks count their work and end long before `answerMs`. */
const thread = new ApartThread<Explanations>({
  module: new URL('./explainThread.ts', import.meta.url),
  name: 'explain',
  heapMb: 256,
  answerMs: 30_000,
});

/**
 * Reads a child's source in a thread, so that no source delays other requests: even checks within their budget take
 * longer than a request may wait. Resolves with undefined when the thread was lost over the question.
 */
export const explainApart: ApartThread<Explanations>['ask'] = (name, ...args) => thread.ask(name, ...args);
