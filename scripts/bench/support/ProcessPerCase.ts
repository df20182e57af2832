import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseConfinement } from '#server/judge/confinement/chooseConfinement.ts';
import type { Confinement } from '#server/judge/confinement/chooseConfinement.ts';
import { stageBox } from '#server/judge/confinement/stageBox.ts';
import type { Box } from '#server/judge/confinement/stageBox.ts';

/** The system's binary; one in a home folder is out of reach in the sandbox. */
const PYTHON = ['/usr/bin/python3', '/usr/local/bin/python3'].find((file) => existsSync(file));

export type PeerLanguage = 'JAVASCRIPT' | 'PYTHON';

const PRELUDE = `
import { readFileSync } from 'node:fs';
const lines = readFileSync(0, 'utf8').split('\\n');
globalThis.input = () => lines.shift() ?? null;
globalThis.print = console.log;
`;

/** The peer of the judge: node or python3 started again for each case, behind the same walls. */
export class ProcessPerCase {
  readonly #box: Box;
  readonly #confinement: Confinement;
  #files = 0;

  private constructor(box: Box, confinement: Confinement) {
    this.#box = box;
    this.#confinement = confinement;
  }

  static async open(): Promise<ProcessPerCase> {
    const box = await stageBox();
    return new ProcessPerCase(box, await chooseConfinement(box));
  }

  /** Whether this machine has the language. */
  has(language: PeerLanguage): boolean {
    return language === 'JAVASCRIPT' || PYTHON !== undefined;
  }

  /** Puts a program into the confined process' reach; returns the file. */
  async stage(source: string, language: PeerLanguage): Promise<string> {
    this.#files += 1;
    const isPython = language === 'PYTHON';
    const file = path.join(this.#box.folder, `peer${this.#files}.${isPython ? 'py' : 'js'}`);
    await writeFile(file, isPython ? source : PRELUDE + source, { mode: 0o644 });
    return file;
  }

  /** The output of a program; undefined when it had to be killed. */
  run(
    file: string,
    { slot, input, timeMs }: { slot: number; input: string; timeMs: number },
  ): Promise<string | undefined> {
    const [program = process.execPath, ...args] = this.#commandFor(file, slot);
    return new Promise((resolve, reject) => {
      const child = spawn(program, args, {
        cwd: this.#box.emptyFolder,
        env: {},
        stdio: ['pipe', 'pipe', 'ignore'],
        detached: true,
      });
      let output = '';
      let isKilled = false;
      const late = setTimeout(() => {
        isKilled = true;
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      }, timeMs);
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
      child.on('error', reject);
      child.on('close', () => {
        clearTimeout(late);
        resolve(isKilled ? undefined : output);
      });
      child.stdin.on('error', () => undefined);
      child.stdin.end(input);
    });
  }

  #commandFor(file: string, slot: number): readonly string[] {
    const command = this.#confinement.command(slot);
    // The entry of the worker and its one argument are last, node is before its own options.
    if (!file.endsWith('.py')) return [...command.slice(0, -2), file];
    return [...command.slice(0, command.indexOf('--permission') - 1), PYTHON ?? 'python3', file];
  }

  close(): Promise<void> {
    return this.#box.remove();
  }
}
