import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * The answer of promtool to a file of rules. It is part of the Debian package `prometheus`, which is installed when the
 * tests run as root; otherwise this throws a line that names it.
 */
export async function checkRules(path: string): Promise<string> {
  await havePromtool();
  const { stdout } = await execute('promtool', ['check', 'rules', path]).catch((error: unknown) => {
    throw new Error(`promtool refuses ${path}: ${String(Reflect.get(Object(error), 'stderr'))}`);
  });
  return stdout;
}

/** The same for single expressions. */
export async function checkExpressions(expressions: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dolphin-rules-'));
  try {
    const path = join(folder, 'rules.json');
    // YAML reads JSON.
    const rules = expressions.map((expr, index) => ({ record: `expression:${index}`, expr }));
    await writeFile(path, JSON.stringify({ groups: [{ name: 'expressions', rules }] }));
    await checkRules(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function havePromtool(): Promise<void> {
  const isThere = await execute('promtool', ['--version']).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  if (process.getuid?.() !== 0)
    throw new Error('promtool is missing: install the Debian package prometheus, or run the tests as root');
  await execute('apt-get', ['install', '-y', '--no-install-recommends', 'prometheus']);
}
