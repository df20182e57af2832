import { runOnThreads } from '../support/runOnThreads.ts';
import type { Task } from './tasks.ts';
import { taskName } from './tasks.ts';
import type { Answer, Order } from './worker.ts';

/** Carries out all tasks on as many threads as the machine has, unless told. Throws one error that names everything that failed. */
export async function runTasks(
  orders: readonly Order[],
  onAnswer: (task: Task, answer: Answer) => void,
  threads?: number,
): Promise<void> {
  const failures: string[] = [];
  await runOnThreads<Order, Answer>({
    module: new URL('./worker.ts', import.meta.url),
    orders,
    threads,
    onAnswer({ task }, answer) {
      if (answer.done === 'failed') failures.push(`${taskName(task)}: ${answer.message}`);
      else onAnswer(task, answer);
    },
  });
  if (failures.length > 0) throw new Error(`these sprites cannot be packed:\n${failures.sort().join('\n')}`);
}
