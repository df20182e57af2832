import { parentPort } from 'node:worker_threads';
import { explanations, type Explanations } from './explanations.ts';

/** The thread of `explainApart`: answers one question after the other. */
export interface ExplainQuestion {
  readonly id: number;
  readonly name: keyof Explanations;
  readonly args: readonly unknown[];
}

export type ExplainAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

parentPort?.on('message', ({ id, name, args }: ExplainQuestion) => {
  parentPort?.postMessage(answer(id, name, args));
});

function answer(id: number, name: keyof Explanations, args: readonly unknown[]): ExplainAnswer {
  try {
    const value: unknown = Reflect.apply(explanations[name], undefined, args);
    return { id, value };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
