import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from './support/envExample.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

writeFileSync(join(projectRoot, '.env.example'), envExample());
console.log('.env.example is written.');
