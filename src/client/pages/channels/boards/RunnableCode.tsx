import { Play, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { PostCodeLanguage } from '#shared/posts/postDocument.ts';
import styles from './PostContent.module.css';
import { boardTexts as texts } from './texts.ts';

const PageBoxPanel = lazy(async () => ({
  default: (await import('#client/pages/learning/document/PageBoxPanel.tsx')).PageBoxPanel,
}));

/** Code of a post; the box of a lesson in which it runs comes when it is asked for. */
export function RunnableCode({
  language,
  source,
}: {
  readonly language: PostCodeLanguage;
  readonly source: string;
}) {
  const [isOpen, setOpen] = useState(false);
  if (language === 'TEXT')
    return (
      <pre className={styles.code} tabIndex={0}>
        <code>{source}</code>
      </pre>
    );
  return (
    <figure className={styles.runnable}>
      <figcaption>
        <span>{texts.code[language]}</span>
        <Button
          tone="alt"
          className={styles.run}
          icon={isOpen ? <X /> : <Play fill="currentColor" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.closeCode : texts.runCode}
        </Button>
      </figcaption>
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <PageBoxPanel
            box={{ language, source, change: null, input: '' }}
            runningLine={null}
            onRan={() => undefined}
          />
        </Suspense>
      ) : (
        <pre className={styles.code} tabIndex={0}>
          <code>{source}</code>
        </pre>
      )}
    </figure>
  );
}
