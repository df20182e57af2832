/**
 * The arguments of commands. Each reader throws CodeObjectMisuse with a text for the child; no particle follows a
 * value.
 */
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import type { CommandValue } from './CodeObjectRules.ts';
import { CODE_OBJECT_COLORS, type CodeObjectColor } from './codeObjectTypes.ts';

type Args = readonly CommandValue[];

const LONGEST_WAIT = 10;

/** Exactly this number of values between the brackets. */
export function assertCount(command: string, args: Args, count: number): void {
  if (args.length === count) return;
  throw new CodeObjectMisuse(
    count === 0
      ? `${command}()는 괄호 안에 아무것도 넣지 않아요.`
      : `${command}()의 괄호 안에는 ${count}개를 넣어요. 지금은 ${args.length}개예요.`,
  );
}

/** A whole number from `min` to `max`. */
export function readWhole(command: string, value: CommandValue | undefined, range: Range): number {
  const number = readNumber(command, value, range);
  if (Number.isInteger(number)) return number;
  throw new CodeObjectMisuse(
    `${command}()의 ${range.what}에는 1, 2, 3처럼 딱 떨어지는 수를 넣어요. ${shown(number)}에는 소수점 아래가 있어요.`,
  );
}

interface Range {
  /** The name of the number, as in `${what}에는`. */
  readonly what: string;
  readonly min: number;
  readonly max: number;
}

export function readNumber(
  command: string,
  value: CommandValue | undefined,
  { what, min, max }: Range,
): number {
  if (value === undefined || value === null)
    throw new CodeObjectMisuse(`${command}()의 ${what} 자리가 비어 있어요. 수를 넣어요.`);
  if (typeof value === 'string') {
    const isNumber = value.trim() !== '' && Number.isFinite(Number(value));
    throw new CodeObjectMisuse(
      isNumber
        ? `${command}()의 ${what}에 ${shown(value)}처럼 글자를 넣었어요. 따옴표를 빼거나 숫자로 바꾸어 넣어요.`
        : `${command}()의 ${what}에 ${shown(value)}처럼 글자를 넣었어요. 숫자를 넣어요.`,
    );
  }
  if (typeof value !== 'number')
    throw new CodeObjectMisuse(`${command}()의 ${what}에는 ${shown(value)} 말고 숫자를 넣어요.`);
  if (value < min || value > max)
    throw new CodeObjectMisuse(
      `${command}()의 ${what}에는 ${min}부터 ${max}까지 넣을 수 있어요. ${shown(value)} 대신 그 사이의 수를 넣어요.`,
    );
  return value;
}

/** Seconds as milliseconds; for `wait`. */
export function readSeconds(args: Args): number {
  assertCount('wait', args, 1);
  return readNumber('wait', args[0], { what: '초', min: 0, max: LONGEST_WAIT }) * 1000;
}

export function readColor(command: string, value: CommandValue | undefined): CodeObjectColor {
  const name = typeof value === 'string' ? value.trim() : '';
  for (const [color, korean] of Object.entries(CODE_OBJECT_COLORS))
    if (name === korean || name.toLowerCase() === color) return color as CodeObjectColor;
  const all = Object.values(CODE_OBJECT_COLORS).join(', ');
  throw new CodeObjectMisuse(
    value === undefined || value === null
      ? `${command}()에 색 이름을 넣어요. 예: "분홍"`
      : `${command}()는 ${shown(value)} 색을 몰라요. ${all} 가운데 골라요.`,
  );
}

export function shown(value: CommandValue): string {
  if (typeof value === 'string') return `"${value.slice(0, 20)}"`;
  if (typeof value === 'boolean') return value ? '참(true)' : '거짓(false)';
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000);
  return value === null ? '빈 값' : '목록';
}
