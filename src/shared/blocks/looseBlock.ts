import { BlockError } from './BlockError.ts';
import { type BlockNode, parseProgram } from './parseProgram.ts';

export interface LooseBlock {
  readonly blockId: string;
  /** Its words with the values in it, as a child reads them. */
  readonly name: string;
}

/** The first block that hangs below no beginning and is not run; null without one, or for an invalid program. */
export function looseBlockOf(source: string): LooseBlock | null {
  try {
    const [first] = parseProgram(source).loose;
    return first === undefined ? null : { blockId: first.id, name: nameOf(first) };
  } catch (error) {
    if (error instanceof BlockError) return null;
    throw error;
  }
}

function nameOf({ definition, fields, holes }: BlockNode): string {
  const words = definition.text.replaceAll(/%(\d)/gu, (_, number: string) => {
    const part = definition.parts[Number(number) - 1];
    const inside = part && holes.get(part.name);
    if (inside !== undefined) return nameOf(inside);
    const value = part && fields.get(part.name);
    if (part?.kind === 'choice') return part.options.find(([, stored]) => stored === value)?.[0] ?? '';
    return value === undefined ? '' : String(value);
  });
  return words.replaceAll(/\s+/gu, ' ').trim();
}
