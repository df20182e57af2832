import { expect, test } from 'vitest';
import type { Skill } from '#shared/contract/world/skills.ts';
import { arrangeSkills } from './arrangeSkills.ts';

const skill = (name: string, currentLevel: number): Skill => ({
  id: 1,
  name,
  description: '',
  hint: '',
  touchHint: '',
  skillType: 'DASH',
  iconUrl: '',
  categoryCode: 'DIVE_I',
  maxLevel: 5,
  currentLevel,
  requirements: [],
  levels: [],
  price: null,
  acquirable: false,
  advancement: 1,
});
const skills = [skill('이단 점프', 0), skill('대시 Dash', 2), skill('벽 타기', 2)];
const names = (...arranged: Parameters<typeof arrangeSkills>) =>
  arrangeSkills(...arranged).map(({ name }) => name);

test('sorts by name and by level, equal levels by name', () => {
  expect(names(skills, '', 'NAME_ASC')).toEqual(['대시 Dash', '벽 타기', '이단 점프']);
  expect(names(skills, '', 'NAME_DESC')).toEqual(['이단 점프', '벽 타기', '대시 Dash']);
  expect(names(skills, '', 'LEVEL_DESC')).toEqual(['대시 Dash', '벽 타기', '이단 점프']);
  expect(names(skills, '', 'LEVEL_ASC')).toEqual(['이단 점프', '대시 Dash', '벽 타기']);
});

test('finds a part of a name in any case', () => {
  expect(names(skills, ' dASH ', 'NAME_ASC')).toEqual(['대시 Dash']);
  expect(names(skills, '점프', 'NAME_ASC')).toEqual(['이단 점프']);
  expect(names(skills, '헤엄', 'NAME_ASC')).toEqual([]);
});
