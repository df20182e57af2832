/** Pure: which turn the loops around a running line are at. */
import type { TraceEntry } from '#shared/code/protocol.ts';

/** A counted repetition as blocks are compiled to JavaScript. */
const LOOP = /^for \(let (\S+) = 0(?:, times = .*)?; \1 < (\S+); \1 \+= 1\) \{$/u;

export interface LoopBadge {
  readonly blockId: string;
  /** «2 / 3», or «2» where the number of turns is no literal. */
  readonly text: string;
}

/** `line` counts from 1; `variables` are those that are known while it runs. */
export function loopBadges(
  code: string,
  line: number,
  blockOfLine: readonly (string | null)[],
  variables: TraceEntry['variables'],
): LoopBadge[] {
  const lines = code.split('\n');
  const badges: LoopBadge[] = [];
  let indent = indentOf(lines[line - 1] ?? '');
  for (let above = line - 2; above >= 0 && indent > 0; above -= 1) {
    const text = lines[above] ?? '';
    if (text.trim() === '' || indentOf(text) >= indent) continue;
    indent = indentOf(text);
    const [, name, times = ''] = LOOP.exec(text.trim()) ?? [];
    const value = variables.find((variable) => variable.name === name)?.value;
    const blockId = blockOfLine[above];
    if (value === undefined || !blockId) continue;
    const turn = Number(value) + 1;
    badges.push({ blockId, text: /^\d+$/.test(times) ? `${turn} / ${times}` : `${turn}` });
  }
  return badges;
}

const indentOf = (line: string) => line.length - line.trimStart().length;
