import { z } from 'zod';
import { SOURCE_LIMIT } from '#shared/contract/learning/problems.ts';
import type { BlockDefinition, BlockPart } from './blockDefinition.ts';
import { BlockError } from './BlockError.ts';
import { blockOfType } from './catalogue.ts';
import { blockTexts } from './texts.ts';

export interface BlockNode {
  readonly id: string;
  readonly definition: BlockDefinition;
  /** The value of each field; for a variable, its name. */
  readonly fields: ReadonlyMap<string, string | number>;
  readonly holes: ReadonlyMap<string, BlockNode>;
  readonly mouths: ReadonlyMap<string, readonly BlockNode[]>;
}

export interface BlockProgram {
  /** Below «시작하면». */
  readonly main: readonly BlockNode[];
  readonly spells: readonly BlockNode[];
  /** The first block of each stack that hangs below no hat: it is not run. */
  readonly loose: readonly BlockNode[];
}

const MAX_BLOCKS = 1000;
const MAX_DEPTH = 40;
const MAX_NUMBER = 1e9;
const MAX_NAME = 30;

const storedBlock = z.looseObject({
  type: z.string(),
  // Stored beside the verdict when the block is at fault.
  id: z
    .string()
    .max(100)
    .refine((id) => isClean(id)),
  fields: z.record(z.string(), z.unknown()).optional(),
  inputs: z.record(z.string(), z.object({ block: z.unknown(), shadow: z.unknown() }).partial()).optional(),
  next: z.object({ block: z.unknown() }).partial().optional(),
});
const storedWorkspace = z.looseObject({
  blocks: z.looseObject({ blocks: z.array(z.unknown()) }).optional(),
  variables: z
    .array(z.looseObject({ id: z.string(), name: z.string().trim().min(1).max(MAX_NAME) }))
    .optional(),
});

/**
 * Parses Blockly's JSON of a workspace; an empty text is an empty program. Throws BlockError for an invalid program.
 */
export function parseProgram(source: string): BlockProgram {
  if (source.trim() === '') return { main: [], spells: [], loose: [] };
  if (source.length > SOURCE_LIMIT) throw new BlockError(blockTexts.tooLong);
  const workspace = storedWorkspace.safeParse(jsonOf(source));
  if (!workspace.success) throw new BlockError(blockTexts.noProgram);
  const { blocks, variables = [] } = workspace.data;
  const reader = new Reader(new Map(variables.map(({ id, name }) => [id, name])));
  const stacks = (blocks?.blocks ?? []).map((block) => reader.stack(block, 0));
  const hats = stacks.flatMap(([first, ...below]) => (first ? [{ first, below }] : []));
  return {
    main: hats.find(({ first }) => first.definition.type === 'start')?.below ?? [],
    spells: hats.flatMap(({ first }) =>
      first.definition.category === 'spells' && isHat(first) ? first : [],
    ),
    loose: hats.flatMap(({ first }) => (isHat(first) ? [] : first)),
  };
}

const isHat = ({ definition }: BlockNode) => definition.shape === 'hat';

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new BlockError(blockTexts.noProgram);
  }
}

/**
 * It recurses into inputs and mouths only; following statements are a loop, because a program is long rather than deep.
 */
class Reader {
  #blockCount = 0;

  readonly #variables: ReadonlyMap<string, string>;

  constructor(variables: ReadonlyMap<string, string>) {
    this.#variables = variables;
  }

  stack(stored: unknown, depth: number): readonly BlockNode[] {
    const nodes: BlockNode[] = [];
    for (let rest = stored; rest !== undefined && rest !== null;) {
      const { node, below } = this.#block(rest, depth);
      nodes.push(node);
      rest = below;
    }
    return nodes;
  }

  #block(stored: unknown, depth: number): { node: BlockNode; below: unknown } {
    this.#blockCount += 1;
    if (this.#blockCount > MAX_BLOCKS) throw new BlockError(blockTexts.tooLong);
    if (depth > MAX_DEPTH) throw new BlockError(blockTexts.tooDeep);
    const block = storedBlock.safeParse(stored);
    if (!block.success) throw new BlockError(blockTexts.noProgram);
    const { type, id, fields = {}, inputs = {}, next } = block.data;
    const definition = blockOfType(type);
    if (!definition) throw new BlockError(blockTexts.unknownBlock, id);
    const node = { id, definition, fields: new Map(), holes: new Map(), mouths: new Map() };
    for (const part of definition.parts) {
      const input = Object.hasOwn(inputs, part.name) ? inputs[part.name] : undefined;
      const inside = input?.block ?? input?.shadow;
      if (part.kind === 'mouth') {
        node.mouths.set(part.name, this.#statements(inside, depth + 1));
      } else if (part.kind !== 'hole') {
        const value = Object.hasOwn(fields, part.name) ? fields[part.name] : undefined;
        node.fields.set(part.name, this.#field(part, value, id));
      } else if (inside !== undefined && inside !== null) {
        node.holes.set(part.name, this.#value(inside, depth + 1));
      }
    }
    return { node, below: next?.block };
  }

  #statements(stored: unknown, depth: number): readonly BlockNode[] {
    const nodes = this.stack(stored, depth);
    const wrong = nodes.find(({ definition }) => definition.shape === 'hat' || definition.shape === 'value');
    if (wrong) throw new BlockError(blockTexts.noProgram, wrong.id);
    return nodes;
  }

  #value(stored: unknown, depth: number): BlockNode {
    const { node } = this.#block(stored, depth);
    if (node.definition.shape !== 'value') throw new BlockError(blockTexts.noProgram, node.id);
    return node;
  }

  #field(part: Exclude<BlockPart, { kind: 'hole' | 'mouth' }>, value: unknown, id: string): string | number {
    const read = this.#readField(part, value);
    if (read === null) throw new BlockError(blockTexts.badField, id);
    return read;
  }

  #readField(part: Exclude<BlockPart, { kind: 'hole' | 'mouth' }>, value: unknown): string | number | null {
    switch (part.kind) {
      case 'number': {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        return typeof number === 'number' && Math.abs(number) <= MAX_NUMBER ? number + 0 : null;
      }
      case 'text':
        return typeof value === 'string' && value.length <= part.maxLength && isClean(value) ? value : null;
      case 'choice':
        return part.options.find(([, option]) => option === value)?.[1] ?? null;
      case 'variable': {
        const stored = z.looseObject({ id: z.string() }).safeParse(value);
        return (stored.success && this.#variables.get(stored.data.id)) || null;
      }
    }
  }
}

const isClean = (text: string) => text.isWellFormed() && !text.includes('\0');
