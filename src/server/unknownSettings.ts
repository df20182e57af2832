import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { nearestWord } from '#shared/code/nearestWord.ts';
import { projectRoot } from './platform/projectRoot.ts';
import { settings } from './platform/settings.ts';

const NAMES = Object.keys(settings);

/**
 * A line for each name that is no setting: all of `.env`, and those of the environment that nearly are one. A name with
 * a wrong letter would otherwise be ignored silently. Values are never repeated.
 */
export function unknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
  written: readonly string[] = namesInFile(),
): string[] {
  const isKnown = (name: string) => NAMES.includes(name);
  const near = (name: string) => nearestWord(name, NAMES);
  const inFile = written.filter((name) => !isKnown(name));
  const nearly = Object.keys(environment).filter(
    (name) => !isKnown(name) && !inFile.includes(name) && name.length > 5 && near(name) !== undefined,
  );
  return [...inFile, ...nearly].map((name) => {
    const meant = near(name);
    return `Setting ${name}: there is none of this name${meant === undefined ? '' : `; is ${meant} meant?`}`;
  });
}

function namesInFile(): string[] {
  const file = join(projectRoot, '.env');
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
}
