import { TRACE_LIMITS } from '../protocol.ts';
import type { RunReply, TraceEntry } from '../protocol.ts';
import type { GuestSession } from './guestSession.ts';
import { guestTrace } from './guestTrace.ts';
import { instrument } from './instrument.ts';

const SOURCE = `(${guestTrace.toString()})`;

/** Records the lines of one run: instruments the program and receives its reports. */
export class Tracer {
  readonly #hooks: readonly [string, string];
  readonly #entries: TraceEntry[] = [];
  #cut = false;
  /** The program that runs in place of its own source. */
  readonly source: string;

  constructor(source: string) {
    let name = '$line';
    while (source.includes(name)) name += '$';
    this.#hooks = [name, `${name}Values`];
    const [line, variables] = this.#hooks;
    this.source = instrument(source, { line, variables }) ?? source;
  }

  get told(): Pick<RunReply, 'trace' | 'traceCut'> {
    return { trace: this.#entries, traceCut: this.#cut };
  }

  get isFull(): boolean {
    return this.#cut;
  }

  /** `now` returns the progress of the run. */
  install({ vm, flush }: GuestSession, now: () => Pick<TraceEntry, 'outputLength' | 'step'>): void {
    const tell = vm.newFunction('tell', (line, variables) => {
      if (this.#entries.length === TRACE_LIMITS.entries) this.#cut = true;
      if (this.#cut) return;
      flush();
      const told = JSON.parse(vm.getString(variables)) as TraceEntry['variables'];
      this.#entries.push({ line: vm.getNumber(line), variables: told, ...now() });
    });
    const given = vm.unwrapResult(
      vm.evalCode(`(${JSON.stringify([this.#hooks, TRACE_LIMITS])})`, 'trace.js'),
    );
    const [hooks, limits] = [vm.getProp(given, 0), vm.getProp(given, 1)];
    const install = vm.unwrapResult(vm.evalCode(SOURCE, 'trace.js'));
    vm.unwrapResult(vm.callFunction(install, vm.undefined, hooks, limits, tell)).dispose();
    for (const handle of [tell, given, hooks, limits, install]) handle.dispose();
  }
}
