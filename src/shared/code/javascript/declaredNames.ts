import type { Node } from 'acorn';
import { childrenOf, isNode, partOf } from './nodes.ts';

/**
 * Names of variables that these statements declare themselves. Functions and classes are left out, because they do not
 * change.
 */
export function declaredIn(statements: readonly Node[]): string[] {
  return statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((declaration) => childrenOf(declaration))
    .flatMap(({ child }) => {
      const target = partOf(child, 'id');
      return target ? namesOfPattern(target) : [];
    });
}

/** Names that a parameter or the left side of a declaration declares: `a`, `{ a, b: [c] }`, `...rest`, `d = 1`. */
export function namesOfPattern(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return 'name' in pattern && typeof pattern.name === 'string' ? [pattern.name] : [];
    case 'AssignmentPattern':
      return inPart(pattern, 'left');
    case 'RestElement':
      return inPart(pattern, 'argument');
    case 'Property':
      return inPart(pattern, 'value');
    default:
      return childrenOf(pattern)
        .map(({ child }) => child)
        .filter(isNode)
        .flatMap(namesOfPattern);
  }
}

function inPart(pattern: Node, key: string): string[] {
  const part = partOf(pattern, key);
  return part ? namesOfPattern(part) : [];
}
