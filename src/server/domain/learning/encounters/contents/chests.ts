/** Pure. Chests with a pattern for a lock: what comes next? */
import type { Concept } from '#server/domain/seed/concepts.ts';
import { withChoices, type EncounterContent } from './encounterContent.ts';

interface Lock {
  readonly key: string;
  readonly concepts: readonly Concept[];
  readonly pattern: readonly string[];
  readonly right: string;
  readonly others: readonly [string, string];
  readonly turn: number;
  /** Prints the next sign. */
  readonly source: string;
}

const chest = ({ key, concepts, pattern, right, others, turn, source }: Lock): EncounterContent => ({
  key: `chest:${key}`,
  kind: 'CHEST',
  concepts,
  question: '다음에 올 것은 무엇일까요?',
  program: null,
  pattern,
  ...withChoices(right, others, turn),
  play: [...pattern, right],
  proofs: [{ language: 'JAVASCRIPT', source }],
});

/** Signs over and over, shown up to the gap. */
function rhythm(turn: number, length: number, unit: readonly string[], others: readonly [string, string]) {
  const signAt = (index: number) => unit[index % unit.length] ?? '';
  return chest({
    key: `rhythm:${unit.join('')}:${length}`,
    concepts: [],
    pattern: Array.from({ length }, (_, index) => signAt(index)),
    right: signAt(length),
    others,
    turn,
    source: `print(${JSON.stringify(unit)}[${length} % ${unit.length}]);`,
  });
}

/** Numbers that grow by the same step. */
function steps(turn: number, first: number, by: number, others: readonly [string, string]) {
  const length = 4;
  return chest({
    key: `steps:${first}:${by}`,
    concepts: [],
    pattern: Array.from({ length }, (_, index) => String(first + by * index)),
    right: String(first + by * length),
    others,
    turn,
    source: `let n = ${first};\nfor (let i = 0; i < ${length}; i += 1) n += ${by};\nprint(n);`,
  });
}

/** Numbers that are multiplied over and over. */
function times(turn: number, first: number, by: number, others: readonly [string, string]) {
  const length = 4;
  return chest({
    key: `times:${first}:${by}`,
    concepts: ['REPEAT'],
    pattern: Array.from({ length }, (_, index) => String(first * by ** index)),
    right: String(first * by ** length),
    others,
    turn,
    source: `let n = ${first};\nfor (let i = 0; i < ${length}; i += 1) n *= ${by};\nprint(n);`,
  });
}

export const CHESTS: readonly EncounterContent[] = [
  rhythm(0, 5, ['조개', '별'], ['조개', '방울']),
  rhythm(1, 4, ['별', '별', '조개'], ['조개', '물고기']),
  rhythm(2, 5, ['조개', '방울', '물고기'], ['조개', '방울']),
  rhythm(1, 6, ['물고기', '물고기', '별', '별'], ['물고기', '조개']),
  rhythm(0, 7, ['방울', '조개', '조개'], ['방울', '별']),
  rhythm(2, 6, ['별', '조개', '별', '방울'], ['조개', '방울']),
  steps(0, 1, 1, ['4', '6']),
  steps(1, 2, 2, ['9', '12']),
  steps(2, 5, 5, ['21', '30']),
  steps(1, 3, 3, ['14', '13']),
  steps(0, 20, -4, ['8', '2']),
  steps(2, 10, -2, ['4', '1']),
  times(0, 1, 2, ['10', '12']),
  times(1, 2, 2, ['20', '24']),
];
