import { BlockError } from '../BlockError.ts';
import type { BlockNode } from '../parseProgram.ts';
import { blockTexts } from '../texts.ts';
import type { HelperName } from './helpers.ts';
import { type Names, parametersOf, snakeCase, spellNameOf } from './names.ts';
import type { ProgramLanguage } from './ProgramLanguage.ts';
import { isNumeric, type Scope, type ValueTypes } from './ValueTypes.ts';

/** Binding strengths of code; the same scale serves both languages. */
const LEVEL = { or: 1, and: 2, not: 3, compare: 4, add: 5, multiply: 6, sign: 7, atom: 9 } as const;

interface Piece {
  readonly code: string;
  readonly level: number;
}

const OPERATORS = {
  EQ: { JAVASCRIPT: '===', PYTHON: '==' },
  NEQ: { JAVASCRIPT: '!==', PYTHON: '!=' },
  LT: { JAVASCRIPT: '<', PYTHON: '<' },
  LTE: { JAVASCRIPT: '<=', PYTHON: '<=' },
  GT: { JAVASCRIPT: '>', PYTHON: '>' },
  GTE: { JAVASCRIPT: '>=', PYTHON: '>=' },
} as const;

const isOperator = (text: string): text is keyof typeof OPERATORS => Object.hasOwn(OPERATORS, text);

/** Writes value blocks as code of one language. */
export class ExpressionWriter {
  readonly helpers = new Set<HelperName>();

  readonly #language: ProgramLanguage;
  readonly #types: ValueTypes;
  readonly #names: Names;
  readonly #spells: ReadonlyMap<string, BlockNode>;

  constructor(
    language: ProgramLanguage,
    types: ValueTypes,
    names: Names,
    spells: ReadonlyMap<string, BlockNode>,
  ) {
    this.#language = language;
    this.#types = types;
    this.#names = names;
    this.#spells = spells;
  }

  /** Any value, as an argument or an assigned one. */
  value(node: BlockNode, hole: string, scope: Scope): string {
    return this.#piece(this.#inside(node, hole), scope).code;
  }

