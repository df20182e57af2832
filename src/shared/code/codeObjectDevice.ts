import { CodeObjectMisuse } from '#shared/simulation/codeObjects/CodeObjectMisuse.ts';
import { CodeObjectRun } from '#shared/simulation/codeObjects/CodeObjectRun.ts';
import { calledNames } from '#shared/simulation/codeObjects/CodeObjectRules.ts';
import { rulesOf } from '#shared/simulation/codeObjects/rules.ts';
import { readSeconds } from '#shared/simulation/codeObjects/arguments.ts';
import type { CodeObjectKind, CodeObjectOutcome } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { DeviceEnd, DeviceError, type Device } from './device.ts';

export interface CodeObjectRequest {
  readonly kind: 'object';
  readonly object: CodeObjectKind;
  /** Seeds are numbered from 1. */
  readonly seed: number;
}

/** An object of the world that a program drives: the commands of its kind, and `wait(seconds)`. */
export function codeObjectDevice({
  object,
  seed,
}: Pick<CodeObjectRequest, 'object' | 'seed'>): Device<CodeObjectOutcome> {
  const rules = rulesOf(object);
  const run = new CodeObjectRun(rules.parts(seed), seed);
  const commandAts: number[] = [];
  return {
    commands: [...calledNames(object, rules), 'wait'],
    call(name, args, line) {
      commandAts.push(run.now);
      try {
        const value = runCommand(name, args, line);
        if (run.isOver) throw new DeviceEnd();
        return value;
      } catch (error) {
        throw error instanceof CodeObjectMisuse ? new DeviceError(error.message) : error;
      }
    },
    outcome() {
      const hint = rules.missing(run);
      return {
        kind: 'object',
        acts: run.acts,
        durationMs: run.now,
        commandAts,
        met: hint === null,
        hint,
      };
    },
  };

  function runCommand(name: string, args: Parameters<Device['call']>[1], line: number) {
    if (name === 'wait') {
      run.pass(readSeconds(args));
      return null;
    }
    const prefix = rules.isOwnBody ? '' : `${object}.`;
    const method = name.slice(prefix.length);
    const isOwn = name === `${prefix}${method}` && Object.hasOwn(rules.commands, method);
    const command = isOwn ? rules.commands[method] : undefined;
    if (!command) throw new DeviceError(`${name}()라는 명령은 여기에 없어요.`);
    run.line = line;
    return command(run, args);
  }
}
