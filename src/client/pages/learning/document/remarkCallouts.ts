/** Kinds of callouts, as GitHub writes them: `> [!TIP]` on the first line of a quotation. */
export const CALLOUT_KINDS = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** The fields that are read of a node of the Markdown tree. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
  data?: { hName?: string; hProperties?: Record<string, unknown> };
}

const MARK = new RegExp(String.raw`^\[!(${CALLOUT_KINDS.join('|')})\][^\S\n]*(?:\n|$)`, 'i');

/** Takes the mark off quotations that begin with one, and names their kind in `dataCallout`. */
export function remarkCallouts() {
  return (tree: Node) => markQuotations(tree);
}

function markQuotations(node: Node): void {
  for (const child of node.children ?? []) {
    if (child.type === 'blockquote') markQuotation(child);
    markQuotations(child);
  }
}

function markQuotation(quotation: Node): void {
  const paragraph = quotation.children?.[0];
  const text = paragraph?.type === 'paragraph' ? paragraph.children?.[0] : undefined;
  if (text?.type !== 'text' || !paragraph?.children) return;
  const [mark, kind] = MARK.exec(text.value ?? '') ?? [];
  // Words behind the mark on its line are an ordinary quotation, and so is one whose line goes on with other marks.
  if (mark === undefined || kind === undefined) return;
  text.value = text.value?.slice(mark.length) ?? '';
  if (text.value === '') {
    paragraph.children.shift();
    if (paragraph.children[0]?.type === 'break') paragraph.children.shift();
  }
  if (paragraph.children.length === 0) quotation.children?.shift();
  quotation.data = { hProperties: { dataCallout: kind.toUpperCase() } };
}
