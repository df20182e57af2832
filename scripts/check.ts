import { execFileSync } from 'node:child_process';
import { changedFilesOnly } from './support/cachedCheck.ts';
import { checks } from './support/checks.ts';
import { runChecks } from './support/runChecks.ts';

// The quick half of the test command. With `--staged` it checks only files that are about to be committed.
if (process.argv.includes('--staged')) {
  const output = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
    encoding: 'utf8',
  });
  const files = output.split('\0').filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const failed = files.length === 0 ? [] : await runChecks([checks.lint, checks.format], files);
  process.exitCode = failed.length > 0 ? 1 : 0;
} else {
  const failed = await runChecks([
    checks.sprites,
    [checks.types, changedFilesOnly(checks.lint), checks.unused, checks.format],
  ]);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
