import { spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BlockError } from './BlockError.ts';
import { compileBlocks } from './compileBlocks.ts';
import { countBlocks } from './countBlocks.ts';
import { type Piece, piece, writeBlocks } from './writeBlocks.ts';

/** The output of a program; an end by an error adds the line `!`. */
function printedByJavaScript(source: string, input: readonly string[]): string {
  const lines: string[] = [];
  const left = [...input];
  try {
    runInNewContext(
      compileBlocks(source, 'JAVASCRIPT').code,
      // The guest prints -0 as Node does, and so would this.
      {
        print: (value: unknown) => lines.push(Object.is(value, -0) ? '-0' : String(value)),
        input: () => left.shift(),
      },
      { timeout: 2000 },
    );
  } catch {
    lines.push('!');
  }
  return lines.join('\n');
}

/** One start of the interpreter for all programs. */
const PYTHON = `
import json, sys
for program in json.loads(sys.stdin.buffer.read()):
    lines, left = [], list(program["input"])
    names = {"print": lambda value: lines.append(str(value)), "input": lambda: left.pop(0)}
    try:
        exec(program["code"], names)
    except SyntaxError as error:
        lines.append("SyntaxError " + str(error))
    except Exception:
        lines.append("!")
    sys.stdout.buffer.write((json.dumps("\\n".join(lines)) + "\\n").encode())
`;

function printedByPython(programs: readonly { source: string; input: readonly string[] }[]): string[] {
  const written = programs.map(({ source, input }) => ({
    input,
    code: compileBlocks(source, 'PYTHON').code,
  }));
  const { stdout, stderr } = spawnSync('python3', ['-c', PYTHON], {
    input: JSON.stringify(written),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line));
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

const variable = fc.constantFrom('점수', '이름', 'print', '내 별');
const word = fc.constantFrom('4', '니모', '12', '-3.5', 'a"b\\', '줄\n바꿈', '0', '니모  거북 ');
const number = fc.oneof(fc.integer({ min: -9, max: 12 }), fc.constantFrom(0.5, 2.25));
/** Mostly within a list or a text. */
const place = fc.constantFrom(1, 1, 2, 3, piece('ask'));
const spellCall = fc.constantFrom('별', '달');

const { value, condition } = fc.letrec<{ value: Piece; condition: Piece }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'value' },
    number.map((amount) => piece('number', amount)),
    word.map((text) => piece('text', text)),
    variable.map((name) => piece('variable', name)),
    fc.constant(piece('ask')),
    fc.constant(piece('listLength', '바구니')),
    fc
      .tuple(tie('value'), fc.constantFrom('ADD', 'SUBTRACT', 'MULTIPLY', 'DIVIDE'), tie('value'))
      .map((fillings) => piece('calculate', ...fillings)),
    fc
      .tuple(tie('value'), tie('value'), fc.constantFrom('REMAINDER', 'QUOTIENT'))
      .map((fillings) => piece('divide', ...fillings)),
    tie('value').map((inner) => piece('toNumber', inner)),
    tie('value').map((inner) => piece('textLength', inner)),
    fc.tuple(tie('value'), tie('value')).map((fillings) => piece('join', ...fillings)),
    fc.tuple(tie('value'), place).map((fillings) => piece('letterAt', ...fillings)),
    place.map((at) => piece('listGet', '바구니', at)),
    tie('value').map((argument) => piece('castValueWith1', '달', argument)),
    tie('condition'),
  ),
  condition: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'value' },
    fc.constantFrom('TRUE', 'FALSE').map((yes) => piece('yesNo', yes)),
    fc
      .tuple(tie('value'), fc.constantFrom('EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE'), tie('value'))
      .map((fillings) => piece('compare', ...fillings)),
    fc
      .tuple(tie('condition'), fc.constantFrom('AND', 'OR'), tie('condition'))
      .map((fillings) => piece('logic', ...fillings)),
    tie('condition').map((inner) => piece('not', inner)),
    variable.map((name) => piece('not', piece('variable', name))),
    tie('value').map((item) => piece('listHas', '바구니', item)),
    fc.tuple(tie('value'), tie('value')).map((fillings) => piece('textHas', ...fillings)),
  ),
}));

const { body } = fc.letrec<{ body: Piece[]; statement: Piece }>((tie) => ({
  body: fc.array(tie('statement'), { maxLength: 4, depthIdentifier: 'body' }),
  statement: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'body' },
    value.map((shown) => piece('print', shown)),
    fc.tuple(variable, value).map((fillings) => piece('setVariable', ...fillings)),
    fc.tuple(variable, value).map((fillings) => piece('changeVariable', ...fillings)),
    value.map((item) => piece('listAdd', '바구니', item)),
    fc.tuple(place, value).map((fillings) => piece('listSet', '바구니', ...fillings)),
    place.map((at) => piece('listRemove', '바구니', at)),
    fc.constant(piece('listNew', '바구니')),
    // A list that is joined to itself would double with each turn.
    word.map((between) => piece('print', piece('listJoined', '바구니', between))),
    fc.oneof(word, fc.constant(piece('ask'))).map((line) => piece('listSplit', '바구니', line)),
    fc.tuple(spellCall, value).map(([name, argument]) => piece('castWith1', name, argument)),
    fc.tuple(fc.integer({ min: 0, max: 3 }), tie('body')).map((fillings) => piece('repeat', ...fillings)),
    fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 3 }), variable, tie('body'))
      .map((fillings) => piece('count', ...fillings)),
    tie('body').map((inside) => piece('repeat', piece('listLength', '바구니'), inside)),
    fc
      .tuple(variable, tie('body'))
      .map(([name, inside]) => piece('forEach', '바구니', name, shrinking(inside))),
    fc
      .tuple(value, variable, tie('body'))
      .map(([text, name, inside]) => piece('forEachLetter', text, name, shrinking(inside))),
    fc
      .tuple(condition, tie('body'))
      .map(([until, inside]) => piece('repeatUntil', until, [...inside, piece('stopRepeat')])),
    tie('body').map((inside) => piece('forever', [...inside, piece('stopRepeat')])),
    fc.tuple(condition, tie('body')).map((fillings) => piece('if', ...fillings)),
    fc.tuple(condition, tie('body'), tie('body')).map((fillings) => piece('ifElse', ...fillings)),
  ),
}));

