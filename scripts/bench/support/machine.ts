import { availableParallelism, cpus, release, totalmem } from 'node:os';

/** The machine of a measurement, in one line. */
export function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${cpus()[0]?.model.trim() ?? 'unknown processor'} × ${availableParallelism()}`,
    `${memory} GB`,
    `${process.platform} ${release()}`,
    `Node ${process.version}`,
  ].join(', ');
}
