import { startJudge } from '#server/judge/startJudge.ts';

/** A judge in a process of its own, at work on a program without an end; says so, and is then to be killed. */
const judge = startJudge({ workers: 1, log: { info() {}, warn() {}, error() {} } });
await judge.ready();
const limits = { timeMs: 20_000, memoryBytes: 64 * 1024 * 1024, outputBytes: 1_000 };
void judge.run({ userId: 1, language: 'JAVASCRIPT', source: 'for (;;);', input: '', limits });
process.send?.('running');
