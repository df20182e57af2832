import type { AnyNode } from 'acorn';

/** The nodes right below one, in the order of the source. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

/** The node and all below it; `enter` says whether to go below a node. */
export function* nodesIn(node: AnyNode, enter: (node: AnyNode) => boolean = () => true): Generator<AnyNode> {
  yield node;
  if (!enter(node)) return;
  for (const child of childrenOf(node)) yield* nodesIn(child, enter);
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

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
