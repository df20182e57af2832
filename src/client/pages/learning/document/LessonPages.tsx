import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import type { DocumentPage } from '#shared/content/documentPages.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { learningTexts } from '../texts.ts';
import { PageView } from './PageView.tsx';
import styles from './LessonPages.module.css';

export interface LessonPagesProps {
  readonly pages: readonly DocumentPage[];
  /** The page to begin with, from 0; those before it were done in an earlier visit. */
  readonly begin: number;
  /** All of it was read before: nothing has to be run or answered again. */
  readonly read: boolean;
  /** The end is being noted. */
  readonly ending: boolean;
  /** Another page is the furthest so far. */
  readonly onReached: (page: number) => void;
  readonly onEnd: () => void;
}

/** One idea a page: a picture that acts it out, the dolphin's words, and code to run or a question before the next. */
export function LessonPages({ pages, begin, read, ending, onReached, onEnd }: LessonPagesProps) {
  const start = Math.max(0, Math.min(begin, pages.length - 1));
  const [index, setIndex] = useState(start);
  const [furthest, setFurthest] = useState(start);
  const [done, setDone] = useState<ReadonlySet<number>>(() => new Set(pages.slice(0, start).keys()));
  /** How often a page was to be left before its code was run or its question answered. */
  const [asked, setAsked] = useState(0);
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // To a screen reader another page begins with its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index]);
  const page = pages[index];
  if (!page) return null;
  const last = index === pages.length - 1;
  const mayGoOn = read || (page.box === null && page.choice === null) || done.has(index);

  const first = page.choice ? learningTexts.pageChooseFirst : learningTexts.pageNextFirst;
  const goOn = () => {
    setAsked(0);
    if (last) return onEnd();
    setIndex(index + 1);
    if (index + 1 <= furthest) return;
    setFurthest(index + 1);
    onReached(index + 1);
  };
  const ask = () => {
    requestSound('hint');
    setAsked(asked + 1);
    article.current?.querySelector('[data-first]')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <article ref={article} className={styles.page} data-asked={asked === 0 ? undefined : asked % 2}>
      <PageView
        key={index}
        page={page}
        heading={heading}
        onDone={() => setDone((before) => new Set([...before, index]))}
      />
      <footer className={styles.foot}>
        <Button
          tone="alt"
          icon={<ArrowLeft />}
          className={styles.back}
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        >
          {learningTexts.pageBack}
        </Button>
        {/* The path of shells above is that of the lesson; the pages of one of its shells are counted. */}
        <ProgressBar
          label={learningTexts.page(index + 1, pages.length)}
          caption={learningTexts.pageShort(index + 1, pages.length)}
          value={mayGoOn ? index + 1 : index + 0.5}
          max={pages.length}
        />
        <Button
          size="large"
          tone="danger"
          className={styles.next}
          busy={ending}
          // A press says what comes first instead of nothing.
          aria-disabled={!mayGoOn || undefined}
          title={mayGoOn ? undefined : first}
          onClick={() => (mayGoOn ? goOn() : ask())}
        >
          {asked > 0 && !mayGoOn ? (
            <span role="status" key={asked}>
              {first}
            </span>
          ) : last ? (
            read ? (
              learningTexts.readAgain
            ) : (
              learningTexts.readToEnd
            )
          ) : (
            learningTexts.pageNext
          )}
          <ArrowRight aria-hidden="true" />
        </Button>
      </footer>
    </article>
  );
}