  /** A number; other values are converted. */
  number(node: BlockNode, hole: string, scope: Scope, level: number = LEVEL.or): string {
    const inside = this.#inside(node, hole);
    if (!isNumeric(this.#types.of(inside, scope)))
      return this.help('number', this.#piece(inside, scope).code);
    return wrapped(this.#piece(inside, scope), level);
  }

  /** A whole number of repetitions. */
  whole(node: BlockNode, hole: string, scope: Scope): string {
    const type = this.#types.of(this.#inside(node, hole), scope);
    const code = this.number(node, hole, scope, LEVEL.add);
    return type === 'integer' || type === 'product' ? code : this.help('whole', code);
  }

  text(node: BlockNode, hole: string, scope: Scope): string {
    const inside = this.#inside(node, hole);
    const piece = this.#piece(inside, scope);
    return this.#types.of(inside, scope) === 'text' ? piece.code : this.help('text', piece.code);
  }

  /** The printed text of a value; whole numbers and texts are printed alike in both languages. */
  printed(node: BlockNode, hole: string, scope: Scope): string {
    const inside = this.#inside(node, hole);
    return this.#types.of(inside, scope) === 'integer'
      ? this.#piece(inside, scope).code
      : this.text(node, hole, scope);
  }

  condition(node: BlockNode, hole: string, scope: Scope, level: number = LEVEL.or): string {
    const inside = this.#inside(node, hole);
    const piece = this.#piece(inside, scope);
    if (this.#types.of(inside, scope) === 'yesNo') return wrapped(piece, level);
    const is = this.#language === 'PYTHON' ? 'is True' : '=== true';
    return wrapped({ code: `${wrapped(piece, LEVEL.add)} ${is}`, level: LEVEL.compare }, level);
  }

  list(node: BlockNode, scope: Scope): string {
    const name = String(node.fields.get('LIST'));
    const code = this.#names.variable(name);
    return this.#types.variable(name, scope) === 'list' ? code : this.help('itemsOf', code);
  }

  /** A command of the device; a call of an own spell. */
  command(name: string, args: readonly string[] = []): string {
    return `${this.#language === 'PYTHON' ? snakeCase(name) : name}(${args.join(', ')})`;
  }

  /** The command of a block, with the values of its inputs. */
  commandOf(node: BlockNode, command: string, scope: Scope): string {
    const args = node.definition.parts.flatMap((part) => {
      if (part.kind !== 'hole') return [];
      return part.check === 'Number'
        ? this.number(node, part.name, scope)
        : this.value(node, part.name, scope);
    });
    return this.command(command, args);
  }

  cast(node: BlockNode, scope: Scope): string {
    const name = spellNameOf(node);
    const spell = this.#spells.get(name);
    if (!spell) throw new BlockError(blockTexts.noSpell(name), node.id);
    const count = parametersOf(spell).length;
    const holes = node.definition.parts.filter(({ kind }) => kind === 'hole');
    if (holes.length !== count) throw new BlockError(blockTexts.spellTakes(name, count), node.id);
    return `${this.#names.spell(name)}(${holes.map((hole) => this.value(node, hole.name, scope)).join(', ')})`;
  }

  help(name: HelperName, ...args: readonly string[]): string {
    this.helpers.add(name);
    return `${name}(${args.join(', ')})`;
  }

  #inside(node: BlockNode, hole: string): BlockNode {
    const inside = node.holes.get(hole);
    if (!inside) throw new BlockError(blockTexts.emptyHole, node.id);
    return inside;
  }

  #piece(node: BlockNode, scope: Scope): Piece {
    const { definition, fields } = node;
    const python = this.#language === 'PYTHON';
    switch (definition.type) {
      case 'number': {
        const number = Number(fields.get('NUM'));
        return { code: String(number), level: number < 0 ? LEVEL.sign : LEVEL.atom };
      }
      case 'text':
        return atom(JSON.stringify(fields.get('TEXT')));
      case 'color':
        return atom(JSON.stringify(fields.get('COLOR')));
      case 'yesNo':
        return atom(fields.get('YES') === 'TRUE' ? (python ? 'True' : 'true') : python ? 'False' : 'false');
      case 'variable':
        return atom(this.#names.variable(String(fields.get('VAR'))));
      case 'sight':
        return atom(this.command(String(fields.get('SIGHT'))));
      case 'ask':
        return atom('input()');
      case 'compare':
        return this.#comparison(node, scope);
      case 'logic': {
        const and = fields.get('OP') === 'AND';
        const level = and ? LEVEL.and : LEVEL.or;
        const sign = and ? (python ? 'and' : '&&') : python ? 'or' : '||';
        const [a, b] = [this.condition(node, 'A', scope, level), this.condition(node, 'B', scope, level + 1)];
        return { code: `${a} ${sign} ${b}`, level };
      }
      case 'not':
        return python
          ? { code: `not ${this.condition(node, 'A', scope, LEVEL.not)}`, level: LEVEL.not }
          : { code: `!${this.condition(node, 'A', scope, LEVEL.sign)}`, level: LEVEL.sign };
      case 'calculate':
        return this.#calculation(node, scope);
      case 'divide': {
        const helper = fields.get('OP') === 'REMAINDER' ? 'remainder' : 'quotient';
        return atom(this.help(helper, this.number(node, 'A', scope), this.number(node, 'B', scope)));
      }
      case 'toNumber':
        return atom(this.help('number', this.value(node, 'TEXT', scope)));
      case 'join':
        return {
          code: `${this.#joined(node, 'A', scope)} + ${this.#joined(node, 'B', scope)}`,
          level: LEVEL.add,
        };
      case 'textLength': {
        const text = this.text(node, 'TEXT', scope);
        return atom(python ? `len(${text})` : `[...${bracketed(text)}].length`);
      }
      case 'letterAt':
        return atom(this.help('letterAt', this.text(node, 'TEXT', scope), this.number(node, 'AT', scope)));
      case 'listGet':
        return atom(this.help('itemAt', this.list(node, scope), this.number(node, 'AT', scope)));
      case 'listLength':
        return atom(python ? `len(${this.list(node, scope)})` : `${this.list(node, scope)}.length`);
      case 'listJoined':
        return atom(this.help('joined', this.list(node, scope), this.text(node, 'BETWEEN', scope)));
      case 'textHas': {
        const [text, part] = [this.text(node, 'TEXT', scope), this.text(node, 'PART', scope)];
        return python
          ? { code: `${bracketed(part)} in ${bracketed(text)}`, level: LEVEL.compare }
          : atom(`${bracketed(text)}.includes(${part})`);
      }
      case 'listHas':
        return atom(this.help('has', this.list(node, scope), this.value(node, 'ITEM', scope)));
      default:
        return atom(
          definition.command ? this.commandOf(node, definition.command, scope) : this.cast(node, scope),
        );
    }
  }

  #comparison(node: BlockNode, scope: Scope): Piece {
    const operator = String(node.fields.get('OP'));
    const sign = isOperator(operator) ? OPERATORS[operator][this.#language] : '';
    const equality = operator === 'EQ' || operator === 'NEQ';
    const [a, b] = ['A', 'B'].map((hole) => this.#types.of(this.#inside(node, hole), scope));
    const alike = a && b && ((isNumeric(a) && isNumeric(b)) || (a === b && (a === 'text' || a === 'yesNo')));
    if (equality && !alike) {
      const code = this.help('same', this.value(node, 'A', scope), this.value(node, 'B', scope));
      if (operator === 'EQ') return atom(code);
      return this.#language === 'PYTHON'
        ? { code: `not ${code}`, level: LEVEL.not }
        : { code: `!${code}`, level: LEVEL.sign };
    }
    const side = (hole: string) =>
      equality
        ? wrapped(this.#piece(this.#inside(node, hole), scope), LEVEL.add)
        : this.number(node, hole, scope, LEVEL.add);
    return { code: `${side('A')} ${sign} ${side('B')}`, level: LEVEL.compare };
  }

  #calculation(node: BlockNode, scope: Scope): Piece {
    const operator = node.fields.get('OP');
    if (operator === 'DIVIDE') {
      return atom(this.help('divide', this.number(node, 'A', scope), this.number(node, 'B', scope)));
    }
    const level = operator === 'MULTIPLY' ? LEVEL.multiply : LEVEL.add;
    const sign = operator === 'MULTIPLY' ? '*' : operator === 'ADD' ? '+' : '-';
    const [a, b] = [this.number(node, 'A', scope, level), this.number(node, 'B', scope, level + 1)];
    return { code: `${a} ${sign} ${b}`, level };
  }

  /** Texts joined within a text need no brackets. */
  #joined(node: BlockNode, hole: string, scope: Scope): string {
    const type = this.#types.of(this.#inside(node, hole), scope);
    if (type !== 'integer') return this.text(node, hole, scope);
    return `${this.#language === 'PYTHON' ? 'str' : 'String'}(${this.value(node, hole, scope)})`;
  }
}

/** A text that may be a sum of texts. */
const bracketed = (text: string) => (text.includes(' ') ? `(${text})` : text);

const atom = (code: string): Piece => ({ code, level: LEVEL.atom });

const wrapped = ({ code, level }: Piece, least: number) => (level < least ? `(${code})` : code);
