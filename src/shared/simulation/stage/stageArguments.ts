/** The arguments of commands. Each reader throws StageMisuse with a text for the child. */
import { STAGE_COLORS, type StageColor } from './level.ts';
import { StageMisuse } from './StageMisuse.ts';
import type { StageCommand, StageValue } from './stageTypes.ts';

/** Names of the colours as a child may write them, too. */
const KOREAN_COLORS: Readonly<Record<string, StageColor>> = {
  빨강: 'red',
  주황: 'orange',
  노랑: 'yellow',
  초록: 'green',
  파랑: 'blue',
  보라: 'purple',
  하양: 'white',
};
const COLORS: readonly StageColor[] = Object.values(STAGE_COLORS);
const LONGEST_TEXT = 60;

/** Commands that read their arguments. */
const WITH_ARGUMENT: readonly StageCommand[] = ['walk', 'climbUp', 'climbDown', 'say', 'draw'];

export function assertArguments(command: StageCommand, args: readonly StageValue[]): void {
  const most = WITH_ARGUMENT.includes(command) ? 1 : 0;
  if (args.length <= most) return;
  throw new StageMisuse(
    most === 0
      ? `${command}()는 괄호 안에 아무것도 넣지 않아요.`
      : `${command}()의 괄호 안에는 하나만 넣어요.`,
  );
}

/** Cells to go: a whole number from 0; 1 by default. */
export function readCells(command: StageCommand, value: StageValue | undefined): number {
  if (value === undefined) return 1;
  if (typeof value === 'string') {
    const isNumber = value.trim() !== '' && Number.isFinite(Number(value));
    throw new StageMisuse(
      isNumber
        ? `${command}()에 넣은 ${shown(value)}은 글자예요. 따옴표를 빼거나 숫자로 바꾸어 넣어요.`
        : `${command}()에는 몇 칸인지 숫자를 넣어요. ${shown(value)}은 글자예요.`,
    );
  }
  if (value === null)
    throw new StageMisuse(`${command}()에 넣은 값이 비어 있어요. 읽은 것이 있는지 살펴봐요.`);
  if (typeof value !== 'number')
    throw new StageMisuse(`${command}()에는 몇 칸인지 숫자를 넣어요. 지금은 ${shown(value)}을 넣었어요.`);
  if (value < 0 && command === 'walk')
    throw new StageMisuse(
      `walk(${value})처럼 0보다 작은 수는 걸을 수 없어요. 반대로 가려면 turn()으로 먼저 돌아요.`,
    );
  if (value < 0)
    throw new StageMisuse(
      `${command}(${value})처럼 0보다 작은 수는 쓸 수 없어요. 반대로 가는 명령이 따로 있어요.`,
    );
  if (!Number.isInteger(value))
    throw new StageMisuse(`${command}(${value})은 갈 수 없어요. 칸은 1, 2, 3처럼 딱 떨어지는 수로 세어요.`);
  return value;
}

/** The spoken text as the bubble shows it. */
export function readText(value: StageValue | undefined): string {
  if (value === undefined || value === null)
    throw new StageMisuse('say()의 괄호 안에 말할 것을 넣어요. 예: say("안녕")');
  if (Array.isArray(value))
    throw new StageMisuse('say()로는 목록을 통째로 말할 수 없어요. 하나씩 꺼내어 말해요.');
  return `${String(value)}`.trim().slice(0, LONGEST_TEXT);
}

export function readColor(value: StageValue | undefined): StageColor {
  const name = typeof value === 'string' ? value.trim() : '';
  const color = COLORS.find((one) => one === name.toLowerCase()) ?? KOREAN_COLORS[name];
  if (color) return color;
  throw new StageMisuse(
    value === undefined
      ? 'draw()의 괄호 안에 색 이름을 넣어요. 예: draw("red")'
      : `draw()는 ${shown(value)} 색을 몰라요. red, orange, yellow, green, blue, purple, white 가운데 골라요.`,
  );
}

function shown(value: StageValue): string {
  if (typeof value === 'string') return `"${value.slice(0, 20)}"`;
  if (typeof value === 'boolean') return value ? '참(true)' : '거짓(false)';
  return Array.isArray(value) ? '목록' : String(value);
}
