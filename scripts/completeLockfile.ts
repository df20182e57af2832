import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileGaps } from './support/lockfileGaps.ts';
import type { LockPackages } from './support/lockfileGaps.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

// After `npm install`: adds the packages of other platforms that npm left out of the lockfile.
const file = join(projectRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockPackages };
const gaps = lockfileGaps(lock.packages);
for (const { path, entry } of gaps) lock.packages[path] = entry;
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${gaps.length} packages of other platforms added to package-lock.json`);
