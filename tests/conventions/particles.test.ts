import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** A value in a text, and right after it a particle that goes by the value's last sound. */
const FIXED = /\$\{((?:[^{}]|\{[^{}]*\})*)\}(은|는|이|가|을|를|와|과|으로|로)(?=[\s.,!?`])/gu;

/** Values that always end in the same sound: words of which all end alike, letters V to Z, notes of a scale, a date. */
const ENDS_ALIKE: readonly RegExp[] = [
  // «…이라는»: the particle is chosen, the rest of the word follows.
  /withParticle\(.*'이라\/라'\)$/,
  /^(letter|sung\[wrong\]|verdict|won\(amount\)|PLANS\[plan\]|team|points\((missing|price|left)\))$/,
  /^(WEEKDAY_HOUR\.format\(startsAt\)|wish\(tab, toOpen\)|shown\(value\))$/,
  /^side === 'right'/,
];

it('chooses the particle after a value by how the value sounds', () => {
  const src = join(projectRoot, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(FIXED)]
        .filter(([, value = '']) => !ENDS_ALIKE.some((known) => known.test(value)))
        .map(([text]) => `${file}: ${text} needs josa or withParticle`),
    );
  expect(found).toEqual([]);
});
