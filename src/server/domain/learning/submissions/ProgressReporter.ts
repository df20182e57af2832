import type { JudgedCase } from '#server/judge/judge.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { ProblemWithCases } from '#server/domain/learning/problems/findProblem.ts';
import { recordCasesDone, type ClaimedJob } from './judgeJobs.ts';
import { EVENT_CHANNEL, progressNotice } from './otherProcesses.ts';

/** Cases that end within this time are reported together. */
const TOGETHER_MS = 100;

interface Judged {
  readonly deps: Pick<Deps, 'db' | 'config' | 'events' | 'log'>;
  readonly job: ClaimedJob;
  readonly loaded: ProblemWithCases;
}

/** Reports the progress of a child's submission: the number of done cases, and the results of the visible ones. */
export class ProgressReporter {
  readonly #judged: Judged;
  #done = 0;
  readonly #visible: { caseNumber: number; passed: boolean }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(judged: Judged) {
    this.#judged = judged;
  }

  add({ index, verdict }: JudgedCase): void {
    const stored = this.#judged.loaded.cases[index];
    this.#done += 1;
    if (stored && !stored.hidden)
      this.#visible.push({ caseNumber: stored.caseNumber, passed: verdict === 'AC' });
    this.#timer ??= setTimeout(() => this.#tell(), TOGETHER_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #tell(): void {
    this.#timer = undefined;
    const { deps, job, loaded } = this.#judged;
    const { id: problemId } = loaded.problem;
    const { submissionId, userId, claimedBy } = job;
    const event = {
      type: 'submission.progress' as const,
      userId,
      progress: {
        submissionId,
        problemId,
        place: null,
        done: this.#done,
        total: loaded.cases.length,
        caseList: [...this.#visible],
      },
    };
    deps.events.deliver(event);
    recordCasesDone(deps.db, job, {
      casesDone: this.#done,
      ...(!deps.config.REDIS_URL && {
        notice: { channel: EVENT_CHANNEL, text: progressNotice(claimedBy, event) },
      }),
    }).catch((error: unknown) =>
      deps.log.warn({ err: error, submissionId }, 'the progress of a submission was not noted'),
    );
  }
}
