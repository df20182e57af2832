import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envExample } from '../../scripts/support/envExample.ts';

it('.env.example is what the settings say (npm run env:example writes it)', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
});
