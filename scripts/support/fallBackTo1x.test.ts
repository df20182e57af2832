import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { drawnPath } from './fallBackTo1x.ts';

const folder = mkdtempSync(join(tmpdir(), 'dolphin-world-art-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('shows a picture at 1x until it is drawn at 2x', () => {
  expect(drawnPath(folder, '/ui/icons/@2x/skill.dash.webp')).toBe('/ui/icons/@1x/skill.dash.webp');
  mkdirSync(join(folder, 'ui/icons/@2x'), { recursive: true });
  writeFileSync(join(folder, 'ui/icons/@2x/skill.dash.webp'), '');
  expect(drawnPath(folder, '/ui/icons/@2x/skill.dash.webp')).toBe('/ui/icons/@2x/skill.dash.webp');
  expect(drawnPath(folder, '/src/client/main.tsx')).toBe('/src/client/main.tsx');
});
