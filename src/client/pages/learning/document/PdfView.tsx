import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { documentQueries } from '#client/net/learning/documents.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { useStepKeys } from '../steps/useStepKeys.ts';
import { learningTexts } from '../texts.ts';
import { openPdf } from './openPdf.ts';
import styles from './Markdown.module.css';

export interface PdfViewProps {
  readonly title: string;
  readonly url: string;
  /** The end is being noted. */
  readonly ending?: boolean;
  /** Left out where nobody's reading is noted: the last page has no button then. */
  readonly onEnd?: () => void;
}

/** A PDF page by page: drawn in a worker, so that nothing in it runs or leads anywhere. */
export function PdfView({ title, url, ending = false, onEnd }: PdfViewProps) {
  const pdf = useQuery(documentQueries.pdf(url, openPdf));
  const [page, setPage] = useState(1);
  const pageCount = pdf.data?.numPages ?? 0;
  const back = () => setPage((shown) => Math.max(1, shown - 1));
  const next = () => setPage((shown) => Math.min(pageCount, shown + 1));
  useStepKeys(
    pageCount === 0
      ? null
      : {
          ...{ ArrowLeft: back, PageUp: back, ArrowRight: next, PageDown: next },
          ...{ Home: () => setPage(1), End: () => setPage(pageCount) },
        },
  );
  if (pdf.isError && !pdf.data)
    return (
      <Stack align="center">
        <ErrorState
          title={learningTexts.pdfFailed}
          onRetry={() => void pdf.refetch()}
          retrying={pdf.isFetching}
        />
        <a href={url} target="_blank" rel="noreferrer noopener">
          {learningTexts.pdfDownload}
        </a>
      </Stack>
    );
  if (!pdf.data) return <Loading />;
  const isLast = page === pageCount;
  return (
    <article className={styles.reader}>
      <Page key={page} pdf={pdf.data} number={page} label={title} />
      <Cluster as="footer" justify="center" gap={5}>
        <Button tone="alt" icon={<ArrowLeft />} disabled={page === 1} onClick={back}>
          {learningTexts.pageBack}
        </Button>
        <Text as="span" bold role="status">
          {learningTexts.pdfPage(page, pageCount)}
        </Text>
        {isLast && onEnd ? (
          <Button icon={<Check />} busy={ending} onClick={onEnd}>
            {learningTexts.pdfEnd}
          </Button>
        ) : (
          <Button tone="sea" icon={<ArrowRight />} disabled={isLast} onClick={next}>
            {learningTexts.pageNext}
          </Button>
        )}
      </Cluster>
    </article>
  );
}

/** Twice the width at which a page is usually read. */
const DRAWN_WIDTH = 1600;

interface PageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly label: string;
}

/** One page as a picture, and its words for people who hear them. */
function Page({ pdf, number, label }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    let isCurrent = true;
    let stop = () => undefined as void;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const target = canvas.current;
      if (!isCurrent || !target) return;
      const viewport = page.getViewport({ scale: DRAWN_WIDTH / page.getViewport({ scale: 1 }).width });
      target.width = viewport.width;
      target.height = viewport.height;
      const drawing = page.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      const { items } = await page.getTextContent();
      if (isCurrent) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
      await drawing.promise;
    };
    // A page that is left before it is drawn is not missed.
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [pdf, number]);
  return (
    <div className={styles.page}>
      <canvas ref={canvas} role="img" aria-label={words === '' ? label : words} />
    </div>
  );
}
