import {
  PLAIN_MARKS,
  POST_CODE_LANGUAGES,
  POST_LIMITS,
  type PostBlock,
  type PostDocument,
  type PostInline,
  type PostListItem,
  type PostMark,
  type PostTableCell,
  type PostTableRow,
  type PostText,
} from './postDocument.ts';

/*
 * Pure. An allow-list: only known nodes with known attributes are rebuilt, nothing is copied. The words of everything
 * else stay.
 */

/** Any input as a document that is safe to store and to draw. Content over the limits is left to `postProblem`. */
export function sanitisePost(input: unknown): PostDocument {
  const content = blocksOf(childrenOf(input), 0);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** The depth up to which nodes are read, so that no input can exhaust the stack. */
const DEEPEST = POST_LIMITS.depth * 2;
/** Control characters but tab and line breaks, and marks that turn the direction of writing. */
// oxlint-disable-next-line no-control-regex -- control characters are what this removes
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const childrenOf = (node: unknown): readonly unknown[] => {
  const content = field(node, 'content');
  return Array.isArray(content) ? content : [];
};
const typeOf = (node: unknown): unknown => field(node, 'type');
const attributeOf = (node: unknown, name: string): unknown => field(field(node, 'attrs'), name);

function cleanText(value: unknown): string {
  return typeof value === 'string'
    ? value.toWellFormed().replaceAll(UNWRITABLE, '').replaceAll('\r\n', '\n').normalize('NFC')
    : '';
}

function blocksOf(nodes: readonly unknown[], depth: number): PostBlock[] {
  if (depth > DEEPEST) return [];
  const blocks: PostBlock[] = [];
  let loose: PostInline[] = [];
  const closeLoose = () => {
    if (loose.length > 0) blocks.push({ type: 'paragraph', content: loose });
    loose = [];
  };
  for (const node of nodes) {
    const made = blockOf(node, depth);
    if (made === null) {
      loose.push(...inlinesOf([node], depth + 1));
      continue;
    }
    closeLoose();
    blocks.push(...made);
  }
  closeLoose();
  return blocks;
}

/** Null for a node that is no block: loose text, or nothing at all. */
function blockOf(node: unknown, depth: number): PostBlock[] | null {
  const children = childrenOf(node);
  switch (typeOf(node)) {
    case 'paragraph':
      return [{ type: 'paragraph', ...withContent(inlinesOf(children, depth + 1)) }];
    case 'heading': {
      const level = attributeOf(node, 'level') === 3 ? 3 : 2;
      return [{ type: 'heading', attrs: { level }, ...withContent(inlinesOf(children, depth + 1)) }];
    }
    case 'bulletList':
    case 'orderedList': {
      const content = children.flatMap((item) => listItemOf(item, depth + 1));
      const type = typeOf(node) === 'orderedList' ? 'orderedList' : 'bulletList';
      return content.length > 0 ? [{ type, content }] : [];
    }
    case 'blockquote': {
      const content = blocksOf(children, depth + 1);
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }];
    case 'codeBlock':
      return [codeBlockOf(node, children)];
    case 'table':
      return tableOf(children, depth);
    case 'picture':
      return pictureOf(node);
    case 'text':
    case 'hardBreak':
      return null;
    default:
      // The children of an unknown node are read in its place.
      return children.length > 0 ? blocksOf(children, depth + 1) : null;
  }
}

function listItemOf(node: unknown, depth: number): PostListItem[] {
  const content = typeOf(node) === 'listItem' ? blocksOf(childrenOf(node), depth) : blocksOf([node], depth);
  return content.length > 0 ? [{ type: 'listItem', content }] : [];
}

/** A table of rows of cells. A table in a cell is read as its words: tables are not nested. */
function tableOf(nodes: readonly unknown[], depth: number): PostBlock[] {
  const rows = nodes
    .filter((node) => typeOf(node) === 'tableRow')
    .flatMap((row): PostTableRow[] => {
      const content = childrenOf(row)
        .filter((node) => typeOf(node) === 'tableCell')
        .map((cell) => cellOf(cell, depth + 1));
      return content.length > 0 ? [{ type: 'tableRow', content }] : [];
    });
  return rows.length > 0 ? [{ type: 'table', content: rows }] : blocksOf(nodes, depth + 1);
}

function cellOf(node: unknown, depth: number): PostTableCell {
  const span = (name: string, most: number) => {
    const value = attributeOf(node, name);
    return typeof value === 'number' && Number.isInteger(value) && value > 1 ? Math.min(value, most) : 1;
  };
  const content = blocksOf(childrenOf(node), depth).flatMap((block) =>
    // Its words stay, a line for each row.
    block.type === 'table'
      ? block.content.flatMap((row) => row.content.flatMap((cell) => cell.content))
      : [block],
  );
  return {
    type: 'tableCell',
    attrs: {
      isHeader: attributeOf(node, 'isHeader') === true,
      colspan: span('colspan', POST_LIMITS.columns),
      rowspan: span('rowspan', POST_LIMITS.rows),
    },
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  };
}

function codeBlockOf(node: unknown, children: readonly unknown[]): PostBlock {
  const named = attributeOf(node, 'language');
  const language = POST_CODE_LANGUAGES.find((one) => one === named) ?? 'TEXT';
  const source = children.map((child) => cleanText(field(child, 'text'))).join('');
  return {
    type: 'codeBlock',
    attrs: { language },
    ...(source !== '' && { content: [{ type: 'text', text: source }] }),
  };
}

function pictureOf(node: unknown): PostBlock[] {
  const fileId = attributeOf(node, 'fileId');
  if (typeof fileId !== 'number' || !Number.isInteger(fileId) || fileId < 1 || fileId > 2_147_483_647)
    return [];
  const alt = cleanText(attributeOf(node, 'alt')).slice(0, POST_LIMITS.alt).toWellFormed();
  return [{ type: 'picture', attrs: { fileId, alt } }];
}

function inlinesOf(nodes: readonly unknown[], depth: number): PostInline[] {
  if (depth > DEEPEST) return [];
  return nodes.flatMap((node): PostInline[] => {
    if (typeOf(node) === 'hardBreak') return [{ type: 'hardBreak' }];
    if (typeOf(node) === 'text') {
      const text = cleanText(field(node, 'text'));
      return text === '' ? [] : [textOf(text, field(node, 'marks'))];
    }
    return inlinesOf(childrenOf(node), depth + 1);
  });
}

function textOf(text: string, marks: unknown): PostText {
  const given: readonly unknown[] = Array.isArray(marks) ? marks.slice(0, 20) : [];
  const kept: PostMark[] = PLAIN_MARKS.filter((type) => given.some((mark) => typeOf(mark) === type)).map(
    (type) => ({ type }),
  );
  const link = given.find((mark) => typeOf(mark) === 'link');
  const href = safeHref(attributeOf(link, 'href'));
  if (href !== null) kept.push({ type: 'link', attrs: { href } });
  return { type: 'text', text, ...(kept.length > 0 && { marks: kept }) };
}

/** A host without credentials, a port, and signs that end no attribute. */
const WEB_ADDRESS =
  /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}\p{C}]*)?$/iu;

/** An address of the web; null for every other scheme, for credentials, and for invalid addresses. */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > POST_LIMITS.href) return null;
  return WEB_ADDRESS.test(value) ? value : null;
}

const withContent = (content: readonly PostInline[]) => (content.length > 0 ? { content } : {});
