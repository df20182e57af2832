import { BlockError } from './BlockError.ts';
import { Declarations } from './compile/Declarations.ts';
import { ExpressionWriter } from './compile/ExpressionWriter.ts';
import { helperLines } from './compile/helpers.ts';
import { Names, spellNameOf } from './compile/names.ts';
import type { ProgramLanguage } from './compile/ProgramLanguage.ts';
import { StatementWriter } from './compile/StatementWriter.ts';
import { ValueTypes } from './compile/ValueTypes.ts';
import { type BlockNode, type BlockProgram, parseProgram } from './parseProgram.ts';
import { blockTexts } from './texts.ts';

export interface CompiledBlocks {
  readonly code: string;
  /** The block of each line, numbered from 0; null for closing brackets and helpers. */
  readonly blockOfLine: readonly (string | null)[];
  /** The lines of the child's blocks, from 0, the end excluded; the others are helpers. */
  readonly ownLines: { readonly from: number; readonly to: number };
}

/**
 * Compiles blocks to JavaScript or Python; both print the same. Whole numbers are exact to 2^53. Throws BlockError for
 * an invalid program or an empty input.
 */
export function compileBlocks(source: string, language: ProgramLanguage): CompiledBlocks {
  const program = parseProgram(source);
  const declarations = new Declarations(program);
  const types = new ValueTypes(program, declarations.first);
  const names = new Names();
  const values = new ExpressionWriter(language, types, names, spellsByName(program));
  const writer = new StatementWriter(language, values, types, names, declarations);
  for (const spell of program.spells) writer.spell(spell);
  for (const name of declarations.first) writer.declare(name);
  writer.statements(program.main, { scope: null, depth: 0, loops: 0 });

  const helpers = helperLines(values.helpers, language).map((code) => ({ code, blockId: null }));
  // JavaScript finds functions that are declared below; Python needs them first.
  const lines = language === 'PYTHON' ? [...helpers, ...writer.lines] : [...writer.lines, ...behind(helpers)];
  const from = language === 'PYTHON' ? helpers.length : 0;
  return {
    code: lines.map(({ code }) => `${code}\n`).join(''),
    blockOfLine: lines.map(({ blockId }) => blockId),
    ownLines: { from, to: from + writer.lines.length },
  };
}

const behind = <T extends { readonly code: string; readonly blockId: null }>(helpers: readonly T[]) =>
  helpers.length > 0 ? [{ code: '', blockId: null }, ...helpers.slice(0, -1)] : [];

function spellsByName({ spells }: BlockProgram): ReadonlyMap<string, BlockNode> {
  const byName = new Map<string, BlockNode>();
  for (const spell of spells) {
    const name = spellNameOf(spell);
    if (name === '') throw new BlockError(blockTexts.namelessSpell, spell.id);
    if (byName.has(name)) throw new BlockError(blockTexts.spellTwice(name), spell.id);
    byName.set(name, spell);
  }
  return byName;
}
