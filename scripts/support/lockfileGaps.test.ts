import { expect, it } from 'vitest';
import { lockfileGaps } from './lockfileGaps.ts';

const parent = (version: string) => ({
  dev: true,
  optionalDependencies: { '@esbuild/darwin-arm64': version },
});

it('finds what has no entry and tells its platform by its name', () => {
  expect(lockfileGaps({ 'node_modules/esbuild': parent('0.25.1') })).toEqual([
    {
      path: 'node_modules/@esbuild/darwin-arm64',
      entry: { version: '0.25.1', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
    },
  ]);
});

it('is content with an entry at the root or beside the package', () => {
  const entry = { version: '0.25.1' };
  expect(
    lockfileGaps({ 'node_modules/esbuild': parent('0.25.1'), 'node_modules/@esbuild/darwin-arm64': entry }),
  ).toEqual([]);
  expect(
    lockfileGaps({
      'node_modules/esbuild': parent('0.25.1'),
      'node_modules/esbuild/node_modules/@esbuild/darwin-arm64': entry,
      'node_modules/@esbuild/darwin-arm64': { version: '0.18.0' },
    }),
  ).toEqual([]);
});

it('puts a second version beside the package that wants it', () => {
  const gaps = lockfileGaps({
    'node_modules/old/node_modules/esbuild': parent('0.18.0'),
    'node_modules/@esbuild/darwin-arm64': { version: '0.25.1' },
  });
  expect(gaps.map(({ path }) => path)).toEqual([
    'node_modules/old/node_modules/esbuild/node_modules/@esbuild/darwin-arm64',
  ]);
});

it('asks for help with a name that tells nothing', () => {
  expect(() => lockfileGaps({ 'node_modules/a': { optionalDependencies: { mystery: '1.0.0' } } })).toThrow(
    /mystery/,
  );
});
