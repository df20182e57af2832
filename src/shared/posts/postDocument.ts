/*
 * The content of a post: a tree of these nodes alone, never HTML. It is TipTap's output (ProseMirror's JSON), reduced
 * to the needs of children.
 */

export const POST_LIMITS = {
  title: 80,
  /** Letters of all text, code included. */
  text: 20_000,
  nodes: 3000,
  /** Lists in lists in quotes. */
  depth: 8,
  pictures: 10,
  codeBlocks: 10,
  /** The limit of a merged cell of a table. */
  rows: 200,
  columns: 30,
  alt: 100,
  href: 500,
} as const;

/** The languages of a code block; TEXT does not run. */
export const POST_CODE_LANGUAGES = ['JAVASCRIPT', 'PYTHON', 'TEXT'] as const;
export type PostCodeLanguage = (typeof POST_CODE_LANGUAGES)[number];

export const PLAIN_MARKS = ['bold', 'italic', 'strike', 'underline', 'code'] as const;
export type PostMark =
  | { readonly type: (typeof PLAIN_MARKS)[number] }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export interface PostText {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly PostMark[];
}
export type PostInline = PostText | { readonly type: 'hardBreak' };

export interface PostListItem {
  readonly type: 'listItem';
  readonly content: readonly PostBlock[];
}

export interface PostTableCell {
  readonly type: 'tableCell';
  /** The number of columns and rows of a merged cell. */
  readonly attrs: { readonly isHeader: boolean; readonly colspan: number; readonly rowspan: number };
  readonly content: readonly PostBlock[];
}
export interface PostTableRow {
  readonly type: 'tableRow';
  readonly content: readonly PostTableCell[];
}

export type PostBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly PostInline[] }
  | {
      readonly type: 'heading';
      readonly attrs: { readonly level: 2 | 3 };
      readonly content?: readonly PostInline[];
    }
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly PostListItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly PostBlock[] }
  | { readonly type: 'horizontalRule' }
  | {
      readonly type: 'codeBlock';
      readonly attrs: { readonly language: PostCodeLanguage };
      readonly content?: readonly PostText[];
    }
  /** A table as it is pasted out of a spreadsheet; tables are not nested. */
  | { readonly type: 'table'; readonly content: readonly PostTableRow[] }
  | { readonly type: 'picture'; readonly attrs: { readonly fileId: number; readonly alt: string } };

export interface PostDocument {
  readonly type: 'doc';
  readonly content: readonly PostBlock[];
}

export const EMPTY_POST: PostDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
