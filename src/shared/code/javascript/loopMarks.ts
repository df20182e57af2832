import type { AnyNode } from 'acorn';
import { spend } from '../budget.ts';
import type { Mark } from '../finding.ts';
import type { Declaration, Names } from './scopes.ts';
import { texts } from './texts.ts';
import { isFunction, isLoop, nodesIn } from './tree.ts';

/** Loops that cannot end, run the wrong way, or go past the end of a list. */
export function loopMarks(nodes: readonly AnyNode[], names: Names): Mark[] {
  return nodes.flatMap((node) => {
    if (node.type === 'WhileStatement' || node.type === 'DoWhileStatement')
      return endless(node, node.test, node, names);
    if (node.type !== 'ForStatement') return [];
    return [...endless(node, node.test ?? undefined, node, names), ...wrongDirection(node), ...pastEnd(node)];
  });
}

function endless(loop: AnyNode, test: AnyNode | undefined, whole: AnyNode, names: Names): Mark[] {
  if (canLeave(loop)) return [];
  const span = {
    start: test?.start ?? loop.start,
    end: test?.end ?? loop.start + 3,
    severity: 'warning',
  } as const;
  if (!test || (test.type === 'Literal' && Boolean(test.value))) {
    return [{ ...span, code: 'endlessLoop', message: texts.endlessLoopWithoutExit() }];
  }
  const inTest = [...nodesIn(test)];
  const isPlain = inTest.every((node) =>
    /^(?:Identifier|Literal|BinaryExpression|LogicalExpression|UnaryExpression)$/.test(node.type),
  );
  spend(names.references.length);
  const used = names.references.filter((one) => one.start >= test.start && one.end <= test.end);
  const [first] = used;
  if (!isPlain || !first || used.some(({ declaration }) => !declaration || mayChange(declaration, whole)))
    return [];
  return [{ ...span, code: 'endlessLoop', message: texts.endlessLoop(first.name) }];
}

/** Whether the loop writes the name, or calls something that may. */
function mayChange(declaration: Declaration, loop: AnyNode): boolean {
  spend(declaration.writes.length);
  return declaration.writes.some(
    (write) =>
      (write.start >= loop.start && write.end <= loop.end) || write.scope.owner !== declaration.scope.owner,
  );
}

function canLeave(loop: AnyNode): boolean {
  for (const node of nodesIn(
    loop,
    (one) => one === loop || (!isFunction(one) && one.type !== 'ClassDeclaration'),
  )) {
    if (/^(?:Return|Throw)Statement$|^(?:Await|Yield)Expression$/.test(node.type)) return true;
    if (node.type === 'BreakStatement' && (node.label || belongsTo(node, loop))) return true;
  }
  return false;
}

/** Whether a break ends this loop and not one inside. */
function belongsTo(statement: AnyNode, loop: AnyNode): boolean {
  for (const node of nodesIn(loop)) {
    const isInner = node !== loop && (isLoop(node) || node.type === 'SwitchStatement');
    if (isInner && node.start <= statement.start && node.end >= statement.end) return false;
  }
  return true;
}

function wrongDirection(loop: Extract<AnyNode, { type: 'ForStatement' }>): Mark[] {
  const { test, update, body } = loop;
  if (test?.type !== 'BinaryExpression' || test.left.type !== 'Identifier') return [];
  if (update?.type !== 'UpdateExpression' || update.argument.type !== 'Identifier') return [];
  const { name } = test.left;
  const isAway =
    (/^<=?$/.test(test.operator) && update.operator === '--') ||
    (/^>=?$/.test(test.operator) && update.operator === '++');
  if (update.argument.name !== name || !isAway || canLeave(body) || writesName(body, name)) return [];
  const { start, end } = update;
  return [{ code: 'wrongDirection', message: texts.wrongDirection(name), start, end, severity: 'warning' }];
}

function writesName(body: AnyNode, name: string): boolean {
  return [...nodesIn(body)].some(
    (node) =>
      (node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && node.left.name === name) ||
      (node.type === 'UpdateExpression' &&
        node.argument.type === 'Identifier' &&
        node.argument.name === name),
  );
}

/** `i <= list.length` with `list[i]` in the body. */
function pastEnd({ test, body }: Extract<AnyNode, { type: 'ForStatement' }>): Mark[] {
  if (test?.type !== 'BinaryExpression' || test.operator !== '<=' || test.left.type !== 'Identifier')
    return [];
  const { left, right } = test;
  if (right.type !== 'MemberExpression' || right.object.type !== 'Identifier') return [];
  if (right.property.type !== 'Identifier' || right.property.name !== 'length') return [];
  const list = right.object.name;
  const reads = [...nodesIn(body)].some(
    (node) =>
      node.type === 'MemberExpression' &&
      node.computed &&
      node.object.type === 'Identifier' &&
      node.object.name === list &&
      node.property.type === 'Identifier' &&
      node.property.name === left.name,
  );
  const { start, end } = test;
  return reads ? [{ code: 'pastEnd', message: texts.pastEnd(list), start, end, severity: 'warning' }] : [];
}
