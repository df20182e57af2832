import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** Files that each break one law, and the rule that has to say so. */
const violations: Record<string, { source: string; rule: string }> = {
  // Neither side reaches into the other, and shared into none.
  'shared/contract/a.ts': imports('#server/platform/config.ts'),
  'shared/content/a.ts': imports('#client/stores/questStore.ts'),
  'shared/content/b.ts': imports('node:fs'),
  'shared/simulation/a.ts': imports('#shared/contract/errors.ts'),
  'shared/simulation/b.ts': imports('zod'),
  'client/stores/a.ts': imports('#server/db/connect.ts'),
  'server/domain/a.ts': imports('#client/net/rest/api.ts'),

  // The client's layers.
  'client/game/a.ts': imports('#client/overlay/world/shop/ShopDialog.tsx'),
  'client/game/b.ts': imports('#client/pages/lounge/LoungePage.tsx'),
  'client/game/c.ts': imports('#client/app/paths.ts'),
  'client/overlay/a.ts': imports('#client/game/scenes/WorldScene.ts'),
  'client/overlay/b.ts': imports('#client/pages/lounge/LoungePage.tsx'),
  'client/pages/a.ts': imports('#client/overlay/world/shop/ShopDialog.tsx'),
  'client/pages/b.ts': imports('#client/app/paths.ts'),
  'client/audio/a.ts': imports('#client/overlay/world/shop/ShopDialog.tsx'),
  'client/net/a.ts': imports('#client/ui/Button.tsx'),
  'client/net/b.ts': imports('#client/bridge/Bridge.ts'),
  'client/ui/a.ts': imports('#client/stores/questStore.ts'),
  'client/bridge/a.ts': imports('#client/stores/questStore.ts'),
  'client/stores/b.ts': imports('#client/net/rest/api.ts'),

  // Only game draws with Phaser; only net knows the wire; React stays in the views.
  'client/app/a.ts': imports('phaser'),
  'client/overlay/c.ts': imports('phaser'),
  'client/overlay/d.ts': imports('axios'),
  'client/pages/c.ts': imports('@colyseus/sdk'),
  'client/game/d.ts': imports('@colyseus/sdk'),
  'client/game/e.ts': imports('react'),
  'client/net/c.ts': imports('react'),
  'client/net/d.ts': imports('@tanstack/react-query'),
  'client/net/mutationHook.ts': imports('react'),
  'client/game/k.ts': imports('#client/net/channels/comments.ts'),
  'client/stores/c.ts': imports('zustand'),
  'client/overlay/e.ts': imports('zustand/react'),
  'client/ui/b.ts': imports('zustand/react'),
  'client/bridge/b.ts': imports('react'),
  'client/audio/b.ts': imports('react/jsx-runtime'),
  'client/pages/d.ts': imports('express'),

  // The server's layers.
  'server/http/a.ts': imports('#server/db/connect.ts'),
  'server/http/b.ts': imports('#server/rooms/attachRooms.ts'),
  'server/rooms/a.ts': imports('#server/http/createApp.ts'),
  'server/rooms/b.ts': imports('#server/db/connect.ts'),
  'server/domain/b.ts': imports('#server/http/createApp.ts'),
  'server/domain/c.ts': imports('#server/rooms/attachRooms.ts'),
  'server/domain/d.ts': imports('express'),
  'server/jobs/a.ts': imports('#server/db/connect.ts'),
  'server/jobs/b.ts': imports('#server/rooms/attachRooms.ts'),
  'server/domain/e.ts': imports('#server/jobs/startJobs.ts'),
  'server/db/a.ts': imports('#server/domain/deps.ts'),
  'server/judge/a.ts': imports('#server/db/connect.ts'),
  'server/judge/b.ts': imports('express'),
  'server/gateways/a.ts': imports('#server/domain/deps.ts'),
  'server/platform/a.ts': imports('#server/db/connect.ts'),

  // Other ways in are watched too.
  'client/game/f.ts': {
    source: `export const page = import('#client/pages/a.ts');`,
    rule: 'no-restricted-imports',
  },
  'client/game/g.ts': { source: `export { page } from '#client/pages/a.ts';`, rule: 'no-restricted-imports' },
  'client/game/h.ts': {
    source: `export type { page } from '#client/pages/a.ts';`,
    rule: 'no-restricted-imports',
  },
  'client/game/i.ts': imports('../overlay/shop/ShopDialog.tsx'),
  'client/game/j.test.ts': imports('#client/pages/a.ts'),

  // A selector picks: what it makes would be new at each look, and React would render without end.
  'client/overlay/f.tsx': selects('({ user }) => user?.list ?? []'),
  'client/overlay/g.tsx': selects('({ list }) => list.filter(Boolean)'),
  'client/overlay/h.tsx': selects('(state) => ({ list: state.list })'),
  'client/overlay/i.tsx': selects('({ user }) => ruleOf(user)'),

  // Cycles are refused in each way of writing them.
  'server/platform/circleA.ts': { source: `export * from './circleB.ts';`, rule: 'no-cycle' },
  'server/platform/circleB.ts': { source: `export * from '#server/platform/circleA.ts';`, rule: 'no-cycle' },

  // A step is (state, input, dt).
  'shared/simulation/c.ts': {
    source: 'export const luck = Math.random();',
    rule: 'no-restricted-properties',
  },
  'shared/simulation/d.ts': { source: 'export const now = Date.now();', rule: 'no-restricted-globals' },
  'shared/simulation/e.ts': { source: 'export const now = new Date();', rule: 'no-restricted-globals' },
  'shared/simulation/f.ts': {
    source: 'export const now = performance.now();',
    rule: 'no-restricted-globals',
  },

  // The rest of the base rules.
  'server/platform/b.ts': { source: 'export default 1;', rule: 'no-default-export' },
  'server/platform/c.ts': { source: 'export const anything: any = 1;', rule: 'no-explicit-any' },
  'server/platform/d.ts': {
    source:
      'const later = (): Promise<void> => Promise.resolve();\nexport function go(): void {\n  later();\n}',
    rule: 'no-floating-promises',
  },
};

