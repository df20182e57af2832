import type { AnyNode } from 'acorn';
import { spend } from '../budget.ts';

/** The direct children of a node, in the order of the source. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const one of value.filter(isNode)) children.push(one);
    else if (isNode(value)) children.push(value);
  }
  return children;
}

/** The node and all below it; `enter` decides whether to go below a node. */
export function* nodesIn(node: AnyNode, enter: (node: AnyNode) => boolean = () => true): Generator<AnyNode> {
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    spend(1);
    yield next;
    if (enter(next)) for (const child of childrenOf(next).reverse()) waiting.push(child);
  }
}

/** Whether the node is of one of the types. */
export function isOf<Type extends AnyNode['type']>(
  node: AnyNode,
  ...types: readonly Type[]
): node is Extract<AnyNode, { type: Type }> {
  const names: readonly string[] = types;
  return names.includes(node.type);
}

export function isFunction(node: AnyNode): boolean {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

export function isLoop(node: AnyNode): boolean {
  return /^(?:While|DoWhile|For|ForIn|ForOf)Statement$/.test(node.type);
}

export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
