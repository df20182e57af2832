/** Pure. Shoals that ask to be put in order. */
import type { Concept } from '#server/domain/seed/concepts.ts';
import { mixed, type EncounterContent } from './encounterContent.ts';

type Rule = 'up' | 'down' | 'even' | 'length';

const RULES: Readonly<
  Record<Rule, { readonly question: string; readonly concepts: readonly Concept[]; readonly order: string }>
> = {
  up: {
    question: '작은 수부터 차례로 세워 주세요.',
    concepts: [],
    order: 'sort((a, b) => a - b)',
  },
  down: { question: '큰 수부터 차례로 세워 주세요.', concepts: [], order: 'sort((a, b) => b - a)' },
  even: {
    question: '둘씩 커지는 차례로 세워 주세요. 가장 작은 수가 맨 앞이에요.',
    concepts: ['REPEAT'],
    order: 'sort((a, b) => a - b)',
  },
  length: {
    question: '이름이 짧은 물고기부터 차례로 세워 주세요.',
    concepts: ['LIST'],
    order: 'sort((a, b) => a.length - b.length)',
  },
};

/** The order is computed; a test has the interpreter sort the same pieces. */
function shoal(rule: Rule, turn: number, ...members: readonly (string | number)[]): EncounterContent {
  const { question, concepts, order } = RULES[rule];
  const right = [...members].sort((a, b) => weight(rule, a) - weight(rule, b)).map(String);
  return {
    key: `shoal:${rule}:${members.join('-')}`,
    kind: 'SHOAL',
    concepts,
    question,
    program: null,
    pattern: [],
    ...mixed(right, turn),
    play: right,
    proofs: [{ language: 'JAVASCRIPT', source: `print(${JSON.stringify(members)}.${order}.join(" "));` }],
  };
}

function weight(rule: Rule, member: string | number): number {
  if (rule === 'length') return String(member).length;
  return rule === 'down' ? -Number(member) : Number(member);
}

export const SHOALS: readonly EncounterContent[] = [
  shoal('up', 0, 3, 7, 1),
  shoal('up', 1, 5, 2, 9, 4),
  shoal('up', 2, 12, 8, 20, 15),
  shoal('up', 1, 30, 3, 13, 31),
  shoal('down', 0, 4, 6, 2),
  shoal('down', 2, 1, 8, 5, 3),
  shoal('down', 1, 11, 9, 10, 19),
  shoal('even', 1, 2, 8, 4, 6),
  shoal('even', 2, 7, 1, 5, 3),
  shoal('even', 0, 10, 14, 12, 16),
  shoal('length', 1, '게', '문어', '불가사리', '해파리'),
  shoal('length', 2, '돌고래', '김', '고래', '바다사자'),
];
