import { Fragment, useMemo, type ReactNode } from 'react';
import { Text } from '#client/ui/text/Text.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import type { PostPicture } from '#shared/contract/channels/posts.ts';
import type { PostBlock, PostInline, PostTableRow, PostText } from '#shared/posts/postDocument.ts';
import { safeHref, sanitisePost } from '#shared/posts/sanitisePost.ts';
import prose from '#client/pages/learning/document/Markdown.module.css';
import styles from './PostContent.module.css';
import { RunnableCode } from './RunnableCode.tsx';
import { boardTexts as texts } from './texts.ts';

export interface PostContentProps {
  /** The content as it came; nothing but what the allow-list knows is drawn. */
  readonly content: unknown;
  readonly pictures: readonly PostPicture[];
  /** Nicknames that an @ before them calls. */
  readonly mentions: readonly string[];
}

/** The words of a post, drawn node by node: HTML is never made of words. */
export function PostContent({ content, pictures, mentions }: PostContentProps) {
  const document = useMemo(() => sanitisePost(content), [content]);
  const known = useMemo(() => new Map(pictures.map((picture) => [picture.fileId, picture])), [pictures]);
  return (
    <div className={classNames(prose.prose, styles.post)}>
      {blocks(document.content, { known, mentions })}
    </div>
  );
}

interface Known {
  readonly known: ReadonlyMap<number, PostPicture>;
  readonly mentions: readonly string[];
}

const blocks = (list: readonly PostBlock[], known: Known): ReactNode[] =>
  list.map((block, index) => <Fragment key={index}>{drawBlock(block, known)}</Fragment>);

function drawBlock(block: PostBlock, known: Known): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.content ?? [], known)}</p>;
    case 'heading':
      return block.attrs.level === 2 ? (
        <h2>{inlines(block.content ?? [], known)}</h2>
      ) : (
        <h3>{inlines(block.content ?? [], known)}</h3>
      );
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List>
          {block.content.map((item, index) => (
            <li key={index}>{blocks(item.content, known)}</li>
          ))}
        </List>
      );
    }
    case 'blockquote':
      return <blockquote>{blocks(block.content, known)}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    case 'codeBlock': {
      const source = (block.content ?? []).map(({ text }) => text).join('');
      return <RunnableCode language={block.attrs.language} source={source} />;
    }
    case 'table':
      return (
        <ScrollArea
          label={texts.table}
          className={classNames(styles.tableBox, isPlain(block) && styles.plain)}
        >
          <table>
            <tbody>
              {block.content.map((row, line) => (
                <tr key={line}>
                  {row.content.map(({ attrs: { isHeader, colspan, rowspan }, content }, column) => {
                    const Cell = isHeader ? 'th' : 'td';
                    return (
                      <Cell
                        key={column}
                        {...(colspan > 1 && { colSpan: colspan })}
                        {...(rowspan > 1 && { rowSpan: rowspan })}
                      >
                        {blocks(content, known)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      );
    case 'picture': {
      const picture = known.known.get(block.attrs.fileId);
      if (!picture) return <Text tone="soft">{texts.noPicture}</Text>;
      const { url, width, height } = picture;
      return <img src={url} alt={block.attrs.alt} {...(width > 0 && { width, height })} loading="lazy" />;
    }
  }
}

const isPlain = ({ content }: { readonly content: readonly PostTableRow[] }): boolean =>
  content.every((row) =>
    row.content.every(({ attrs: { colspan, rowspan } }) => colspan === 1 && rowspan === 1),
  );

const inlines = (list: readonly PostInline[], known: Known): ReactNode[] =>
  list.map((inline, index) =>
    inline.type === 'hardBreak' ? (
      <br key={index} />
    ) : (
      <Fragment key={index}>{drawText(inline, known)}</Fragment>
    ),
  );

function drawText({ text, marks = [] }: PostText, { mentions }: Known): ReactNode {
  return marks.reduce<ReactNode>(
    (inner, mark) => {
      switch (mark.type) {
        case 'bold':
          return <strong>{inner}</strong>;
        case 'italic':
          return <em>{inner}</em>;
        case 'strike':
          return <s>{inner}</s>;
        case 'underline':
          return <u>{inner}</u>;
        case 'code':
          return <code>{inner}</code>;
        case 'link': {
          const href = safeHref(mark.attrs.href);
          return href === null ? (
            inner
          ) : (
            <a href={href} target="_blank" rel="noreferrer noopener nofollow">
              {inner}
            </a>
          );
        }
      }
    },
    withMentions(text, mentions),
  );
}

/** Words in which the names of mentioned members stand out. */
export function withMentions(text: string, mentions: readonly string[]): ReactNode {
  if (mentions.length === 0 || !text.includes('@')) return text;
  const names = mentions.toSorted((a, b) => b.length - a.length);
  const pieces: ReactNode[] = [];
  let rest = text;
  for (;;) {
    const found = names
      .map((name) => ({ name, at: rest.indexOf(`@${name}`) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
    if (!found) break;
    const end = found.at + found.name.length + 1;
    pieces.push(
      rest.slice(0, found.at),
      <b key={pieces.length} className={styles.mention}>
        {rest.slice(found.at, end)}
      </b>,
    );
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
