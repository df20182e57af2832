import { expect, it } from 'vitest';
import { branchesOf, loopsOf, routinesOf, takenBranch } from './codePlan.ts';

const JAVASCRIPT = `const depth = 50;
if (depth < 10) {
  print("얕아");
} else if (depth < 100) {
  print("깊어");
} else {
  print("아주 깊어");
}`;
const PYTHON = `for depth in [5, 50]:
    if depth < 10:
        print("얕아")
    elif depth < 100:
        print("깊어")`;

it('finds the ways of a decision in both languages', () => {
  expect(branchesOf(JAVASCRIPT)).toEqual([
    { condition: 'depth < 10', head: 2, body: [3] },
    { condition: 'depth < 100', head: 4, body: [5] },
    { condition: '', head: 6, body: [7] },
  ]);
  expect(branchesOf(PYTHON).map(({ condition, body }) => [condition, body])).toEqual([
    ['depth < 10', [3]],
    ['depth < 100', [5]],
  ]);
  expect(branchesOf('print(1)')).toEqual([]);
});

it('tells the way that was taken last, or that nothing held', () => {
  const branches = branchesOf(PYTHON);
  expect(takenBranch(branches, [1, 2, 3], false)).toBe(0);
  expect(takenBranch(branches, [1, 2, 3, 1, 2], false)).toBe(-1);
  expect(takenBranch(branches, [1, 2, 3, 1, 2, 4, 5], true)).toBe(1);
  const once = branchesOf('if (false) {\n  print(1);\n}');
  expect(takenBranch(once, [1], false)).toBe(-1);
  expect(takenBranch(once, [1], true)).toBe(1);
});

it('finds loops with the variable they count with, and functions with what they take', () => {
  const loops = loopsOf(
    'for (let row = 1; row <= 2; row++) {\n  for (const x of list) {\n    print(x);\n  }\n}',
  );
  expect(loops).toEqual([
    { head: 1, body: [2, 3, 4], variable: 'row' },
    { head: 2, body: [3], variable: 'x' },
  ]);
  expect(loopsOf('while n > 0:\n    n = n - 1')).toEqual([{ head: 1, body: [2], variable: null }]);
  expect(routinesOf('def area(width, height):\n    return width * height\n\nprint(area(1, 2))')).toEqual([
    { name: 'area', parameters: ['width', 'height'], body: [2] },
  ]);
  expect(routinesOf('function 물결() {\n  print("철썩");\n}')).toEqual([
    { name: '물결', parameters: [], body: [2] },
  ]);
});
