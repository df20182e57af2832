import { parse } from 'acorn';
import type { AnyNode } from 'acorn';
import { isNode } from './tree.ts';

/** A global of the guest: records the reason and throws it on. */
const LEAVE = '$leave';

/**
 * Wraps the body of every async function so that an error that leaves it is recorded: the engine has no hook for
 * rejected promises, and the promise of an async function never passes through the program's hands. No line moves. A
 * source that cannot be parsed comes back unchanged.
 */
export function markAsyncExits(source: string): string {
  if (!/\basync\b/.test(source)) return source;
  const pieces: { at: number; text: string }[] = [];
  try {
    collect(parse(source, { ecmaVersion: 'latest', sourceType: 'script' }), source, pieces);
  } catch {
    return source;
  }
  let marked = source;
  // From the end, so that offsets stay right.
  for (const { at, text } of pieces.toSorted((a, b) => b.at - a.at)) {
    marked = marked.slice(0, at) + text + marked.slice(at);
  }
  return marked;
}

const OPEN = ' try {';
const CLOSE = `} catch ($error) { throw ${LEAVE}($error); } `;

function collect(node: AnyNode, source: string, pieces: { at: number; text: string }[]): void {
  const isFunction =
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression';
  if (isFunction && node.async && !node.generator) {
    const { body } = node;
    if (body.type === 'BlockStatement') {
      if (body.body.length > 0)
        pieces.push({ at: body.start + 1, text: OPEN }, { at: body.end - 1, text: CLOSE });
    } else {
      // Parentheses around the value belong to neither node: they span from the arrow to the end of the function.
      const from = source.lastIndexOf('=>', body.start) + 2;
      pieces.push({ at: from, text: ` {${OPEN} return (` }, { at: node.end, text: `); ${CLOSE}}` });
    }
  }
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) collect(one, source, pieces);
  }
}
