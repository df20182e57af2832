import type { AnyNode } from 'acorn';
import type { Mark } from '../finding.ts';
import { isKnownFunction } from './javascriptNameMarks.ts';
import type { Names } from './scopes.ts';
import { texts } from './texts.ts';
import { isFunction, nodesIn } from './tree.ts';

/** Statements that do nothing, are never reached, or confuse comparison and assignment. */
export function statementMarks(nodes: readonly AnyNode[], names: Names): Mark[] {
  return nodes.flatMap((node) => [...conditions(node), ...idle(node, names), ...unreachable(node)]);
}

const warning = (code: string, message: string, { start, end }: { start: number; end: number }): Mark => ({
  code,
  message,
  start,
  end,
  severity: 'warning',
});

function conditions(node: AnyNode): Mark[] {
  if (!/^(?:If|While|DoWhile)Statement$|^ConditionalExpression$/.test(node.type) || !('test' in node))
    return [];
  const { test } = node;
  if (!test) return [];
  const marks = [...nodesIn(test, (one) => !isFunction(one) && one.type !== 'CallExpression')]
    .filter((one) => one.type === 'AssignmentExpression' && one.operator === '=' && isAccident(one, test))
    .map((one) => warning('assignInCondition', texts.assignInCondition(), one));
  const body =
    node.type === 'IfStatement' ? node.consequent : node.type === 'WhileStatement' ? node.body : undefined;
  if (body?.type === 'EmptyStatement') {
    marks.push(warning('emptyBody', texts.emptyBody(node.type === 'IfStatement' ? 'if' : 'while'), body));
  }
  return marks;
}

/** `while ((line = input()) !== null)` is meant; `if (a = 3)` is not. */
function isAccident(assignment: AnyNode, test: AnyNode): boolean {
  if (assignment.type === 'AssignmentExpression' && assignment.right.type === 'CallExpression') return false;
  if (assignment === test) return true;
  return test.type === 'LogicalExpression' || test.type === 'UnaryExpression';
}

function idle(node: AnyNode, { referenceAt }: Names): Mark[] {
  if (node.type !== 'ExpressionStatement' || node.directive !== undefined) return [];
  const { expression } = node;
  if (expression.type === 'BinaryExpression' && expression.left.type === 'Identifier') {
    const { name } = expression.left;
    if (/^[-+*/%]$/.test(expression.operator))
      return [warning('uselessSum', texts.uselessSum(name), expression)];
    if (/^===?$/.test(expression.operator))
      return [warning('uselessCompare', texts.uselessCompare(name), expression)];
  }
  if (expression.type === 'Identifier') {
    const reference = referenceAt.get(expression.start);
    if (reference && isKnownFunction(expression.name, reference.declaration)) {
      return [warning('notCalled', texts.notCalled(expression.name), expression)];
    }
  }
  if (
    expression.type === 'MemberExpression' &&
    !expression.computed &&
    expression.property.type === 'Identifier'
  ) {
    const { name } = expression.property;
    if (/^(?:push|pop|shift|unshift|sort|reverse|log|splice|forEach)$/.test(name)) {
      return [warning('notCalled', texts.notCalled(name), expression.property)];
    }
  }
  return [];
}

function unreachable(node: AnyNode): Mark[] {
  const body =
    node.type === 'BlockStatement' || node.type === 'Program' || node.type === 'StaticBlock' ? node.body : [];
  const at = body.findIndex((one) => /^(?:Return|Break|Continue|Throw)Statement$/.test(one.type));
  const after =
    at < 0
      ? undefined
      : body.slice(at + 1).find((one) => one.type !== 'FunctionDeclaration' && one.type !== 'EmptyStatement');
  if (!after) return [];
  const word = (body[at]?.type ?? '').replace('Statement', '').toLowerCase();
  return [warning('unreachable', texts.unreachable(word), after)];
}
