import { BlockError } from '../BlockError.ts';
import type { BlockNode } from '../parseProgram.ts';
import { blockTexts } from '../texts.ts';
import type { Declarations } from './Declarations.ts';
import type { ExpressionWriter } from './ExpressionWriter.ts';
import { type Names, parametersOf, spellNameOf } from './names.ts';
import type { ProgramLanguage } from './ProgramLanguage.ts';
import { isNumeric, type Scope, type ValueTypes } from './ValueTypes.ts';

export interface CodeLine {
  readonly code: string;
  readonly blockId: string | null;
}

interface Place {
  readonly scope: Scope;
  readonly depth: number;
  /** Loops around it, within the same spell. */
  readonly loops: number;
}

/** Writes statements as lines of one language; each line knows its block. */
export class StatementWriter {
  readonly lines: CodeLine[] = [];
  readonly #python: boolean;

  readonly #values: ExpressionWriter;
  readonly #types: ValueTypes;
  readonly #names: Names;
  readonly #declarations: Declarations;

  constructor(
    language: ProgramLanguage,
    values: ExpressionWriter,
    types: ValueTypes,
    names: Names,
    declarations: Declarations,
  ) {
    this.#values = values;
    this.#types = types;
    this.#names = names;
    this.#declarations = declarations;

    this.#python = language === 'PYTHON';
  }

  declare(name: string): void {
    const start = this.#types.variable(name, null) === 'list' ? '[]' : '0';
    this.#line(this.#assignment(name, start, 'let'), null, 0);
  }

  spell(spell: BlockNode): void {
    const name = this.#names.spell(spellNameOf(spell));
    const parameters = parametersOf(spell).map((parameter) => this.#names.variable(parameter));
    const place = { scope: spell, depth: 0, loops: 0 };
    const head = `${name}(${parameters.join(', ')})`;
    const set = this.#declarations.setBy(spell).map((variable) => this.#names.variable(variable));
    if (this.#python) {
      this.#line(`def ${head}:`, spell.id, 0);
      if (set.length > 0) this.#line(`global ${set.join(', ')}`, null, 1);
      this.#body(spell, 'DO', place);
    } else {
      this.#line(`function ${head} {`, spell.id, 0);
      this.#body(spell, 'DO', place);
      this.#line('}', null, 0);
    }
  }

  statements(nodes: readonly BlockNode[], place: Place): void {
    for (const node of nodes) this.#statement(node, place);
  }

  #statement(node: BlockNode, place: Place): void {
    const { definition, fields } = node;
    const { scope } = place;
    const variable = String(fields.get('VAR'));
    const line = (code: string) => this.#line(this.#python ? code : `${code};`, node.id, place.depth);
    switch (definition.type) {
      case 'repeat':
        return this.#repeat(node, place);
      case 'repeatUntil':
        return this.#block(node, this.#whileHead(this.#not(node, 'UNTIL', scope)), inLoop(place));
      case 'repeatWhile':
        return this.#block(
          node,
          this.#whileHead(this.#values.condition(node, 'WHILE', scope)),
          inLoop(place),
        );
      case 'forever':
        return this.#block(node, this.#whileHead(this.#python ? 'True' : 'true'), inLoop(place));
      case 'stopRepeat':
        if (place.loops === 0) throw new BlockError(blockTexts.stopOutside, node.id);
        return line('break');
      case 'count':
        return this.#count(node, place);
      case 'forEach':
        return this.#forEach(node, this.#values.list(node, scope), place);
      case 'forEachLetter':
        return this.#forEach(node, this.#values.text(node, 'TEXT', scope), place);
      case 'if':
      case 'ifElse':
        return this.#decision(node, this.#values.condition(node, 'IF', scope), place);
      case 'ifSight':
      case 'ifSightElse':
        return this.#decision(node, this.#values.command(String(fields.get('SIGHT'))), place);
      case 'print':
        return line(`print(${this.#values.printed(node, 'TEXT', scope)})`);
      case 'setVariable':
        return this.#set(node, variable, this.#values.value(node, 'VALUE', scope), place);
      case 'changeVariable': {
        const name = this.#names.variable(variable);
        const old = isNumeric(this.#types.variable(variable, scope))
          ? name
          : this.#values.help('number', name);
        return line(`${name} = ${old} + ${this.#values.number(node, 'BY', scope, ADDED)}`);
      }
      case 'listNew':
        return this.#set(node, String(fields.get('LIST')), '[]', place);
      case 'listSplit': {
        const words = this.#values.help('words', this.#values.text(node, 'TEXT', scope));
        return this.#set(node, String(fields.get('LIST')), words, place);
      }
      case 'listAdd': {
        const add = this.#python ? 'append' : 'push';
        return line(`${this.#values.list(node, scope)}.${add}(${this.#values.value(node, 'ITEM', scope)})`);
      }
      case 'listSet': {
        const item = this.#values.value(node, 'ITEM', scope);
        return line(
          this.#values.help('setItem', this.#values.list(node, scope), this.#at(node, scope), item),
        );
      }
      case 'listRemove':
        return line(this.#values.help('removeItem', this.#values.list(node, scope), this.#at(node, scope)));
      case 'giveBack':
        if (scope === null) throw new BlockError(blockTexts.giveBackOutside, node.id);
        return line(`return ${this.#values.value(node, 'VALUE', scope)}`);
      case 'say':
        return line(this.#values.command('say', [this.#values.printed(node, 'TEXT', scope)]));
      default:
        return line(
          definition.command
            ? this.#values.commandOf(node, definition.command, scope)
            : this.#values.cast(node, scope),
        );
    }
  }

  #at(node: BlockNode, scope: Scope): string {
    return this.#values.number(node, 'AT', scope);
  }

  #set(node: BlockNode, variable: string, value: string, place: Place): void {
    const { births, constants } = this.#declarations;
    const word = births.has(node) ? (constants.has(node) ? 'const' : 'let') : null;
    const code = this.#assignment(variable, value, word);
    this.#line(code, node.id, place.depth);
  }

