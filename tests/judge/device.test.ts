import { beforeAll, describe, expect, it } from 'vitest';
import { DeviceEnd, DeviceError } from '#shared/code/device.ts';
import { recordingDevice, startEngines, type RunInEngine } from './engines.ts';

let run: RunInEngine;
beforeAll(async () => {
  run = await startEngines();
});

const both = (javaScript: string, python: string) =>
  [
    ['JAVASCRIPT', javaScript],
    ['PYTHON', python],
  ] as const;

describe('a program with a device', () => {
  it.each(
    both(
      'walk(2);\nif (gapAhead()) {\n  print("gap");\n  lamp.blink([1, "red", true, null]);\n}',
      'walk(2)\nif gap_ahead() and gapAhead():\n  print("gap")\n  lamp.blink([1, "red", True, None])',
    ),
  )('%s calls commands and gets answers', async (language, source) => {
    const { device, calls } = recordingDevice((command) => command === 'gapAhead');
    const reply = await run(language, source, {}, device);
    expect(reply).toMatchObject({ ending: 'ok', output: 'gap\n', outcome: { kind: 'test' } });
    expect(calls[0]).toEqual({ command: 'walk', args: [2], line: 1 });
    expect(calls.at(-1)).toEqual({ command: 'lamp.blink', args: [[1, 'red', true, null]], line: 4 });
  });

  it.each(
    both(
      'function twice(f) {\n  f();\n  f();\n}\n\ntwice(() => walk());\n[1].forEach(walk);\nfor (const n of [1, 2])\n  walk(n);',
      'def twice(f):\n  f()\n  f()\n\n\ntwice(lambda: walk())\nlist(map(walk, [1]))\nfor n in [1, 2]:\n  walk(n)',
    ),
  )('%s tells the line of each call, through functions and loops', async (language, source) => {
    const { device, calls } = recordingDevice();
    expect(await run(language, source, {}, device)).toMatchObject({ ending: 'ok' });
    expect(calls.map(({ line }) => line)).toEqual([6, 6, 7, 9, 9]);
  });

  it.each(both('walk(1);\n\nwalk(9);', 'walk(1)\n\nwalk(9)'))(
    '%s stops with the line where a command is used wrongly',
    async (language, source) => {
      const { device, calls } = recordingDevice();
      device.call = (command, args, line) => {
        calls.push({ command, args, line });
        if (args[0] === 9) throw new DeviceError('너무 멀어요.');
        return null;
      };
      expect(await run(language, source, {}, device)).toMatchObject({
        ending: 'error',
        error: { name: 'DeviceError', message: '너무 멀어요.', line: 3 },
      });
    },
  );

  it.each(
    both(
      'print("before");\ntry { goal(); } catch { print("caught"); } finally { print("finally"); }\nfor (;;) walk();',
      'print("before")\ntry:\n  goal()\nexcept BaseException:\n  print("caught")\nfinally:\n  print("finally")\nwhile True: walk()',
    ),
  )('%s ends well where the device ends it, whatever the program tries', async (language, source) => {
    const { device } = recordingDevice((command) => {
      if (command === 'goal') throw new DeviceEnd();
      return null;
    });
    expect(await run(language, source, {}, device)).toMatchObject({ ending: 'ok', output: 'before\n' });
  });

  it.each(
    both(
      'const round = []; round.push(round);\nfor (const bad of [round, 10n, {}, walk, NaN, "x".repeat(1001), [[[[[1]]]]]]) {\n  try { walk(bad); print("taken"); } catch (error) { print(error.name); }\n}',
      'round = []; round.append(round)\nfor bad in [round, 10j, {}, walk, float("nan"), "x" * 1001, [[[[[1]]]]]]:\n  try:\n    walk(bad)\n    print("taken")\n  except Exception as error:\n    print(type(error).__name__)',
    ),
  )('%s passes plain and small values alone', async (language, source) => {
    const { device, calls } = recordingDevice();
    const reply = await run(language, source, {}, device);
    // NaN is null in JavaScript's JSON, and refused from Python.
    expect(reply.output.split('\n').filter((line) => line === 'DeviceError').length).toBeGreaterThanOrEqual(
      5,
    );
    expect(calls.every(({ args }) => args[0] === null)).toBe(true);
  });

  it('is frozen, and its names may be taken by the program', async () => {
    const { device, calls } = recordingDevice();
    const source =
      '"use strict";\ntry { lamp.blink = 1; } catch (e) { print(e.name); }\n{ const walk = 3; print(walk); }';
    expect(await run('JAVASCRIPT', source, {}, device)).toMatchObject({ output: 'TypeError\n3\n' });
    const python =
      'try:\n  lamp.blink = 1\nexcept AttributeError:\n  print("no")\ndef walk(): return 3\nprint(walk())';
    expect(await run('PYTHON', python, {}, device)).toMatchObject({ output: 'no\n3\n' });
    expect(calls).toEqual([]);
  });
});
