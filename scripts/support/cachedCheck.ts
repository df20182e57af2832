import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { cachedStep } from './cachedStep.ts';
import type { Check } from './checks.ts';

/** The files that compiler, linter and the search for unused code read. */
const SOURCES = [
  '*.{ts,json,html}',
  '.size-limit.ts',
  'package-lock.json',
  'src/**/*.{ts,tsx,mjs,css,json}',
  'tests/**/*.{ts,json}',
  'scripts/**/*.{ts,mjs}',
  'sprites/**/*.ts',
  'sound/**/*.ts',
];

/** A check of the sources that has passed is not run again on the same ones. With arguments it always runs. */
export function cachedCheck(check: Check, sources = SOURCES): Check {
  return {
    name: check.name,
    run: async (args) => {
      if (args.length > 0) return check.run(args);
      let good = true;
      try {
        const ran = await cachedStep({
          name: check.name,
          inputs: sources,
          outputs: [],
          run: async () => {
            good = await check.run([]);
            // Thrown so that the step does not count as done.
            if (!good) throw new FailedCheck(`The check ${check.name} did not pass`);
          },
        });
        if (!ran) console.log(`  ${check.name}: passed on these sources before`);
      } catch (error) {
        if (!(error instanceof FailedCheck)) throw error;
      }
      return good;
    },
  };
}

class FailedCheck extends Error {}

const RECORD = join(projectRoot, 'node_modules/.cache/dolphin-world/linted.json');
const LINTED = ['src', 'tests', 'scripts', 'sprites', 'sound'].map((folder) => `${folder}/**/*.{ts,tsx,mjs}`);
/** The files that change how every file is linted. */
const RULES = [
  'oxlint.config.ts',
  'package-lock.json',
  'scripts/support/{importLaws,importRule,steadySelectors}.ts',
];

/**
 * Lints the files that have changed since they last passed. The effects of a changed type on other files are left to
 * the check of all files.
 */
export function changedFilesOnly(lint: Check): Check {
  return {
    name: lint.name,
    run: async () => {
      const now = { ...hashesOf(LINTED), rules: Object.values(hashesOf(RULES)).join() };
      const before = existsSync(RECORD)
        ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Readonly<Record<string, string>>)
        : {};
      const { rules, ...files } = now;
      const changed = Object.entries(files).flatMap(([path, hash]) => (before[path] === hash ? [] : path));
      const isNew = before['rules'] !== rules;
      if (!isNew && changed.length === 0) return true;
      const good = await lint.run(isNew ? [] : changed);
      if (!good) return false;
      mkdirSync(dirname(RECORD), { recursive: true });
      writeFileSync(RECORD, JSON.stringify(now));
      return true;
    },
  };
}

function hashesOf(globs: string[]): Record<string, string> {
  const files = globSync(globs, { cwd: projectRoot }).filter(
    (path) => !path.endsWith('.gen.ts') && statSync(join(projectRoot, path)).isFile(),
  );
  return Object.fromEntries(
    files.map((path) => [
      path.replaceAll('\\', '/'),
      createHash('sha256')
        .update(readFileSync(join(projectRoot, path)))
        .digest('base64'),
    ]),
  );
}
