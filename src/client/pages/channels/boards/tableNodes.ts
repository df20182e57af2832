import { mergeAttributes, Node } from '@tiptap/react';

/*
 * Tables as they are pasted out of Excel, HWP or a web page: rows and cells with merged ones, without widths and colours
 * of their own. No table stands in another.
 */

const spanOf = (element: HTMLElement, name: string): number => {
  const span = Number(element.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span > 1 ? span : 1;
};

const TableCell = Node.create({
  name: 'tableCell',
  content: '(paragraph | heading | bulletList | orderedList | blockquote | codeBlock | picture)+',
  isolating: true,
  addAttributes: () => ({
    isHeader: { default: false, parseHTML: (element) => element.tagName === 'TH', rendered: false },
    colspan: { default: 1, parseHTML: (element) => spanOf(element, 'colspan') },
    rowspan: { default: 1, parseHTML: (element) => spanOf(element, 'rowspan') },
  }),
  parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    node.attrs['isHeader'] === true ? 'th' : 'td',
    mergeAttributes(HTMLAttributes),
    0,
  ],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: 'tableCell+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
});

export const TABLE_NODES = [Table, TableRow, TableCell];
