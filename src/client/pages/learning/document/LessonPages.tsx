import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import type { DocumentPage } from '#shared/content/documentPages.ts';
import { GoalStar } from '../frame/GoalStar.tsx';
import { Shell } from '../frame/Shell.tsx';
import { learningTexts } from '../texts.ts';
import { PageView } from './PageView.tsx';
import styles from './LessonPages.module.css';

export interface LessonPagesProps {
  readonly pages: readonly DocumentPage[];
  /** All of it was read before: nothing has to be run or answered again. */
  readonly read: boolean;
  /** The end is being noted. */
  readonly ending: boolean;
  readonly onEnd: () => void;
}

/** One idea a page: a picture that acts it out, the dolphin's words, and code to run or a question before the next. */
export function LessonPages({ pages, read, ending, onEnd }: LessonPagesProps) {
  const [index, setIndex] = useState(0);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  // To a screen reader another page begins with its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index]);
  const page = pages[index];
  if (!page) return null;
  const last = index === pages.length - 1;
  const mayGoOn = read || (page.box === null && page.choice === null) || done.has(index);

  return (
    <article className={styles.page}>
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
        <div className={styles.path} role="img" aria-label={learningTexts.page(index + 1, pages.length)}>
          {pages.map((one, number) => (
            <Shell
              key={one.heading + number}
              state={number < index ? 'done' : number === index ? 'now' : 'later'}
              size={number === index ? 46 : 34}
              mark={number < index}
            />
          ))}
          <GoalStar size={36} bright={read || (last && mayGoOn)} />
        </div>
        <Button
          size="large"
          tone="danger"
          className={styles.next}
          busy={ending}
          disabled={!mayGoOn}
          title={
            mayGoOn ? undefined : page.choice ? learningTexts.pageChooseFirst : learningTexts.pageNextFirst
          }
          onClick={() => (last ? onEnd() : setIndex(index + 1))}
        >
          {last ? (read ? learningTexts.readAgain : learningTexts.readToEnd) : learningTexts.pageNext}
          <ArrowRight aria-hidden="true" />
        </Button>
      </footer>
    </article>
  );
}