/** Three values are in the list before all others. */
const FILLED = [1, '니모', '3'].map((item) => piece('listAdd', '바구니', item));

/** A loop over a list that it lengthens would never end. */
const shrinking = (inside: readonly Piece[]) => [...inside, piece('stopRepeat')];

/** The second spell returns a value of its parameter; neither calls itself. */
const program = fc
  .record({ main: fc.tuple(body, body, body), first: body, answer: value })
  .map(({ main, first, answer }) =>
    writeBlocks(
      [...FILLED, ...main.flat()],
      [
        piece(
          'spellWith1',
          '별',
          '재료',
          withoutCalls([...first, piece('print', piece('variable', '재료'))]),
        ),
        piece('spellWith1', '달', '점수', withoutCalls([piece('giveBack', answer)])),
      ],
    ),
  );

const withoutCalls = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ type, fillings }) =>
    type.startsWith('cast')
      ? piece(type.startsWith('castValue') ? 'ask' : 'listNew')
      : piece(
          type,
          ...fillings.map((filling) =>
            typeof filling !== 'object' ? filling : 'type' in filling ? one(filling) : withoutCalls(filling),
          ),
        ),
  );
const one = (filling: Piece) => withoutCalls([filling])[0] ?? piece('ask');

const INPUT = ['7', '바다', '3.5', ...Array.from({ length: 300 }, (_, index) => String(index))];

describe('compileBlocks', () => {
  it('writes the words of a first stage', () => {
    const source = writeBlocks([
      piece('repeat', 3, [piece('walk', 2), piece('ifSight', 'gapAhead', [piece('jump')])]),
      piece('talk'),
    ]);
    const { code, blockOfLine } = compileBlocks(source, 'PYTHON');
    expect(code).toBe('for i in range(3):\n    walk(2)\n    if gap_ahead():\n        jump()\ntalk()\n');
    expect(blockOfLine).toEqual(['b2', 'b4', 'b6', 'b7', 'b8']);
    expect(countBlocks(source)).toBe(5);
  });

  it('calls the things of the world by their methods, and lets no variable hide one', () => {
    const source = writeBlocks([
      piece('setVariable', 'bell', piece('bellHour')),
      piece('bellRing', piece('variable', 'bell')),
      piece('lampsLight', 0, 'blue'),
      piece('crabTurnRight'),
    ]);
    expect(compileBlocks(source, 'PYTHON').code).toBe(
      'bell2 = bell.hour()\nbell.ring(bell2)\nlamps.light(0, "blue")\ncrab.turn_right()\n',
    );
    expect(compileBlocks(source, 'JAVASCRIPT').code).toBe(
      'const bell2 = bell.hour();\nbell.ring(bell2);\nlamps.light(0, "blue");\ncrab.turnRight();\n',
    );
  });

  it('knows the block of each line of any program', () => {
    fc.assert(
      fc.property(program, fc.constantFrom('JAVASCRIPT' as const, 'PYTHON' as const), (source, language) => {
        const { code, blockOfLine, ownLines } = compileBlocks(source, language);
        expect(code.split('\n')).toHaveLength(blockOfLine.length + 1);
        expect(blockOfLine.slice(ownLines.to).every((id) => id === null)).toBe(true);
      }),
    );
  });

  it.skipIf(!hasPython)(
    'prints the same in both languages',
    () => {
      const programs = fc
        .sample(program, { numRuns: 400, seed: 11 })
        .map((source) => ({ source, input: INPUT }));
      const python = printedByPython(programs);
      programs.forEach(({ source, input }, index) => {
        expect(python[index], compileBlocks(source, 'JAVASCRIPT').code).toBe(
          printedByJavaScript(source, input),
        );
      });
      // Hundreds of programs run in another process.
    },
    60_000,
  );

  it('names the block that is not finished', () => {
    const source = writeBlocks([piece('if')]);
    expect(() => compileBlocks(source, 'JAVASCRIPT')).toThrow(BlockError);
  });

  it('refuses a stop outside of a loop, an unknown spell and two of one name', () => {
    const broken = [
      writeBlocks([piece('stopRepeat')]),
      writeBlocks([piece('cast', '없는 주문')]),
      writeBlocks([], [piece('spell', '별', []), piece('spell', '별', [])]),
      writeBlocks([piece('giveBack', 1)]),
    ];
    for (const source of broken) expect(() => compileBlocks(source, 'PYTHON')).toThrow(BlockError);
  });
});
