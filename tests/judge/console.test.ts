import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Judge } from '#server/judge/judge.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import { recordingLog, runOf, startJavaScript } from './support.ts';

// Each program runs in the judge and in Node; both have to say the same.
const PROGRAMS: readonly string[] = [
  'console.log("%s is %d years and %i, %f", "돌핀", 3.5, 3.9, "2.5x", "more", [1]);',
  'console.log("%s %s %s %s", -0, 12n, Symbol("a"), null, undefined);',
  'console.log("%s", { a: { b: 1 } }, "%s", [1, [2, [3]]]);',
  'console.log("%s %s", [1, [2]], { toString() { return "own"; } });',
  'class Fish { toString() { return "fish"; } } class Plain {} console.log("%s %s %s", new Fish(), new Plain(), class A {});',
  'console.log("%d %d %d %d", "42", 12n, {}, "");',
  'console.log("%i %f %i", "12px", "3.5.1", 9n);',
  'console.log("%j %j", { a: [1, "b"] }, undefined); const c = {}; c.c = c; console.log("%j", c);',
  'console.log("%O|%o", { a: { b: { c: { d: 1 } } } }, [1, { a: 2 }]);',
  'console.log("%c styled", "color: red"); console.log("100%", 5); console.log("%%", 1); console.log("50%% %d", 3); console.log("%%");',
  'console.log("%x %d", 1); console.log("%", 1); console.log("%s"); console.log("%d%", 5, 6);',
  'console.log(); console.log(""); console.log(" ", ""); console.log(undefined, null); console.log("a\\nb", ["a\\nb"]);',
  'console.log(1, "%s", 2); console.log([1], "%s", 2); console.log(-0, [-0], 0.1 + 0.2, 1e21, 1e-7);',
  'console.log([1, 2, 3].map(String), new Map([["a", { b: 1 }]]), new Set("abc"), [,1], { f() {}, g: class {} });',
  'console.info("i"); console.debug("d"); console.error("e %d", 1); console.warn("w");',
  'console.group("A"); console.log("in\\ntwo"); console.group(); console.log({ a: 1 }); console.groupEnd(); console.groupEnd(); console.groupEnd(); console.log("out"); console.groupCollapsed("B"); console.error("err"); console.groupEnd();',
  'console.count(); console.count(); console.count("x"); console.countReset(); console.count();',
  'console.assert(true, "no"); console.assert(false, "say %s", "hi"); console.assert(false); console.assert(false, { a: 1 });',
  'console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 }); console.dir([1, [2, [3, [4, [5]]]]], { depth: null }); console.dirxml([1], "a");',
  'console.table([{ name: "돌핀", age: 3 }, { name: "고래", age: 100 }]);',
  'console.table([[1, 2], [3]]); console.table([1, "two", { a: 3 }]); console.table({ a: { x: 1 }, b: { x: 2, y: 3 } });',
  'console.table([{ a: 1, b: 2 }], ["b"]); console.table(5); console.table("text"); console.table(null); console.table([]);',
  'console.table(new Map([["a", 1], [{ k: 1 }, [1, 2]]])); console.table(new Set([1, "b"])); console.table([{ a: { b: { c: 1 } }, l: [1, 2, 3, 4] }]);',
  'function Old() { this.a = 1; } console.log(new Old(), Old, [Old]); console.log(Object.create(Old.prototype));',
  'console.log(async () => 1, function* g() {}, Math.max, class X extends Array {}, [class Y {}], Symbol.iterator, globalThis === this || true);',
  'console.log([3, 1, 2, 10, 9].sort((a, b) => a > b), [3, 1, 2].sort((a, b) => a < b), [5, 1, 4].toSorted(() => 1));',
  'console.log(Promise.resolve(1), Promise.resolve([1]), new Promise(() => {}), (async () => 5)());',
  'console.log(structuredClone({ a: new Date(0), b: new Map([[1, new Set([2])]]), c: [1, , 3], d: /x/g }));',
];

let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: recordingLog() });
  await startJavaScript(judge);
});
afterAll(() => judge.close());

describe('the console', () => {
  it.each(PROGRAMS)('says what Node says: %s', async (source) => {
    const [ours, { stdout, stderr }] = await Promise.all([
      judge.run(runOf(source)),
      promisify(execFile)(process.execPath, ['--eval', source], { env: { NO_COLOR: '1' } }),
    ]);
    expect(ours.verdict).toBe('AC');
    expect(ours.output).toBe(stdout);
    expect(ours.errorOutput).toBe(stderr);
  });

  it('names what it traces, without the stack of the host', async () => {
    const { errorOutput } = await judge.run(runOf('console.trace("here %d", 1); console.trace();'));
    expect(errorOutput).toBe('Trace: here 1\nTrace\n');
  });
});
