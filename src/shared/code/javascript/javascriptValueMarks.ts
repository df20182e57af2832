import type { AnyNode } from 'acorn';
import { spend } from '../budget.ts';
import type { Mark } from '../finding.ts';
import type { Declaration, Names } from './scopes.ts';
import { texts } from './texts.ts';
import { isFunction, nodesIn } from './tree.ts';

/** Sums of undefined values, of texts, and the values of functions without a return. */
export function javascriptValueMarks(nodes: readonly AnyNode[], names: Names): Mark[] {
  return [
    ...names.declarations.flatMap(undefinedSum),
    ...nodes.flatMap((node) => [...textOperations(node, names), ...missingReturn(node, names)]),
  ];

  function undefinedSum(declaration: Declaration): Mark[] {
    const { kind, init, writes, name } = declaration;
    const [first] = writes;
    if ((kind !== 'let' && kind !== 'var') || init || !first) return [];
    spend(nodes.length);
    // `for (let i; …)` and names that another write fills first are skipped.
    const added = nodes.find(
      (node) =>
        (node.type === 'AssignmentExpression' &&
          /^[-+*/%]=$/.test(node.operator) &&
          node.left.start === first.start) ||
        (node.type === 'UpdateExpression' && node.argument.start === first.start) ||
        (node.type === 'AssignmentExpression' &&
          node.operator === '=' &&
          node.left.start === first.start &&
          node.right.type === 'BinaryExpression' &&
          node.right.left.type === 'Identifier' &&
          node.right.left.name === name),
    );
    const isFilledElsewhere = writes.some((write) => write.scope.owner !== declaration.scope.owner);
    if (!added || isFilledElsewhere || declaration.scope.owner !== first.scope.owner) return [];
    const { start, end } = added;
    return [{ code: 'undefinedSum', message: texts.undefinedSum(name), start, end, severity: 'warning' }];
  }
}

function textOperations(node: AnyNode, names: Names): Mark[] {
  if (node.type !== 'BinaryExpression' || node.left.type === 'PrivateIdentifier') return [];
  const { left, right, operator, start, end } = node;
  const leftText = inputName(left, names);
  const rightText = inputName(right, names);
  if (operator === '+') {
    const isSum = (leftText && (rightText || isNumber(right))) || (rightText && isNumber(left));
    const name = leftText ?? rightText;
    return isSum && name !== undefined
      ? [{ code: 'textSum', message: texts.textSum(name), start, end, severity: 'warning' }]
      : [];
  }
  if (operator !== '===' && operator !== '!==') return [];
  const compared =
    leftText && isNumber(right) ? leftText : rightText && isNumber(left) ? rightText : undefined;
  return compared
    ? [
        {
          code: 'compareTextWithNumber',
          message: texts.compareTextWithNumber(compared),
          start,
          end,
          severity: 'warning',
        },
      ]
    : [];
}

const isNumber = (node: AnyNode): boolean => node.type === 'Literal' && typeof node.value === 'number';

/** The name of a value that certainly came from input(); undefined otherwise. */
function inputName(node: AnyNode, { referenceAt }: Names): string | undefined {
  if (isInputCall(node)) return 'input( )';
  if (node.type !== 'Identifier') return undefined;
  const declaration = referenceAt.get(node.start)?.declaration;
  const isText = declaration?.init && declaration.writes.length === 0 && isInputCall(declaration.init);
  return isText ? node.name : undefined;
}

function isInputCall(node: AnyNode): boolean {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    (node.callee.name === 'input' || node.callee.name === 'readLine')
  );
}

/** A function of the child's own without a return whose value is used. */
function missingReturn(node: AnyNode, { referenceAt }: Names): Mark[] {
  const used = usedCalls(node);
  return used.flatMap((call): Mark[] => {
    const reference = referenceAt.get(call.start);
    const declaration = reference?.role === 'call' ? reference.declaration : undefined;
    const made = declaration?.init;
    if (!declaration || !made || declaration.writes.length > 0 || !givesNothing(made)) return [];
    const { start, end } = call;
    const message = texts.missingReturn(declaration.name);
    return [{ code: 'missingReturn', message, start, end, severity: 'warning' }];
  });
}

/** Calls whose value the node prints, stores or calculates with. */
function usedCalls(node: AnyNode): { start: number; end: number }[] {
  const isCall = (one: AnyNode | null | undefined) =>
    one?.type === 'CallExpression' && one.callee.type === 'Identifier';
  if (node.type === 'VariableDeclarator') return node.init && isCall(node.init) ? [node.init] : [];
  if (node.type === 'AssignmentExpression') return isCall(node.right) ? [node.right] : [];
  if (node.type === 'BinaryExpression') return [node.left, node.right].filter(isCall);
  if (node.type !== 'CallExpression') return [];
  const { callee } = node;
  const isPrint =
    (callee.type === 'Identifier' && callee.name === 'print') ||
    (callee.type === 'MemberExpression' &&
      callee.object.type === 'Identifier' &&
      callee.object.name === 'console');
  return isPrint ? node.arguments.filter(isCall) : [];
}

function givesNothing(made: AnyNode): boolean {
  if (!isFunction(made) || !('body' in made) || !('async' in made) || made.async || made.generator)
    return false;
  const { body } = made;
  if (Array.isArray(body) || body.type !== 'BlockStatement') return false;
  const below = [...nodesIn(body, (one) => !isFunction(one))];
  return !below.some(
    (one) => (one.type === 'ReturnStatement' && one.argument) || one.type === 'ThrowStatement',
  );
}