  /** `word` declares the variable in JavaScript; null for one that is declared already. */
  #assignment(variable: string, value: string, word: 'let' | 'const' | null): string {
    const name = this.#names.variable(variable);
    return this.#python ? `${name} = ${value}` : `${word === null ? '' : `${word} `}${name} = ${value};`;
  }

  #repeat(node: BlockNode, place: Place): void {
    const times = this.#values.whole(node, 'TIMES', place.scope);
    const counter = this.#names.counter(place.loops);
    const fixed = isLiteral(node, 'TIMES');
    const head = this.#python
      ? `for ${counter} in range(${times})`
      : fixed
        ? `for (let ${counter} = 0; ${counter} < ${times}; ${counter} += 1)`
        : `for (let ${counter} = 0, times = ${times}; ${counter} < times; ${counter} += 1)`;
    this.#block(node, head, inLoop(place));
  }

  #count(node: BlockNode, place: Place): void {
    const [from, to] = ['FROM', 'TO'].map((hole) => this.#values.whole(node, hole, place.scope));
    const variable = this.#names.variable(String(node.fields.get('VAR')));
    const own = this.#declarations.ownLoops.has(node);
    const counter = own ? variable : this.#names.counter(place.loops);
    const last = isLiteral(node, 'TO') ? to : 'last';
    const end = isLiteral(node, 'TO') ? `${Number(to) + 1}` : `${to} + 1`;
    const start = last === 'last' ? `${counter} = ${from}, last = ${to}` : `${counter} = ${from}`;
    const head = this.#python
      ? `for ${variable} in range(${from}, ${end})`
      : `for (let ${start}; ${counter} <= ${last}; ${counter} += 1)`;
    this.#block(node, head, inLoop(place), own || this.#python ? null : `${variable} = ${counter};`);
  }

  /** Iterates over the items of a list or the letters of a text. */
  #forEach(node: BlockNode, list: string, place: Place): void {
    const variable = this.#names.variable(String(node.fields.get('VAR')));
    const own = this.#declarations.ownLoops.has(node);
    const item = own ? variable : this.#names.counter(place.loops);
    const head = this.#python ? `for ${variable} in ${list}` : `for (const ${item} of ${list})`;
    this.#block(node, head, inLoop(place), own || this.#python ? null : `${variable} = ${item};`);
  }

  #decision(node: BlockNode, condition: string, place: Place): void {
    const elsePart = node.definition.parts.some(({ name }) => name === 'ELSE');
    this.#line(this.#python ? `if ${condition}:` : `if (${condition}) {`, node.id, place.depth);
    this.#body(node, 'DO', place);
    if (elsePart) {
      this.#line(this.#python ? 'else:' : '} else {', null, place.depth);
      this.#body(node, 'ELSE', place);
    }
    if (!this.#python) this.#line('}', null, place.depth);
  }

  #whileHead(condition: string): string {
    return this.#python ? `while ${condition}` : `while (${condition})`;
  }

  #not(node: BlockNode, hole: string, scope: Scope): string {
    return this.#python
      ? `not ${this.#values.condition(node, hole, scope, NEGATED.PYTHON)}`
      : `!${this.#values.condition(node, hole, scope, NEGATED.JAVASCRIPT)}`;
  }

  #block(node: BlockNode, head: string, place: Place, first: string | null = null): void {
    this.#line(this.#python ? `${head}:` : `${head} {`, node.id, place.depth);
    if (first !== null) this.#line(first, null, place.depth + 1);
    this.#body(node, 'DO', place);
    if (!this.#python) this.#line('}', null, place.depth);
  }

  #body(node: BlockNode, mouth: string, place: Place): void {
    const inside = node.mouths.get(mouth) ?? [];
    this.statements(inside, { ...place, depth: place.depth + 1 });
    if (this.#python && inside.length === 0) this.#line('pass', null, place.depth + 1);
  }

  #line(code: string, blockId: string | null, depth: number): void {
    this.lines.push({ code: (this.#python ? '    ' : '  ').repeat(depth) + code, blockId });
  }
}

/** Levels of ExpressionWriter's scale: right of a sum, behind a `not`. */
const ADDED = 6;
const NEGATED = { PYTHON: 3, JAVASCRIPT: 7 } as const;

const inLoop = (place: Place): Place => ({ ...place, loops: place.loops + 1 });

const isLiteral = (node: BlockNode, hole: string) => node.holes.get(hole)?.definition.type === 'number';
