import { Play, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
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
      <ScrollArea as="pre" label={texts.code[language]}>
        <code>{source}</code>
      </ScrollArea>
    );
  return (
    <Stack gap={3} role="figure" aria-label={texts.code[language]}>
      <Row justify="between">
        <h2 className={styles.language}>{texts.code[language]}</h2>
        <Button
          size="small"
          tone="alt"
          icon={isOpen ? <X /> : <Play fill="currentColor" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.closeCode : texts.runCode}
        </Button>
      </Row>
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <PageBoxPanel
            box={{ language, source, change: null, input: '' }}
            runningLine={null}
            onRan={() => undefined}
          />
        </Suspense>
      ) : (
        <ScrollArea as="pre" label={texts.code[language]}>
          <code>{source}</code>
        </ScrollArea>
      )}
    </Stack>
  );
}
