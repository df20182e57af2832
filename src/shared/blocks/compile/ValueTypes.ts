import type { BlockNode, BlockProgram } from '../parseProgram.ts';
import { allNodes, nodesIn, parametersOf, spellNameOf } from './names.ts';

/** The known type of a value. `product` is a whole number that JavaScript may hold as -0. */
export type ValueType = 'integer' | 'product' | 'number' | 'text' | 'yesNo' | 'list' | 'any';

/** The spell that contains a block; null below «시작하면». */
export type Scope = BlockNode | null;

const NUMERIC: readonly ValueType[] = ['integer', 'product', 'number'];
export const isNumeric = (type: ValueType) => NUMERIC.includes(type);

/**
 * Infers the types of variables, parameters, lists and spells, so that a value is only converted where it has to be.
 * Assignments are collected from the whole program until nothing changes, in any order.
 */
export class ValueTypes {
  readonly #known = new Map<string, ValueType>();
  readonly #program: BlockProgram;
  /** Some list may have two names, so that the content of every list is unknown. */
  #shared = false;

  /** Variables of `startList` hold 0 or an empty list before an item is added. */
  constructor(program: BlockProgram, startList: Iterable<string>) {
    this.#program = program;
    const lists = new Set([...allNodes(program)].map(({ fields }) => fields.get('LIST')));
    for (const name of startList) this.#learn(name, lists.has(name) ? 'list' : 'integer');
    for (let changed = true; changed;) {
      const before = [...this.#known, this.#shared].join();
      for (const spell of program.spells) this.#collect(spell.mouths.get('DO') ?? [], spell);
      this.#collect(program.main, null);
      changed = [...this.#known, this.#shared].join() !== before;
    }
  }

  variable(name: string, scope: Scope): ValueType {
    return this.#known.get(keyOf(name, scope)) ?? 'integer';
  }

  of(node: BlockNode, scope: Scope): ValueType {
    const { type, gives, only } = node.definition;
    switch (type) {
      case 'number':
        return Number.isInteger(node.fields.get('NUM')) ? 'integer' : 'number';
      case 'variable':
        return this.variable(String(node.fields.get('VAR')), scope);
      case 'calculate':
        return this.#calculated(node, scope);
      case 'divide':
        return node.fields.get('OP') === 'QUOTIENT' || this.#areWhole(node, scope) ? 'integer' : 'number';
      case 'toNumber':
        return 'number';
      case 'textLength':
      case 'listLength':
      case 'stepsLeft':
        return 'integer';
      case 'listGet':
        return this.#element(String(node.fields.get('LIST')), scope) ?? 'any';
      case 'castValue':
      case 'castValueWith1':
      case 'castValueWith2':
        return this.#known.get(`return:${spellNameOf(node)}`) ?? 'any';
      case 'colorHere':
      case 'talkAnswer':
        return 'any';
      default:
        // Objects of the world answer whole numbers, and lists of them.
        if (only === 'OBJECT' && gives !== 'Boolean') return gives === 'Array' ? 'list' : 'integer';
        return gives === 'Boolean' ? 'yesNo' : gives === 'String' ? 'text' : 'any';
    }
  }

  #calculated(node: BlockNode, scope: Scope): ValueType {
    const operator = node.fields.get('OP');
    if (operator === 'DIVIDE' || !this.#areWhole(node, scope)) return 'number';
    const types = [...node.holes.values()].map((inner) => this.of(inner, scope));
    return operator === 'MULTIPLY' || types.includes('product') ? 'product' : 'integer';
  }

  #areWhole({ holes }: BlockNode, scope: Scope): boolean {
    return [...holes.values()].every((inner) => ['integer', 'product'].includes(this.of(inner, scope)));
  }

  #element(list: string, scope: Scope): ValueType | null {
    return this.#shared ? 'any' : (this.#known.get(elementKey(list, scope)) ?? null);
  }

  #collect(nodes: readonly BlockNode[], scope: Scope): void {
    for (const node of nodesIn(nodes)) this.#collectFrom(node, scope);
  }

  #collectFrom(node: BlockNode, scope: Scope): void {
    const { definition, fields, holes } = node;
    const typeIn = (name: string): ValueType => {
      const inner = holes.get(name);
      return inner ? this.of(inner, scope) : 'any';
    };
    const name = String(fields.get('VAR'));
    const list = String(fields.get('LIST'));
    if (fields.has('LIST')) this.#learn(keyOf(list, scope), 'list');
    switch (definition.type) {
      case 'variable':
        if (['list', 'any'].includes(this.variable(name, scope))) this.#shared = true;
        break;
      case 'setVariable':
        this.#learn(keyOf(name, scope), typeIn('VALUE'));
        break;
      case 'changeVariable':
        this.#learn(keyOf(name, scope), typeIn('BY') === 'integer' ? 'integer' : 'number');
        break;
      case 'count':
        this.#learn(keyOf(name, scope), 'integer');
        break;
      case 'forEach':
        this.#learn(keyOf(name, scope), this.#element(list, scope));
        break;
      case 'forEachLetter':
        this.#learn(keyOf(name, scope), 'text');
        break;
      case 'listSplit':
        this.#learn(elementKey(list, scope), 'text');
        break;
      case 'listAdd':
      case 'listSet':
        this.#learn(elementKey(list, scope), typeIn('ITEM'));
        break;
      case 'giveBack':
        if (scope) this.#learn(`return:${spellNameOf(scope)}`, typeIn('VALUE'));
        break;
      default:
        if (definition.type.startsWith('cast')) this.#collectArguments(node, scope);
    }
  }

  #collectArguments(node: BlockNode, scope: Scope): void {
    const called = this.#program.spells.find((spell) => spellNameOf(spell) === spellNameOf(node));
    if (!called) return;
    parametersOf(called).forEach((parameter, index) => {
      const argument = node.holes.get(['A', 'B'][index] ?? '');
      if (!argument) return;
      this.#learn(keyOf(parameter, called), this.of(argument, scope));
    });
    const last = called.mouths.get('DO')?.at(-1);
    // A spell that may end without a return has no value.
    if (last?.definition.type !== 'giveBack') this.#learn(`return:${spellNameOf(called)}`, 'any');
  }

  #learn(key: string, type: ValueType | null): void {
    if (type === null) return;
    const before = this.#known.get(key);
    this.#known.set(key, before === undefined ? type : joined(before, type));
  }
}

function joined(a: ValueType, b: ValueType): ValueType {
  if (a === b) return a;
  if (!isNumeric(a) || !isNumeric(b)) return 'any';
  return a === 'number' || b === 'number' ? 'number' : 'product';
}

/** A parameter hides the variable of the same name. */
export const isParameter = (name: string, scope: Scope): boolean =>
  scope !== null && parametersOf(scope).includes(name);

const keyOf = (name: string, scope: Scope) =>
  scope !== null && isParameter(name, scope) ? `${spellNameOf(scope)}/${name}` : name;

const elementKey = (name: string, scope: Scope) => `element:${keyOf(name, scope)}`;
