import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { DIALOG_SCENES } from '../../tests/e2e/scenes/dialogScenes.ts';
import { PAGE_SCENES } from '../../tests/e2e/scenes/pageScenes.ts';

const INTRODUCTION = `# Every dialog and page

Made by \`npm run screenshots\` from the scenes in \`tests/e2e/scenes/\`: a child that has played for a while, with quests,
things, friends, notifications and a room. \`tests/e2e/dialog-accessibility.spec.ts\` looks at the same scenes with axe; pages are read by axe where \`AXE=1\` is set.`;

/** Writes docs/dialogs.md, a table of each dialog and page at every size. */
export function writeIndex(sizes: readonly string[]): void {
  const chapter = (title: string, names: readonly string[], prefix: string) =>
    [`## ${title}`, ...names.map((name) => table(name, `${prefix}${name}`, sizes))].join('\n\n');
  const text = [
    INTRODUCTION,
    chapter('Dialogs', Object.keys(DIALOG_SCENES), ''),
    chapter('Pages', Object.keys(PAGE_SCENES), 'page-'),
  ].join('\n\n');
  writeFileSync(join(projectRoot, 'docs/dialogs.md'), `${text}\n`);
}

function table(name: string, file: string, sizes: readonly string[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `### ${name}`,
    '',
    row(sizes),
    row(sizes.map(() => '---')),
    row(sizes.map((size) => `![${name} at ${size}](pictures/dialogs/${file}-${size}.webp)`)),
  ].join('\n');
}
