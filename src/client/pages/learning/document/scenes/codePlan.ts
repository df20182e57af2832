/** Pure: where a short program decides, repeats and defines, by the indentation of its lines; for both languages. */

export interface Branch {
  /** The condition; empty for «else». */
  readonly condition: string;
  readonly head: number;
  readonly body: readonly number[];
}

export interface Loop {
  readonly head: number;
  readonly body: readonly number[];
  /** The variable it counts with or takes things into; null for `while`. */
  readonly variable: string | null;
}

export interface Routine {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: readonly number[];
}

const BRANCH = /^(?:\}\s*)?(else if|elif|if|else)\b(.*)$/;
const LOOP = /^(?:for|while)\b/;
const COUNTER = /^for\s*(?:\(\s*)?(?:(?:let|const|var)\b\s*)?(?:\[\s*)?([\p{L}_$][\p{L}\p{Nd}_$]*)/u;
const ROUTINE = /^(?:function|def)\s+([\p{L}_$][\p{L}\p{Nd}_$]*)\s*\(([^)]*)\)/u;

/** The first decision of a program, its ways in order. */
export function branchesOf(source: string): readonly Branch[] {
  const lines = source.split('\n');
  const branches: Branch[] = [];
  let depth = -1;
  for (const [index, line] of lines.entries()) {
    const [, word = '', rest = ''] = BRANCH.exec(line.trim()) ?? [];
    if (word === '' || (depth >= 0 && indentOf(line) !== depth)) continue;
    if (word === 'if' && branches.length > 0) break;
    depth = indentOf(line);
    const condition = rest.replace(/[{:]$/, '').trim();
    branches.push({
      condition: word === 'else' ? '' : condition.replace(/^\((.*)\)$/, '$1'),
      head: index + 1,
      body: bodyOf(lines, index),
    });
  }
  const [only] = branches;
  // A single branch gets a way past it, for runs that do not turn off.
  return only && branches.length === 1 ? [only, { condition: '', head: only.head, body: [] }] : branches;
}

/** The way that was taken last, by its place; -1 before one is taken. A way without lines is taken by going past. */
export function takenBranch(branches: readonly Branch[], lines: readonly number[], ended: boolean): number {
  for (const line of lines.toReversed()) {
    const taken = branches.findIndex(({ body }) => body.includes(line));
    if (taken >= 0) return taken;
    // It is being asked anew.
    if (!ended && line === branches[0]?.head) return -1;
  }
  return ended && lines.length > 0 ? branches.findIndex(({ body }) => body.length === 0) : -1;
}

/** The loops of a program, the outer before the inner. */
export function loopsOf(source: string): readonly Loop[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const text = line.trim();
    if (!LOOP.test(text)) return [];
    const variable = COUNTER.exec(text)?.[1] ?? null;
    return { head: index + 1, body: bodyOf(lines, index), variable };
  });
}

/** The functions a program defines. */
export function routinesOf(source: string): readonly Routine[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, name, parameters = ''] = ROUTINE.exec(line.trim()) ?? [];
    if (name === undefined) return [];
    const words = parameters.split(',').map((word) => word.trim());
    return { name, parameters: words.filter((word) => word !== ''), body: bodyOf(lines, index) };
  });
}

/** Numbers of the lines that stand deeper than a head, from 1; its own where all is on one line. */
function bodyOf(lines: readonly string[], head: number): readonly number[] {
  const depth = indentOf(lines[head] ?? '');
  const body: number[] = [];
  for (let at = head + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (indentOf(line) <= depth) break;
    body.push(at + 1);
  }
  return body.length > 0 ? body : [head + 1];
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
