import { beforeAll, describe, expect, it } from 'vitest';
import type { DeviceRequest } from '#shared/code/devices.ts';
import { createDevice } from '#shared/code/devices.ts';
import { deviceNames } from '#shared/code/deviceNames.ts';
import { faultOfRun } from '#shared/code/faultOfRun.ts';
import type { EngineLanguage } from '#shared/code/protocol.ts';
import { VERDICT_OF } from '#shared/code/verdictOf.ts';
import { STAGE_COURSE } from '#server/domain/seed/stages/stageCourse.ts';
import { explainFailure, explainRun } from '#server/judge/explain.ts';
import { explainCompileError } from '#shared/code/endingText.ts';
import { startEngines, type RunInEngine } from './engines.ts';

/** Mistakes that children type, and a part of the explanation in every place where the program may run. */
const MISTAKES: readonly (readonly [what: string, language: EngineLanguage, source: string, says: string])[] =
  [
    ['a name with a letter wrong', 'PYTHON', 'score = 1\nprint(scroe)', 'score'],
    ['a function with a letter wrong', 'PYTHON', 'pritn(1)', 'print'],
    ['a name that is nowhere', 'PYTHON', 'print(zebra)', 'zebra'],
    ['a word without quotes', 'PYTHON', 'print(안녕)', '따옴표'],
    ['a missing colon', 'PYTHON', 'if 1 < 2\n    print(1)', ': 가 빠졌어요'],
    ['an open bracket', 'PYTHON', 'print((1 + 2)', '닫지 않았어요'],
    ['a bracket too many', 'PYTHON', 'print(1))', '하나 더'],
    ['an open quote', 'PYTHON', 'print("안녕)', '따옴표'],
    ['a missing indentation', 'PYTHON', 'for i in range(3):\nprint(i)', '들여'],
    ['an indentation too many', 'PYTHON', 'a = 1\n    print(a)', '안으로 들어와'],
    ['one = in a condition', 'PYTHON', 'a = 1\nif a = 1:\n    print(a)', '=='],
    ['a misspelled keyword', 'PYTHON', 'whlie True:\n    break', 'while'],
    ['a word of JavaScript', 'PYTHON', 'let a = 3', '파이썬'],
    ['true in small letters', 'PYTHON', 'a = true', 'True'],
    ['console.log', 'PYTHON', 'console.log(1)', 'print'],
    ['braces', 'PYTHON', 'if 1 < 2 {\n    print(1)\n}', '{ }'],
    ['a text plus a number', 'PYTHON', 'a = input\nprint("1" + 2)', '글자'],
    ['past the end of a list', 'PYTHON', 'a = [1, 2]\nprint(a[2])', '없는 칸'],
    ['division by zero', 'PYTHON', 'print(1 / 0)', '0으로 나누'],
    ['a text that is no number', 'PYTHON', 'print(int("가"))', '정수로 바꿀 수 없'],
    ['a sign that only looks alike', 'PYTHON', 'print(“안녕”)', '자판'],
    ['asyncio', 'PYTHON', 'import asyncio\nasync def main():\n    print(1)\nasyncio.run(main())', 'asyncio'],
    ['a call without end', 'PYTHON', 'def f():\n    return f()\nf()', '너무 깊이'],
    ['a name with a letter wrong', 'JAVASCRIPT', 'let score = 1;\nprint(scroe);', 'score'],
    ['a function with a letter wrong', 'JAVASCRIPT', 'pritn(1);', 'print'],
    ['a name that is nowhere', 'JAVASCRIPT', 'print(zebra);', 'zebra'],
    ['a word without quotes', 'JAVASCRIPT', 'print(안녕);', '따옴표'],
    ['an open bracket', 'JAVASCRIPT', 'print((1 + 2);', '닫지 않았어요'],
    ['a brace too few', 'JAVASCRIPT', 'for (let i = 0; i < 3; i += 1) {\n  print(i);', '닫지 않았어요'],
    ['an open quote', 'JAVASCRIPT', 'print("안녕);', '따옴표'],
    ['a condition without brackets', 'JAVASCRIPT', 'if 1 < 2 {\n  print(1);\n}', '( )'],
    ['a misspelled keyword', 'JAVASCRIPT', 'whlie (true) { break; }', 'while'],
    ['a word of Python', 'JAVASCRIPT', 'def f():\n  print(1)', 'function'],
    ['True with a capital letter', 'JAVASCRIPT', 'let a = True;', 'true'],
    ['a constant that is changed', 'JAVASCRIPT', 'const a = 1;\na = 2;', 'const'],
    ['a name used too early', 'JAVASCRIPT', 'print(a);\nlet a = 1;', '만들기 전에'],
    ['a number that is called', 'JAVASCRIPT', 'let a = 1;\na();', '함수가 아니'],
    ['a member with a letter wrong', 'JAVASCRIPT', 'let a = [];\na.puhs(1);', 'push'],
    ['nothing that is read from', 'JAVASCRIPT', 'let a;\nprint(a.length);', '값이 없는 것'],
    ['the same name twice', 'JAVASCRIPT', 'let a = 1;\nlet a = 2;', '두 번'],
    ['a question of a browser', 'JAVASCRIPT', "let a = prompt('x');", 'input( )'],
    ['a module of Node', 'JAVASCRIPT', "const fs = require('fs');", 'input( )'],
    ['the page', 'JAVASCRIPT', 'document.write(1);', '웹 페이지'],
    ['the process', 'JAVASCRIPT', 'process.stdout.write("1");', 'print( )'],
    ['a call without end', 'JAVASCRIPT', 'function f() { return f() + 1; }\nf();', '너무 깊이'],
  ];

