import { parse } from 'acorn';
import type { Node } from 'acorn';
import { declaredIn, namesOfPattern } from './declaredNames.ts';
import { childrenOf, isNode, partOf } from './nodes.ts';

/** Global functions that an instrumented program calls. */
export interface TraceHooks {
  /** Takes a line; returns whether the variables are wanted. */
  line: string;
  /** Takes names and functions that read them, alternating. */
  variables: string;
}

/** Statements that are reported at their test, each time round, instead of once before. */
const LOOPS_WITH_TEST = ['WhileStatement', 'DoWhileStatement', 'ForStatement'];
const UNTOLD = ['FunctionDeclaration', 'EmptyStatement', 'BlockStatement'];

/**
 * The program with a call before each statement and in the test of each loop. No line break is added or removed, so
 * errors keep their lines. Returns undefined for a source that cannot be parsed.
 */
export function instrument(source: string, hooks: TraceHooks): string | undefined {
  const program = read(source);
  if (!program) return undefined;
  const insertions: { at: number; text: string; closes: boolean }[] = [];
  const insert = (at: number, text: string, closes = false) => insertions.push({ at, text, closes });

  const hook = (node: Node, scopes: readonly string[][]) => {
    const names = [...new Set(scopes.flat())];
    const readers = names.map((name) => `${JSON.stringify(name)},()=>${name}`);
    return `${hooks.line}(${node.loc?.start.line ?? 1})&&${hooks.variables}(${readers.join()})`;
  };

  const visitStatement = (node: Node, scopes: readonly string[][], isAlone: boolean) => {
    const test = LOOPS_WITH_TEST.includes(node.type) ? partOf(node, 'test') : undefined;
    const isTold = !test && !UNTOLD.includes(node.type) && !('directive' in node);
    const isWrapped = isAlone && node.type !== 'BlockStatement' && node.type !== 'FunctionDeclaration';
    if (isWrapped) insert(node.start, '{');
    if (isTold) insert(node.start, `${hook(node, scopes)};`);
    visit(node, scopes);
    if (isWrapped) insert(node.end, '}', true);
  };

  const visit = (node: Node, outer: readonly string[][]) => {
    const scopes = [...scopesOf(node), ...outer];
    for (const { key, child, isInList } of childrenOf(node)) {
      if (key === 'test' && LOOPS_WITH_TEST.includes(node.type)) {
        insert(child.start, `(${hook(child, scopes)},`);
        visit(child, scopes);
        insert(child.end, ')', true);
      } else if (isStatement(child) && (isInList || isBody(node, key))) {
        visitStatement(child, scopes, !isInList);
      } else visit(child, scopes);
    }
  };
  visit(program, []);

  // Insertions at one place: those that close an earlier part go first; the others keep their order.
  const sorted = insertions
    .map((one, order) => ({ ...one, order }))
    .sort((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes) || a.order - b.order);
  let text = '';
  let from = 0;
  for (const { at, text: inserted } of sorted) {
    text += source.slice(from, at) + inserted;
    from = at;
  }
  return text + source.slice(from);
}

function read(source: string): Node | undefined {
  try {
    return parse(source, { ecmaVersion: 'latest', locations: true });
  } catch {
    return undefined;
  }
}

/** The names that a node declares for its inner code, the innermost first. */
function scopesOf(node: Node): string[][] {
  if (node.type === 'Program' || node.type === 'BlockStatement' || node.type === 'StaticBlock') {
    return [declaredIn(childrenOf(node).map(({ child }) => child))];
  }
  if (node.type === 'SwitchStatement') {
    const cases = childrenOf(node).filter(({ key }) => key === 'cases');
    return [declaredIn(cases.flatMap(({ child }) => childrenOf(child).map((one) => one.child)))];
  }
  const head = partOf(node, 'init') ?? partOf(node, 'left');
  if (node.type.startsWith('For') && head?.type === 'VariableDeclaration') return [declaredIn([head])];
  const caught = partOf(node, 'param');
  if (node.type === 'CatchClause' && caught) return [namesOfPattern(caught)];
  if ('params' in node && Array.isArray(node.params))
    return [node.params.filter(isNode).flatMap(namesOfPattern)];
  return [];
}

function isStatement({ type }: Node): boolean {
  return (type.endsWith('Statement') || type.endsWith('Declaration')) && type !== 'StaticBlock';
}

/** Whether the child under this key is a single statement without braces. */
function isBody({ type }: Node, key: string): boolean {
  if (type === 'IfStatement') return key === 'consequent' || key === 'alternate';
  return key === 'body' && /^(For|ForIn|ForOf|While|DoWhile)Statement$/.test(type);
}
