import type { BlockPart } from './blockDefinition.ts';
import { blockOfType } from './catalogue.ts';

/** The content of a part: a field's value, a variable's name, a block in an input, statements in a mouth. */
type Filling = number | string | Piece | readonly Piece[];

/** A block in the content's short form; its fillings follow the parts of its type. */
export interface Piece {
  readonly type: string;
  readonly fillings: readonly Filling[];
}

/** `piece('repeat', 3, [piece('walk', 2)])`; missing parts have the defaults of the catalogue. */
export const piece = (type: string, ...fillings: readonly Filling[]): Piece => ({ type, fillings });

/** Blockly's JSON of a program in its stored form: the statements below «시작하면», then own spells. */
export function writeBlocks(main: readonly Piece[], spells: readonly Piece[] = []): string {
  const writer = new Writer();
  const start = { ...writer.block(piece('start')), x: 24, y: 24, ...writer.below(main) };
  const hats = spells.map((spell, index) => ({ ...writer.block(spell), x: 24, y: 320 + 260 * index }));
  return JSON.stringify({
    blocks: { languageVersion: 0, blocks: [start, ...hats] },
    variables: [...writer.variables].map(([name, id]) => ({ name, id })),
  });
}

class Writer {
  /** Ids by name. */
  readonly variables = new Map<string, string>();
  #blockCount = 0;

  block({ type, fillings }: Piece): Record<string, unknown> {
    const definition = blockOfType(type);
    if (!definition) throw new Error(`There is no block «${type}».`);
    this.#blockCount += 1;
    const id = `b${this.#blockCount}`;
    const fields: Record<string, unknown> = {};
    const inputs: Record<string, unknown> = {};
    definition.parts.forEach((part, index) => {
      const filling = fillings[index];
      if (part.kind === 'hole' || part.kind === 'mouth') {
        const input = part.kind === 'hole' ? this.#hole(part, filling) : this.#mouth(filling);
        if (input) inputs[part.name] = input;
      } else fields[part.name] = this.#field(part, filling);
    });
    return { type, id, ...(isFilled(fields) && { fields }), ...(isFilled(inputs) && { inputs }) };
  }

  below(pieces: readonly Piece[]): { next?: { block: Record<string, unknown> } } {
    const first = this.#stack(pieces);
    return first ? { next: { block: first } } : {};
  }

  #stack([first, ...rest]: readonly Piece[]): Record<string, unknown> | null {
    return first ? { ...this.block(first), ...this.below(rest) } : null;
  }

  #field(part: Exclude<BlockPart, { kind: 'hole' | 'mouth' }>, filling: Filling | undefined): unknown {
    const value = filling ?? (part.kind === 'choice' ? part.options[0]?.[1] : part.value);
    if (part.kind !== 'variable') return value;
    const name = typeof value === 'string' ? value : part.value;
    const id = this.variables.get(name) ?? `v${this.variables.size + 1}`;
    this.variables.set(name, id);
    return { id };
  }

  #hole(part: Extract<BlockPart, { kind: 'hole' }>, filling: Filling | undefined): unknown {
    const { shadow } = part;
    if (isPiece(filling)) {
      return {
        ...(shadow && { shadow: this.#literal(shadow.type, shadow.value) }),
        block: this.block(filling),
      };
    }
    if (filling === undefined) return shadow && { shadow: this.#literal(shadow.type, shadow.value) };
    const type = shadow?.type === 'color' ? 'color' : typeof filling === 'number' ? 'number' : 'text';
    const literal = this.#literal(type, filling);
    return type === shadow?.type ? { shadow: literal } : { block: literal };
  }

  #literal(type: 'number' | 'text' | 'color', value: Filling): Record<string, unknown> {
    return this.block(piece(type, value));
  }

  #mouth(filling: Filling | undefined): unknown {
    const block = Array.isArray(filling) ? this.#stack(filling) : null;
    return block && { block };
  }
}

const isFilled = (record: Record<string, unknown>) => Object.keys(record).length > 0;

const isPiece = (filling: Filling | undefined): filling is Piece =>
  typeof filling === 'object' && !Array.isArray(filling);
