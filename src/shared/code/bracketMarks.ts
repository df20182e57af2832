import { spend } from './budget.ts';

/** A bracket of a source, by its place. Pure: knows no language. */
export interface Bracket {
  sign: string;
  start: number;
  /** Width of the white space before the first sign of its line. */
  indent: number;
  isFirstOfLine: boolean;
}

export type BracketFault =
  | { kind: 'unclosed'; bracket: Bracket }
  | { kind: 'unopened'; bracket: Bracket }
  | { kind: 'mismatched'; bracket: Bracket; opened: Bracket };

const CLOSER_OF: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export function closerOf(opener: string): string {
  return CLOSER_OF[opener] ?? '';
}

/**
 * Finds the brackets without a partner. A missing `}` makes every outer block take the inner one's closer, so the
 * opener whose closer is further left than its own line is taken to be the open one.
 */
export function bracketFaults(brackets: readonly Bracket[]): BracketFault[] {
  const faults: BracketFault[] = [];
  const open: Bracket[] = [];
  let suspect: Bracket | undefined;
  for (const bracket of brackets) {
    if (CLOSER_OF[bracket.sign]) {
      open.push(bracket);
      continue;
    }
    const top = open.at(-1);
    if (!top) {
      faults.push({ kind: 'unopened', bracket });
      continue;
    }
    if (closerOf(top.sign) === bracket.sign) {
      open.pop();
      if (bracket.isFirstOfLine && bracket.indent < top.indent) suspect ??= top;
      continue;
    }
    spend(open.length);
    const at = open.findLastIndex((one) => closerOf(one.sign) === bracket.sign);
    if (at < 0) {
      faults.push({ kind: 'mismatched', bracket, opened: top });
      open.pop();
    } else {
      for (const one of open.splice(at).slice(1)) faults.push({ kind: 'unclosed', bracket: one });
    }
  }
  for (const bracket of open) {
    const isShifted = suspect !== undefined && suspect.sign === bracket.sign && suspect.start > bracket.start;
    faults.push({ kind: 'unclosed', bracket: isShifted && suspect ? suspect : bracket });
    if (isShifted) suspect = undefined;
  }
  return faults;
}
