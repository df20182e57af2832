import { describe, expect, it } from 'vitest';
import { countStatements } from './countStatements.ts';

describe('countStatements', () => {
  it.each([
    ['', 0],
    ['walk(3);\njump();', 2],
    ['for (let i = 0; i < 3; i += 1) {\n  walk();\n  jump();\n}', 3],
    ['for (const i of [1, 2]) walk(i)', 2],
    ['if (gapAhead()) jump();\nelse { walk(); }', 3],
    ['function f() {\n  walk();;\n}\nf();', 2],
    ['const f = () => { jump(); };', 2],
    ['switch (n) { case 1: walk(); break; default: jump(); }', 4],
    ['try { walk(); } catch { jump(); }', 2],
  ])('of JavaScript: %s', (source, count) => {
    expect(countStatements('JAVASCRIPT', source)).toBe(count);
  });

  it.each([
    ['', 0],
    ['walk(3)\njump()', 2],
    ['# say\n\nfor i in range(3):\n    walk()  # on\n    jump()', 3],
    ['for i in [1, 2]: walk(i)', 2],
    ['if gap_ahead(): jump()\nelse: walk()', 3],
    ['if a:\n  jump()\nelif b: walk()\nelse:\n  jump()', 5],
    ['def f(n: int, g={1: 2}) -> int:\n  return lambda x: x\nf(1); f(2)', 3],
    ['x: int = 3\ny = x[1:2]\nz = {1: 2}\nf = lambda a: a', 4],
    ['say("a;b: c")\nt = """\nif x: y\n"""', 2],
    ['total = (1 +\n  2)\nlong = 1 + \\\n  2', 2],
    ['try:\n  walk()\nexcept ValueError:\n  jump()\nfinally:\n  say("x")', 3],
    ['@cached\ndef f():\n  pass', 1],
    ['match x:\n  case 1: walk()\n  case _: jump()', 3],
    ['match = 3\nprint(match)', 2],
  ])('of Python: %s', (source, count) => {
    expect(countStatements('PYTHON', source)).toBe(count);
  });

  it('is not known of what cannot be read', () => {
    expect(countStatements('JAVASCRIPT', 'walk(')).toBeUndefined();
    expect(countStatements('PYTHON', 'walk(')).toBeUndefined();
    expect(countStatements('PYTHON', 'say("a')).toBeUndefined();
  });
});
