import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { DIALOG_SCENES } from '../e2e/scenes/dialogScenes.ts';
import { PAGE_SCENES } from '../e2e/scenes/pageScenes.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Names of the dialogs that the product knows, as they stand in their table. */
function dialogNames(): string[] {
  const [, table = ''] = read('src/client/ui/dialogs/dialogPayloads.ts').split(
    'export interface DialogPayloads {',
  );
  return [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

it('has a scene for every dialog, and only for those', () => {
  expect(dialogNames().length).toBeGreaterThan(30);
  expect(Object.keys(DIALOG_SCENES).toSorted(), 'rows of tests/e2e/scenes/dialogScenes.ts').toEqual(
    dialogNames().toSorted(),
  );
});

it('shows every dialog and page in docs/dialogs.md', () => {
  const index = read('docs/dialogs.md');
  const shown = [...index.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
  const scenes = [...Object.keys(DIALOG_SCENES), ...Object.keys(PAGE_SCENES)];
  const left = scenes.filter((name) => !shown.includes(name));
  expect(left, `npm run screenshots -- ${left.join(' ')}`).toEqual([]);
  expect(shown, 'docs/dialogs.md has the order of the scenes').toEqual(scenes);
});
