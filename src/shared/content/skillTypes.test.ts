import { expect, it } from 'vitest';
import { advancementOf } from './skillTypes.ts';

const byCode = (code: string) => advancementOf({ code, name: '' });
const byName = (name: string) => advancementOf({ code: '', name });

it.each([
  ['DIVE_IV', 4],
  ['warrior-iii', 3],
  ['II', 2],
  ['TIER_I', 1],
  ['JOB_4TH', 4],
  ['3rd_job', 3],
  ['2ND', 2],
  ['1ST', 1],
  ['ACTIVE', 1],
  ['DIVING', 1],
  ['SKIING', 1],
] as const)('the code %s is of tier %i', (code, tier) => expect(byCode(code)).toBe(tier));

it.each([
  ['네 번째 물길', 4],
  ['네번째 물길', 4],
  ['4차 전직', 4],
  ['셋째 마당', 3],
  ['세 번째', 3],
  ['3차', 3],
  ['둘째 마당', 2],
  ['두 번째', 2],
  ['2차', 2],
  ['첫 번째', 1],
  ['12차 시험', 1],
  ['움직임', 1],
] as const)('the name %s is of tier %i', (name, tier) => expect(byName(name)).toBe(tier));

it('believes the code before the name', () => {
  expect(advancementOf({ code: 'DIVE_II', name: '네 번째 물길' })).toBe(2);
});
