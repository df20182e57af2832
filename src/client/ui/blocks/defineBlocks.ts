import { type Block, Blocks, BlockSvg, common, Extensions, FieldImage, fieldRegistry } from 'blockly/core';
import type { BlockDefinition, BlockPart } from '#shared/blocks/blockDefinition.ts';
import { BLOCKS } from '#shared/blocks/catalogue.ts';
import { iconNameOf } from './blockIcons.tsx';
import { SlotDragStrategy } from './SlotDragStrategy.ts';

/** Side of the picture at the start of a block, in px. */
const ICON_SIZE = 22;

const ICON_FIELD = 'field_icon';

/** The picture says what the words beside it say: nothing is read out for it. */
class IconField extends FieldImage {
  override computeAriaLabel(): string {
    return '';
  }
}

/** Tells Blockly every block of the catalogue; `icons` are addresses of pictures by name. */
export function defineBlocks(icons: ReadonlyMap<string, string>): void {
  if (Object.hasOwn(Blocks, 'start')) return;
  fieldRegistry.register(ICON_FIELD, IconField);
  Extensions.register('cap', function cap(this: Block) {
    this.hat = 'cap';
    // A program begins once: the one start stays.
    if (this.type === 'start') this.setDeletable(false);
  });
  Extensions.register('slots', function slots(this: Block) {
    if (this instanceof BlockSvg) this.setDragStrategy(new SlotDragStrategy(this));
  });
  common.defineBlocksWithJsonArray(BLOCKS.map((definition) => jsonOf(definition, icons)));
}

function jsonOf(definition: BlockDefinition, icons: ReadonlyMap<string, string>) {
  const { type, category, shape, text, parts, gives } = definition;
  const icon = icons.get(iconNameOf(definition) ?? '');
  const picture = icon === undefined ? [] : [pictureOf(icon)];
  return {
    type,
    ...rowsOf(
      text,
      parts.map((part) => partOf(part, definition)),
      picture,
    ),
    inputsInline: true,
    style: type === 'start' ? 'start' : category,
    ...(shape === 'value' && { output: gives ?? null }),
    ...(shape === 'statement' && { previousStatement: null, nextStatement: null }),
    ...(shape === 'end' && { previousStatement: null }),
    ...(type === 'start' && { nextStatement: null }),
    extensions: shape === 'hat' ? ['slots', 'cap'] : ['slots'],
  };
}

type Argument = ReturnType<typeof partOf> | ReturnType<typeof pictureOf>;

/** One message for each row: words before a mouth would else stand beside it, in the mouth's own row. */
function rowsOf(text: string, parts: readonly Argument[], first: readonly Argument[]) {
  const rows = text.split(/(%\d)/).reduce<{ words: string; args: Argument[] }[]>(
    (rows, piece) => {
      const part = /^%\d$/.test(piece) ? parts[Number(piece[1]) - 1] : undefined;
      const isMouth = part?.type === 'input_statement';
      const last = rows.at(-1);
      const row =
        last && !isMouth && last.args.at(-1)?.type !== 'input_statement' ? last : { words: '', args: [] };
      if (row !== last) rows.push(row);
      if (part) row.args.push(part);
      row.words += part ? `%${row.args.length}` : piece;
      return rows;
    },
    [{ words: first.map((_, index) => `%${index + 1} `).join(''), args: [...first] }],
  );
  return Object.fromEntries(
    rows
      .filter(({ words }) => words.trim() !== '')
      .flatMap(({ words, args }, index) => [
        [`message${index}`, words],
        [`args${index}`, args],
      ]),
  );
}

const pictureOf = (src: string) => ({
  type: ICON_FIELD,
  src,
  width: ICON_SIZE,
  height: ICON_SIZE,
  alt: '',
});

function partOf(part: BlockPart, { type }: BlockDefinition) {
  const { name } = part;
  switch (part.kind) {
    case 'number':
      return { type: 'field_number', name, value: part.value };
    case 'text':
      // A cast shows the name of its spell; it changes with the spell alone.
      return type.startsWith('cast')
        ? { type: 'field_label_serializable', name, text: part.value }
        : { type: 'field_input', name, text: part.value };
    case 'choice':
      return { type: 'field_dropdown', name, options: part.options };
    case 'variable':
      return { type: 'field_variable', name, variable: part.value };
    case 'hole':
      return { type: 'input_value', name, ...(part.check && { check: part.check }) };
    case 'mouth':
      return { type: 'input_statement', name };
  }
}