/** Imports that must stay possible: a law that refuses everything proves nothing. */
const allowed: Record<string, string> = {
  'client/game/ok.ts': `export { Scene } from 'phaser';\nexport { WorldConnection } from '#client/net/rooms/x.ts';`,
  'client/overlay/ok.ts': `export { useState } from 'react';\nexport { Button } from '#client/ui/Button.tsx';`,
  'client/overlay/ok.tsx': [
    '({ list }) => list.find(Boolean)?.id ?? null',
    '({ list }) => list.filter(Boolean).length',
    '({ user }) => ruleOf(user).mayType',
    '({ user }) => isGrown(user)',
  ]
    .map((selector, at) => selects(selector, at).source)
    .join('\n'),
  'client/net/channels/comments.ts': `export { mutationHook } from '#client/net/mutationHook.ts';`,
  'client/ui/useStore.ts': `export { useStore } from 'zustand/react';`,
  'client/stores/ok.ts': `export { createStore } from 'zustand/vanilla';`,
  'server/domain/ok.ts': `export { eq } from 'drizzle-orm';\nexport { schema } from '#server/db/schema.ts';`,
  'server/http/ok.ts': `export { readFileSync } from 'node:fs';\nexport { Router } from 'express';`,
  'shared/contract/ok.ts': `export { z } from 'zod';`,
  'shared/simulation/ok.test.ts': `export { it } from 'vitest';`,
};

function imports(path: string) {
  return {
    source: `import { thing } from '${path}';\nexport const used = thing;`,
    rule: 'no-restricted-imports',
  };
}

function selects(selector: string, at = 0) {
  return {
    source: `export function usePicked${at}() {\n  return useStore(store, ${selector});\n}`,
    rule: 'steady-selector',
  };
}

let copy: string;
let reports: Map<string, string[]>;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'laws-'));
  for (const name of ['oxlint.config.ts', 'package.json', 'tsconfig.base.json', 'scripts/support']) {
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  }
  for (const side of ['shared', 'client', 'server']) {
    mkdirSync(join(copy, 'src', side), { recursive: true });
    cpSync(join(projectRoot, 'src', side, 'tsconfig.json'), join(copy, 'src', side, 'tsconfig.json'));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const sources = Object.entries(violations).map(([path, { source }]) => [path, source] as const);
  for (const [path, source] of [...sources, ...Object.entries(allowed)]) {
    const file = join(copy, 'src', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${source}\n`);
  }
  reports = await lint(copy);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the linter holds the import laws', () => {
  it.each(Object.entries(violations))('src/%s', (path, { rule }) => {
    expect(reports.get(`src/${path}`) ?? []).toContainEqual(expect.stringContaining(rule));
  });

  it.each(Object.keys(allowed))('src/%s is fine', (path) => {
    expect(reports.get(`src/${path}`) ?? []).toEqual([]);
  });
});

/** The broken rules of each file. */
function lint(folder: string): Promise<Map<string, string[]>> {
  const program = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, '--format=json', 'src'],
      { cwd: folder, maxBuffer: 1e8 },
      (_error, output) => {
        try {
          const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] };
          const byFile = Map.groupBy(diagnostics, ({ filename }) => filename.replaceAll('\\', '/'));
          resolve(new Map([...byFile].map(([file, found]) => [file, found.map(({ code }) => code)])));
        } catch (cause) {
          reject(new Error(`oxlint did not report: ${output}`, { cause }));
        }
      },
    );
  });
}
