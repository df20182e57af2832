import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** An error that no test carries: of a hook, of a file that did not load, or one that nothing caught. */
export interface ErrorOutsideTests {
  readonly name: string;
  readonly message: string;
}

/** The file of these errors, beside the JSON report of the same run. */
export function errorsFileOf(report: string): string {
  return report.replace(/\.json$/, '.errors.json');
}

/** Vitest's JSON report leaves these errors out, so that a run could fail without naming a test. */
export default class ErrorsOutsideTestsReporter implements Reporter {
  #report: string | undefined;

  onInit(vitest: Vitest): void {
    const file = vitest.config.outputFile;
    this.#report = typeof file === 'string' ? file : file?.['json'];
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (this.#report === undefined) return;
    const found: ErrorOutsideTests[] = modules.flatMap((module) => {
      const name = relative(projectRoot, module.moduleId);
      const suites = [...module.children.allSuites()];
      return [
        ...module.errors().map((error) => ({ name, message: messageOf(error) })),
        ...suites.flatMap((suite) =>
          suite.errors().map((error) => ({ name: `${name} › ${suite.fullName}`, message: messageOf(error) })),
        ),
      ];
    });
    const uncaught = unhandled.map((error) => ({ name: 'outside of the tests', message: messageOf(error) }));
    writeFileSync(errorsFileOf(this.#report), JSON.stringify([...found, ...uncaught]));
  }
}

function messageOf({ stack, message, name }: SerializedError): string {
  return stack ?? `${name ?? 'Error'}: ${message}`;
}
