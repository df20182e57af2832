import type { AnyNode, Program } from 'acorn';
import { spend } from '../budget.ts';
import { childrenOf, isLoop, isOf } from './tree.ts';

export interface Declaration {
  name: string;
  kind: 'let' | 'const' | 'var' | 'function' | 'class' | 'param' | 'implicit';
  start: number;
  /** The name has its value from here on. */
  readyAt: number;
  init?: AnyNode;
  scope: Scope;
  writes: Reference[];
  reads: Reference[];
}

export interface Reference {
  name: string;
  start: number;
  end: number;
  scope: Scope;
  role: 'read' | 'write' | 'call' | 'typeof';
  declaration?: Declaration;
}

export interface Scope {
  parent?: Scope;
  /** The function it belongs to; undefined at the top of the program. */
  owner: AnyNode | undefined;
  names: Map<string, Declaration>;
}

export interface Names {
  declarations: readonly Declaration[];
  references: readonly Reference[];
  /** The first reference that begins at an offset. */
  referenceAt: ReadonlyMap<number, Reference>;
}

/** Pure. The declaration of each name. */
export function namesOf(program: Program): Names {
  const top: Scope = { owner: undefined, names: new Map() };
  const declarations: Declaration[] = [];
  const references: Reference[] = [];

  const declare = (
    scope: Scope,
    kind: Declaration['kind'],
    node: { name: string; start: number },
    readyAt: number,
    init?: AnyNode | null,
  ): void => {
    let home = scope;
    while (kind === 'var' && home.parent && home.parent.owner === home.owner) {
      spend(1);
      home = home.parent;
    }
    if (home.names.has(node.name)) return;
    const { name, start } = node;
    const made: Declaration = { name, kind, start, readyAt, scope: home, writes: [], reads: [] };
    if (init) made.init = init;
    home.names.set(name, made);
    declarations.push(made);
  };

  const refer = (
    scope: Scope,
    role: Reference['role'],
    node: { name: string; start: number; end: number },
  ) => {
    references.push({ name: node.name, start: node.start, end: node.end, scope, role });
  };

  /** Names that a pattern declares or writes. */
  const pattern = (
    node: AnyNode | null,
    scope: Scope,
    found: (id: { name: string; start: number; end: number }) => void,
  ): void => {
    if (!node) return;
    if (node.type === 'Identifier') return found(node);
    if (node.type === 'ObjectPattern') {
      return node.properties.forEach((one) => {
        if (one.type === 'RestElement') return pattern(one.argument, scope, found);
        if (one.computed) visit(one.key, scope);
        pattern(one.value, scope, found);
      });
    }
    if (node.type === 'ArrayPattern') return node.elements.forEach((one) => pattern(one, scope, found));
    if (node.type === 'RestElement') return pattern(node.argument, scope, found);
    if (node.type !== 'AssignmentPattern') return visit(node, scope);
    visit(node.right, scope);
    pattern(node.left, scope, found);
  };

  const visitFunction = (
    node: Extract<
      AnyNode,
      { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
    >,
    outer: Scope,
  ): void => {
    const scope: Scope = { parent: outer, owner: node, names: new Map() };
    if (node.type === 'FunctionExpression' && node.id) declare(scope, 'function', node.id, node.start, node);
    for (const param of node.params) pattern(param, scope, (id) => declare(scope, 'param', id, node.start));
    if (node.body.type === 'BlockStatement') node.body.body.forEach((one) => visit(one, scope));
    else visit(node.body, scope);
  };

  const visit = (node: AnyNode | null | undefined, scope: Scope): void => {
    if (!node) return;
    const below = (inner: Scope): void => childrenOf(node).forEach((child) => visit(child, inner));
    const block = (): Scope => ({ parent: scope, owner: scope.owner, names: new Map() });
    if (node.type === 'FunctionDeclaration' && node.id) declare(scope, 'function', node.id, 0, node);
    if (isOf(node, 'FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression')) {
      return visitFunction(node, scope);
    }
    if (isOf(node, 'ClassDeclaration', 'ClassExpression')) {
      if (node.type === 'ClassDeclaration' && node.id) declare(scope, 'class', node.id, node.end, node);
      visit(node.superClass, scope);
      const isNamedInside = node.type === 'ClassExpression' && node.id;
      return visit(node.body, isNamedInside ? withName(block(), isNamedInside) : scope);
    }
    if (isOf(node, 'MethodDefinition', 'PropertyDefinition', 'Property')) {
      if (node.computed) visit(node.key, scope);
      return visit(node.value, scope);
    }
    if (isOf(node, 'BlockStatement', 'SwitchStatement', 'StaticBlock') || isLoop(node)) return below(block());
    if (node.type === 'CatchClause') {
      const inner = block();
      if (node.param) pattern(node.param, inner, (id) => declare(inner, 'param', id, node.start));
      return node.body.body.forEach((one) => visit(one, inner));
    }
    if (node.type === 'VariableDeclaration') {
      return node.declarations.forEach((one) => {
        const kind = node.kind === 'let' || node.kind === 'var' ? node.kind : 'const';
        pattern(one.id, scope, (id) => declare(scope, kind, id, one.end, one.init));
        visit(one.init, scope);
      });
    }
    if (node.type === 'AssignmentExpression') {
      pattern(node.left, scope, (id) => {
        refer(scope, 'write', id);
        if (node.operator !== '=') refer(scope, 'read', id);
      });
      return visit(node.right, scope);
    }
    if (node.type === 'UpdateExpression' && node.argument.type === 'Identifier') {
      refer(scope, 'write', node.argument);
      return refer(scope, 'read', node.argument);
    }
    if (
      node.type === 'UnaryExpression' &&
      node.operator === 'typeof' &&
      node.argument.type === 'Identifier'
    ) {
      return refer(scope, 'typeof', node.argument);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      refer(scope, 'call', node.callee);
      return node.arguments.forEach((one) => visit(one, scope));
    }
    if (node.type === 'MemberExpression') {
      visit(node.object, scope);
      return node.computed ? visit(node.property, scope) : undefined;
    }
    if (node.type === 'LabeledStatement') return visit(node.body, scope);
    if (isOf(node, 'BreakStatement', 'ContinueStatement', 'MetaProperty')) return;
    if (node.type === 'Identifier') return refer(scope, 'read', node);
    below(scope);
  };

  const withName = (scope: Scope, id: { name: string; start: number }): Scope => {
    declare(scope, 'class', id, 0);
    return scope;
  };

  program.body.forEach((one) => visit(one, top));

  // `for (x of list)` and `x = 3` declare a global name when there is none.
  for (const reference of references) {
    if (reference.role === 'write' && !find(reference.scope, reference.name)) {
      declare(top, 'implicit', reference, 0);
    }
  }
  for (const reference of references) {
    const declaration = find(reference.scope, reference.name);
    if (!declaration) continue;
    reference.declaration = declaration;
    (reference.role === 'write' ? declaration.writes : declaration.reads).push(reference);
  }
  const referenceAt = new Map(references.toReversed().map((one) => [one.start, one]));
  return { declarations, references, referenceAt };
}

function find(scope: Scope, name: string): Declaration | undefined {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    spend(1);
    const found = at.names.get(name);
    if (found) return found;
  }
  return undefined;
}

export function visibleNames(scope: Scope): string[] {
  const names: string[] = [];
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    spend(1 + at.names.size);
    for (const name of at.names.keys()) names.push(name);
  }
  return names;
}
