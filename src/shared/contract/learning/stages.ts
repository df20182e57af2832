import { z } from 'zod';
import { NPCS } from '#shared/content/npcs.ts';
import { exactText } from '#shared/contract/fields.ts';
import {
  GATE_LETTERS,
  layoutOfSeed,
  MIN_VARIANTS,
  SIGN_LETTERS,
  STAGE_COLORS,
  STAGE_COMMAND_LIMIT,
  STAGE_LIMITS,
  STAGE_THEMES,
  STAGES_OF_THEME,
  type StageLayout,
  type StageLevel,
} from '#shared/simulation/stage/level.ts';

/** Every character of the legend of `rows`; `StageLayout` explains them. */
const LEGEND = /^[.#=|SFo1-9A-EV-Zrnygbpw]*$/u;
const LONGEST_TEXT = 60;

const friendNumberSchema = z.int().min(1).max(9);
const anyText = exactText(LONGEST_TEXT, `${LONGEST_TEXT}자까지 쓸 수 있어요.`);
const filledText = anyText.min(1, '빈 글이 있어요. 무엇을 쓸지 정해 주세요.');

/** Parts of a layout; a draft may still have empty texts. `stageLevelSchema` checks whether it can be played. */
export function layoutFields(text: typeof anyText) {
  const gate = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('SHELLS'), count: z.int().min(1).max(40) }),
    z.object({ kind: z.literal('TALK'), friend: friendNumberSchema }),
    z.object({ kind: z.literal('SAY'), text }),
  ]);
  const goal = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('FLAG') }),
    z.object({ kind: z.literal('SHELLS'), count: z.union([z.int().min(1).max(40), z.literal('ALL')]) }),
    z.object({ kind: z.literal('TALK'), friend: friendNumberSchema }),
    z.object({ kind: z.literal('PATTERN') }),
    z.object({ kind: z.literal('SAY'), text, friend: friendNumberSchema.nullable() }),
  ]);
  const friend = z.object({ npcId: z.int().positive(), says: z.union([text, z.number()]) });
  const row = z
    .string({ error: '지도의 줄이 글이 아니에요.' })
    .max(STAGE_LIMITS.maxColumns, `지도는 ${STAGE_LIMITS.maxColumns}칸까지예요.`)
    .regex(LEGEND, '지도에 모르는 글자가 있어요.');
  return {
    rows: z
      .array(row, { error: '지도가 빠졌어요.' })
      .max(STAGE_LIMITS.maxRows, `지도는 ${STAGE_LIMITS.maxRows}줄까지예요.`),
    signs: z.partialRecord(z.enum(SIGN_LETTERS), z.union([z.number(), text]), {
      error: '표지판에 쓴 것이 빠졌어요.',
    }),
    friends: z.array(friend, { error: '친구 목록이 빠졌어요.' }).max(9, '친구는 아홉까지예요.'),
    gates: z.partialRecord(z.enum(GATE_LETTERS), gate, { error: '문이 열리는 조건이 빠졌어요.' }),
    goals: z.array(goal, { error: '목표가 빠졌어요.' }).max(6, '목표는 여섯까지예요.'),
  };
}

/** Parts of a level beside its layouts, without its place on the road. */
export const levelFields = {
  theme: z.enum(STAGE_THEMES, { error: '테마가 빠졌어요.' }),
  facing: z.enum(['LEFT', 'RIGHT'], { error: '바라보는 쪽이 빠졌어요.' }),
  fallEnds: z.boolean({ error: '틈에 빠지면 어떻게 되는지가 빠졌어요.' }),
  blockLimit: z
    .int({ error: '블록 수 조건이 빠졌어요.' })
    .min(1, '블록 수는 1부터 200까지예요.')
    .max(200, '블록 수는 1부터 200까지예요.'),
  stepLimit: z
    .int({ error: '걸음 수 조건이 빠졌어요.' })
    .min(1, `걸음 수는 1부터 ${STAGE_COMMAND_LIMIT}까지예요.`)
    .max(STAGE_COMMAND_LIMIT, `걸음 수는 1부터 ${STAGE_COMMAND_LIMIT}까지예요.`),
};

export const draftLayoutFields = layoutFields(anyText);
export const toolboxSchema = z
  .array(exactText(30, '블록 이름이 너무 길어요.'), { error: '쓸 수 있는 블록이 빠졌어요.' })
  .max(60, '블록은 60가지까지예요.');

const filledFields = layoutFields(filledText);
const layoutSchema = z.object({
  ...filledFields,
  goals: filledFields.goals.min(1, '목표를 하나는 정해 주세요.'),
});

