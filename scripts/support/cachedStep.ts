import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';

export interface CachedStep {
  name: string;
  /** Globs of all inputs of the result, from the project's root. */
  inputs: string[];
  /** Globs of inputs whose changes have no effect. */
  except?: string[];
  /** Files or folders that must exist for the result to count. */
  outputs: string[];
  run: () => Promise<void>;
}

/** Runs a step unless its inputs have not changed since it last finished. Returns whether it ran. */
export async function cachedStep({ name, inputs, except = [], outputs, run }: CachedStep): Promise<boolean> {
  const stampFile = join(projectRoot, 'node_modules/.cache/dolphin-world', `${name}.sha256`);
  const hash = hashOf(inputs, except);
  const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
  if (fresh && outputs.every((output) => existsSync(join(projectRoot, output)))) return false;
  await run();
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, hash);
  return true;
}

function hashOf(inputs: string[], except: string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: projectRoot, exclude: except }).toSorted()) {
    const file = join(projectRoot, path);
    // Generated files follow from the other inputs, and a step must not become stale by its own output.
    if (path.endsWith('.gen.ts') || !statSync(file).isFile()) continue;
    hash
      .update(`${path.replaceAll('\\', '/')}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
