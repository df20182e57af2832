import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseConfinement } from '#server/judge/confinement/chooseConfinement.ts';
import type { Confinement } from '#server/judge/confinement/chooseConfinement.ts';
import { stageBox } from '#server/judge/confinement/stageBox.ts';
import type { Box } from '#server/judge/confinement/stageBox.ts';

const PRELUDE = `
import { readFileSync } from 'node:fs';
const lines = readFileSync(0, 'utf8').split('\\n');
globalThis.input = () => lines.shift() ?? null;
globalThis.print = console.log;
`;

/** The peer of the judge: node started anew for each case, behind the same walls. */
export class NodePerCase {
  readonly #box: Box;
  readonly #confinement: Confinement;
  #files = 0;

  private constructor(box: Box, confinement: Confinement) {
    this.#box = box;
    this.#confinement = confinement;
  }

  static async open(): Promise<NodePerCase> {
    const box = await stageBox();
    return new NodePerCase(box, await chooseConfinement(box));
  }

  /** Puts a program where the confined node may read it; returns the file. */
  async stage(source: string): Promise<string> {
    this.#files += 1;
    const file = path.join(this.#box.folder, `peer${this.#files}.js`);
    await writeFile(file, PRELUDE + source, { mode: 0o644 });
    return file;
  }

  /** The output of a program; undefined when it had to be killed. */
  run(
    file: string,
    { slot, input, timeMs }: { slot: number; input: string; timeMs: number },
  ): Promise<string | undefined> {
    // The entry of the worker and its one argument stand last.
    const [program = process.execPath, ...args] = this.#confinement.command(slot).slice(0, -2);
    return new Promise((resolve, reject) => {
      const child = spawn(program, [...args, file], {
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

  close(): Promise<void> {
    return this.#box.remove();
  }
}