/** A level in which a program moves the child's own avatar; every variant is checked as it will be played. */
export const stageLevelSchema: z.ZodType<StageLevel> = layoutSchema
  .extend({
    ...levelFields,
    order: z.int().min(0).max(STAGES_OF_THEME),
    variantList: z
      .array(layoutSchema.partial())
      .min(MIN_VARIANTS, `바다가 ${MIN_VARIANTS}개는 있어야 해요.`)
      .max(STAGE_LIMITS.maxVariants),
    toolbox: toolboxSchema.min(1, '쓸 수 있는 블록을 골라 주세요.'),
  })
  .superRefine((level, context) => {
    for (const index of level.variantList.keys()) {
      for (const fault of faultsOf(layoutOfSeed(level, index + 1))) {
        const message = `${index + 1}번째 바다: ${fault}`;
        context.addIssue({ code: 'custom', path: ['variantList', index], message });
      }
    }
  });

/** The faults that keep a layout from being played, in words for its author. */
function faultsOf(layout: StageLayout): string[] {
  const { rows } = layout;
  const { minColumns, minRows, maxRows } = STAGE_LIMITS;
  const columns = rows[0]?.length ?? 0;
  if (rows.length < minRows || rows.length > maxRows)
    return [`지도는 ${minRows}줄에서 ${maxRows}줄까지예요.`];
  if (columns < minColumns || rows.some(({ length }) => length !== columns))
    return [`지도의 모든 줄은 길이가 같고 ${minColumns}칸부터예요.`];
  return [...startFaults(rows), ...legendFaults(layout), ...goalFaults(layout), ...gateFaults(layout)];
}

const countOf = (rows: readonly string[], mark: string): number => rows.join('').split(mark).length - 1;

function startFaults(rows: readonly string[]): string[] {
  if (countOf(rows, 'F') > 1) return ['깃발(F)은 하나까지예요.'];
  if (countOf(rows, 'S') !== 1) return ['출발하는 곳(S)은 하나여야 해요.'];
  const row = rows.findIndex((line) => line.includes('S'));
  const below = rows[row + 1]?.[rows[row]?.indexOf('S') ?? 0] ?? '.';
  return '#=|'.includes(below) ? [] : ['출발하는 곳(S) 아래에는 땅이나 판자가 있어야 해요.'];
}

function legendFaults({ rows, signs, friends, gates }: StageLayout): string[] {
  const missing = (letter: string): string | null => {
    if (/[A-E]/u.test(letter) && !Object.hasOwn(signs, letter)) return `표지판 ${letter}에 쓴 것이 없어요.`;
    if (/[V-Z]/u.test(letter) && !Object.hasOwn(gates, letter)) return `문 ${letter}가 열리는 조건이 없어요.`;
    if (/[1-9]/u.test(letter) && !friends[Number(letter) - 1]) return `${letter}번 친구가 누구인지 없어요.`;
    return null;
  };
  const strangers = friends.flatMap(({ npcId }, index) =>
    NPCS.some(({ id }) => id === npcId) ? [] : [`${index + 1}번 친구는 바다에 없는 친구예요.`],
  );
  return [...[...new Set(rows.join(''))].flatMap((letter) => missing(letter) ?? []), ...strangers];
}

function goalFaults({ rows, goals }: StageLayout): string[] {
  const cells = rows.join('');
  return goals.flatMap((goal) => {
    if (goal.kind === 'FLAG') return cells.includes('F') ? [] : ['깃발(F)이 없어요.'];
    if (goal.kind === 'PATTERN')
      return Object.keys(STAGE_COLORS).some((letter) => cells.includes(letter)) ? [] : ['칠할 칸이 없어요.'];
    if (goal.kind === 'SHELLS')
      return countOf(rows, 'o') < (goal.count === 'ALL' ? 1 : goal.count) ? ['조개(o)가 모자라요.'] : [];
    return goal.friend === null || cells.includes(String(goal.friend))
      ? []
      : [`${goal.friend}번 친구가 지도에 없어요.`];
  });
}

/** A gate on the map that nothing on the map can open. */
function gateFaults({ rows, gates }: StageLayout): string[] {
  const cells = rows.join('');
  return GATE_LETTERS.flatMap((letter) => {
    const gate = cells.includes(letter) ? gates[letter] : undefined;
    if (gate?.kind === 'TALK' && !cells.includes(String(gate.friend)))
      return [`문 ${letter}를 여는 ${gate.friend}번 친구가 지도에 없어요.`];
    return gate?.kind === 'SHELLS' && countOf(rows, 'o') < gate.count
      ? [`문 ${letter}를 열 조개(o)가 모자라요.`]
      : [];
  });
}
