import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { lockfileGaps } from '../../scripts/support/lockfileGaps.ts';
import type { LockPackages } from '../../scripts/support/lockfileGaps.ts';

function readJson<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(join(projectRoot, name), 'utf8')) as Shape;
}

describe('package-lock.json', () => {
  const { packages } = readJson<{ packages: LockPackages }>('package-lock.json');

  it('names every platform (npm run lock completes it), so that npm ci takes it on any machine', () => {
    expect(lockfileGaps(packages).map(({ path }) => path)).toEqual([]);
  });

  it('names no registry, so that it installs from whichever one is set', () => {
    expect(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
  });

  it('pins what package.json asks for', () => {
    const wanted = readJson<{ dependencies: object; devDependencies: object; optionalDependencies: object }>(
      'package.json',
    );
    expect(packages['']).toMatchObject({
      dependencies: wanted.dependencies,
      devDependencies: wanted.devDependencies,
      optionalDependencies: wanted.optionalDependencies,
    });
  });
});
