import ReactMarkdown from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { Callout } from './Callout.tsx';
import styles from './Markdown.module.css';
import { CALLOUT_KINDS, remarkCallouts } from './remarkCallouts.ts';

const SCHEMA = {
  ...defaultSchema,
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
        components={{
          a: ({ href, children }) => (
            <a href={href} target="_blank" rel="noreferrer noopener">
              {children}
            </a>
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
