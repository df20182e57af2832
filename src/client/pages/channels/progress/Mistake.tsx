import { Presentation } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ErrorGroup } from '#shared/contract/learning/classProgress.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { progressTexts } from './texts.ts';
import styles from './Mistake.module.css';

const texts = progressTexts.mistakes;

// Showing blocks as text takes their compiler: not before the page stands.
const MistakeExample = lazy(async () => ({ default: (await import('./MistakeExample.tsx')).MistakeExample }));
const MistakeBoard = lazy(async () => ({ default: (await import('./MistakeBoard.tsx')).MistakeBoard }));

/** A mistake with a program that shows it. On the board there is no name. */
export function Mistake({ group }: { readonly group: ErrorGroup }) {
  const { problemTitle, lessonTitle, verdict, explanation, memberCount, submissionCount, memberList } = group;
  const [isOnBoard, setOnBoard] = useState<boolean>();
  return (
    <article className={styles.mistake} aria-label={`${problemTitle}: ${VERDICTS[verdict].label}`}>
      <div className={styles.example}>
        <p className={styles.place}>
          {lessonTitle} · <b>{problemTitle}</b>
        </p>
        <Suspense fallback={<Loading />}>
          <MistakeExample group={group} />
        </Suspense>
      </div>
      <div className={styles.facts}>
        <p>
          <b className={styles.count}>{texts.members(memberCount)}</b> {texts.stopped}
        </p>
        <p className={styles.verdict}>
          {VERDICTS[verdict].label} · {texts.submissions(submissionCount)}
        </p>
        <p className={styles.words}>{explanation}</p>
        {memberList.length > 0 && (
          <p className={styles.words}>
            {texts.whose}: {memberList.map(({ nickname }) => nickname).join(', ')}
          </p>
        )}
        <Button tone="sea" icon={<Presentation />} onClick={() => setOnBoard(true)}>
          {texts.board}
        </Button>
      </div>
      {isOnBoard !== undefined && (
        <Suspense>
          <MistakeBoard group={group} isOpen={isOnBoard} onClose={() => setOnBoard(false)} />
        </Suspense>
      )}
    </article>
  );
}
