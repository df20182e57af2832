import { readFileSync } from 'node:fs';

/** Ticks in which Linux counts processor time: USER_HZ, the same on every architecture Node runs on. */
const TICK_MS = 10;
/** Positions in /proc/<pid>/stat after the name, which may contain blanks. */
const STATE = 0;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Processor time of another process's main thread, as Linux counts it; it can be read while that process is busy. */
export class ProcessClock {
  readonly #pid: number;
  readonly #statFile: string;

  private constructor(pid: number) {
    this.#pid = pid;
    this.#statFile = `/proc/${pid}/task/${pid}/stat`;
  }

  /** The clock of the last in a chain of processes, such as tool → worker; undefined where there is no /proc. */
  static ofInnermost(pid: number | undefined): ProcessClock | undefined {
    if (pid === undefined) return undefined;
    try {
      const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      return child ? ProcessClock.ofInnermost(Number(child)) : new ProcessClock(pid);
    } catch {
      return undefined;
    }
  }

  /** Milliseconds since the process began; undefined once it is gone. */
  elapsedMs(): number | undefined {
    const fields = this.#read();
    return fields && (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_MS;
  }

  /** Also before its exit code was read. */
  hasEnded(): boolean {
    const state = this.#read()?.[STATE];
    return state === undefined || state === 'Z' || state === 'X';
  }

  /** Sends the process an interrupt, which it may ignore. */
  interrupt(): void {
    try {
      if (!this.hasEnded()) process.kill(this.#pid, 'SIGINT');
    } catch {
      // The process has just ended, or belongs to another user: its watcher sees that the clock goes on.
    }
  }

  #read(): string[] | undefined {
    try {
      const stat = readFileSync(this.#statFile, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    } catch {
      return undefined;
    }
  }
}
