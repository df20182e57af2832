import ReactMarkdown, { defaultUrlTransform } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { pictureIdOf } from '#shared/content/documentPictures.ts';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import { learningTexts } from '../texts.ts';
import { Callout } from './Callout.tsx';
import { DocumentImage } from './DocumentImage.tsx';
import styles from './Markdown.module.css';
import { CALLOUT_KINDS, remarkCallouts } from './remarkCallouts.ts';

const SCHEMA = {
  ...defaultSchema,
  // Pictures of the document alone: an address elsewhere would learn who reads here.
  protocols: { ...defaultSchema.protocols, src: ['picture'] },
  attributes: {
    ...defaultSchema.attributes,
    blockquote: [...(defaultSchema.attributes?.blockquote ?? []), ['dataCallout', ...CALLOUT_KINDS]],
  },
} satisfies typeof defaultSchema;

/** Markdown of a document or a problem; HTML is dropped and link targets are sanitised. */
export function Markdown({ source }: { readonly source: string }) {
  return (
    <div className={styles.prose}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm, remarkCallouts]}
        rehypePlugins={[[rehypeSanitize, SCHEMA]]}
        urlTransform={(url) => (pictureIdOf(url) === null ? defaultUrlTransform(url) : url)}
        components={{
          img: ({ src, alt = '' }) => (
            <DocumentImage pictureId={typeof src === 'string' ? pictureIdOf(src) : null} alt={alt} />
          ),
          a: ({ href, children }) => (
            <a href={href} target="_blank" rel="noreferrer noopener">
              {children}
            </a>
          ),
          table: ({ children }) => (
            <ScrollArea label={learningTexts.table} className={styles.tableBox}>
              <table>{children}</table>
            </ScrollArea>
          ),
          blockquote: ({ node, children }) => {
            const kind = CALLOUT_KINDS.find((known) => known === node?.properties.dataCallout);
            return kind ? <Callout kind={kind}>{children}</Callout> : <blockquote>{children}</blockquote>;
          },
        }}
      >
        {source}
      </ReactMarkdown>
    </div>
  );
}
