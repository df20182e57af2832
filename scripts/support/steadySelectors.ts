/**
 * A rule of the linter: the selector of a `useStore` picks a part of the state or a plain value. One that returns a new
 * object or array each time makes React render without end.
 */

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

/** Methods of arrays and objects that return a new value each time. */
const MAKERS = new Set([
  'concat',
  'entries',
  'filter',
  'flat',
  'flatMap',
  'fromEntries',
  'groupBy',
  'keys',
  'map',
  'slice',
  'toReversed',
  'toSorted',
  'toSpliced',
  'values',
  'with',
]);

const MADE = new Set([
  'ObjectExpression',
  'ArrayExpression',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'NewExpression',
]);

const MESSAGE =
  'This selector returns a new value each time, and React renders without end: pick a part of the state and make the rest of it outside.';

/** The expressions that a node can evaluate to. */
function outcomes(node: Node): Node[] {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return outcomes(node.expression as Node);
    case 'ConditionalExpression':
      return [...outcomes(node.consequent as Node), ...outcomes(node.alternate as Node)];
    case 'LogicalExpression':
      return [...outcomes(node.left as Node), ...outcomes(node.right as Node)];
    default:
      return [node];
  }
}

/** Functions whose names promise a yes, a no, a number or a text. The results of others are not seen from here. */
const PLAIN = /^(is|has|holds|may|can|Boolean|Number|String)(?![a-z])/;

function isNew(node: Node): boolean {
  if (MADE.has(node.type)) return true;
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  if (callee.type === 'MemberExpression')
    return MAKERS.has((callee.property as { name?: string }).name ?? '');
  return !PLAIN.test((callee as { name?: string }).name ?? '');
}

const rule = {
  create: (context: Context) => ({
    CallExpression(call: Node) {
      if ((call.callee as { name?: string }).name !== 'useStore') return;
      const selector = (call.arguments as Node[])[1];
      if (selector?.type !== 'ArrowFunctionExpression') return;
      const body = selector.body as Node;
      const found = outcomes(body).find(isNew);
      if (found) context.report({ node: found, message: MESSAGE });
    },
  }),
};

export default { meta: { name: 'stores' }, rules: { 'steady-selector': rule } };
