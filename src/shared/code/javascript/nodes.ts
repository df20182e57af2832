import type { Node } from 'acorn';

export interface Child {
  key: string;
  child: Node;
  /** One of several children, such as the statements of a block. */
  isInList: boolean;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The children of a node, in the order of the source. */
export function childrenOf(node: Node): Child[] {
  const children = Object.entries(node).flatMap(([key, value]: [string, unknown]): Child[] => {
    if (Array.isArray(value)) return value.filter(isNode).map((child) => ({ key, child, isInList: true }));
    return isNode(value) ? [{ key, child: value, isInList: false }] : [];
  });
  return children.sort((a, b) => a.child.start - b.child.start);
}

export function partOf(node: Node, key: string): Node | undefined {
  const part: unknown = Reflect.get(node, key);
  return isNode(part) ? part : undefined;
}