/** Only on a device: what is near to one of its commands. */
const COMMAND_MISTAKES: readonly (readonly [
  what: string,
  device: 'stage' | 'object',
  language: EngineLanguage,
  source: string,
  says: string,
])[] = [
  ['a command with a letter missing', 'stage', 'PYTHON', 'jmp()', 'jump'],
  ['a command with a letter missing', 'stage', 'JAVASCRIPT', 'jmp();', 'jump'],
  ['a command with letters swapped', 'stage', 'PYTHON', 'wakl(1)', 'walk'],
  ['a right command before an open bracket', 'stage', 'PYTHON', 'walk(1)\nprint((1', '닫지 않았어요'],
  ['a thing with a letter wrong', 'object', 'PYTHON', 'bel.ring(1)', 'bell'],
  ['a thing with a letter wrong', 'object', 'JAVASCRIPT', 'bel.ring(1);', 'bell'],
  ['a command of a thing with a letter wrong', 'object', 'PYTHON', 'bell.rign(1)', 'ring'],
  ['a command of a thing with a letter wrong', 'object', 'JAVASCRIPT', 'bell.rign(1);', 'ring'],
];

/** Words that no child can read. */
const ENGLISH = /[a-z]+ (?:is|was|not|of|in) [a-z]+|invalid|unexpected|expecting|Error:/i;

function stageLevel() {
  const stage = STAGE_COURSE.lessons[0]?.problems[0]?.stage;
  if (!stage) throw new Error('The first stage of the product is none.');
  return stage;
}

const DEVICES = {
  none: undefined,
  stage: { kind: 'stage', level: stageLevel(), seed: 1 },
  object: { kind: 'object', object: 'bell', seed: 1 },
} as const satisfies Record<string, DeviceRequest | undefined>;

let run: RunInEngine;
beforeAll(async () => {
  run = await startEngines();
});

/**
 * The explanations of the source in every place where it may run: beside the editor, by the server, of a
 * submission.
 */
async function toldOf(language: EngineLanguage, source: string, device: DeviceRequest | undefined) {
  const reply = await run(language, source, {}, device && createDevice(device));
  const program = { language, source, ...(device && { names: deviceNames(device) }) };
  const result = { ...reply, verdict: VERDICT_OF[reply.ending] };
  const fault = faultOfRun(reply, program);
  const judged = { input: '', expected: '', ...(device && { device }) };
  return {
    beside: fault?.message ?? '',
    run: explainRun(result, program) ?? '',
    submitted:
      result.verdict === 'CE'
        ? explainCompileError(reply.error, program)
        : explainFailure({ case: judged, result, visible: true, program }),
  };
}

describe.each(Object.entries(DEVICES))('a mistake on the device: %s', (_name, device) => {
  it.each(MISTAKES)('%s (%s): %j', async (_what, language, source, says) => {
    const told = await toldOf(language, source, device);
    expect(told.beside).toContain(says);
    expect(told.beside.replaceAll(/‘[^’]*’|"[^"]*"/g, '')).not.toMatch(ENGLISH);
    // The same sentence everywhere; a run and a submission say the line before it.
    expect(told.run).toContain(told.beside);
    expect(told.submitted).toContain(told.beside);
  });
});

it.each(COMMAND_MISTAKES)('%s on a %s (%s): %j', async (_what, kind, language, source, says) => {
  const told = await toldOf(language, source, DEVICES[kind]);
  expect(told.beside).toContain(says);
  expect(told.beside).not.toMatch(ENGLISH);
  expect(told.submitted).toContain(told.beside);
});
