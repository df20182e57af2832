import { isSeen } from '#shared/contract/seenText.ts';
import {
  POST_LIMITS,
  type PostBlock,
  type PostDocument,
  type PostInline,
  type PostTableCell,
} from './postDocument.ts';

/* Pure. The text of a post without its form. */

/** All words and all code, a line for each block. */
export function postText(document: PostDocument): string {
  return document.content.map(blockText).join('\n').trim();
}

const inlineText = (inline: PostInline): string => (inline.type === 'text' ? inline.text : '\n');

function blockText(block: PostBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return (block.content ?? []).map(inlineText).join('');
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => item.content.map(blockText).join('\n')).join('\n');
    case 'blockquote':
      return block.content.map(blockText).join('\n');
    case 'table':
      return block.content.map((row) => row.content.map(cellText).join('\t')).join('\n');
    case 'picture':
      return block.attrs.alt;
    case 'horizontalRule':
      return '';
  }
}

const cellText = (cell: PostTableCell): string => cell.content.map(blockText).join(' ');

/** Every block, those inside of others too. */
function allBlocks(document: PostDocument): PostBlock[] {
  const inside = (block: PostBlock): PostBlock[] => {
    if (block.type === 'blockquote') return [block, ...block.content.flatMap(inside)];
    if (block.type === 'bulletList' || block.type === 'orderedList')
      return [block, ...block.content.flatMap((item) => item.content.flatMap(inside))];
    if (block.type === 'table')
      return [
        block,
        ...block.content.flatMap((row) => row.content.flatMap((cell) => cell.content.flatMap(inside))),
      ];
    return [block];
  };
  return document.content.flatMap(inside);
}

/** The ids of its pictures, each once. */
export function pictureIdsOf(document: PostDocument): number[] {
  return [
    ...new Set(
      allBlocks(document).flatMap((block) => (block.type === 'picture' ? [block.attrs.fileId] : [])),
    ),
  ];
}

const isEmptyPost = (document: PostDocument): boolean =>
  !isSeen(postText(document)) && pictureIdsOf(document).length === 0;

const EXCERPT = 120;

/** The first words, in one line. */
export function postExcerpt(document: PostDocument): string {
  const words = document.content
    .filter((block) => block.type !== 'codeBlock')
    .map(blockText)
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const letters = Array.from(words);
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('')}…` : words;
}

export type PostProblem = 'empty' | 'tooLong' | 'tooDeep' | 'tooManyPictures' | 'tooManyCodes';

/** The reason why a document is refused; undefined for a valid one. */
export function postProblem(
  document: PostDocument,
  { mayBeEmpty = false }: { readonly mayBeEmpty?: boolean } = {},
): PostProblem | undefined {
  if (!mayBeEmpty && isEmptyPost(document)) return 'empty';
  const blocks = allBlocks(document);
  if (postText(document).length > POST_LIMITS.text || blocks.length > POST_LIMITS.nodes) return 'tooLong';
  if (depthOf(document.content) > POST_LIMITS.depth) return 'tooDeep';
  if (blocks.filter(({ type }) => type === 'picture').length > POST_LIMITS.pictures) return 'tooManyPictures';
  if (blocks.filter(({ type }) => type === 'codeBlock').length > POST_LIMITS.codeBlocks)
    return 'tooManyCodes';
  return undefined;
}

function depthOf(blocks: readonly PostBlock[]): number {
  const depths = blocks.map((block) => {
    if (block.type === 'blockquote') return 1 + depthOf(block.content);
    if (block.type === 'bulletList' || block.type === 'orderedList')
      return 1 + Math.max(0, ...block.content.map((item) => depthOf(item.content)));
    if (block.type === 'table')
      return (
        1 + Math.max(0, ...block.content.flatMap((row) => row.content.map((cell) => depthOf(cell.content))))
      );
    return 1;
  });
  return depths.reduce((most, depth) => Math.max(most, depth), 0);
}
