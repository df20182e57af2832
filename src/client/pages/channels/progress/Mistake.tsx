import { Presentation } from 'lucide-react';
import { useState } from 'react';
import type { ErrorGroup } from '#shared/contract/learning/classProgress.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { CodeReview } from '#client/pages/learning/review/CodeReview.tsx';
import { progressTexts } from './texts.ts';
import styles from './Mistake.module.css';

const texts = progressTexts.mistakes;

/** A mistake with a program that shows it. On the board there is no name. */
export function Mistake({ group }: { readonly group: ErrorGroup }) {
  const { problemTitle, lessonTitle, verdict, explanation, memberCount, submissionCount, memberList } = group;
  const [isOnBoard, setOnBoard] = useState(false);
  return (
    <article className={styles.mistake} aria-label={`${problemTitle}: ${VERDICTS[verdict].label}`}>
      <div className={styles.example}>
        <p className={styles.place}>
          {lessonTitle} · <b>{problemTitle}</b>
        </p>
        <Example group={group} />
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
      <LocalDialog open={isOnBoard} onClose={() => setOnBoard(false)}>
        <Dialog title={problemTitle} width={1080}>
          <div className={styles.board}>
            <Example group={group} />
            <p>{explanation}</p>
          </div>
        </Dialog>
      </LocalDialog>
    </article>
  );
}

function Example({ group: { example } }: { readonly group: ErrorGroup }) {
  return (
    <CodeReview
      source={example.source}
      language={example.language}
      errorLine={example.errorLine}
      commentList={[]}
    />
  );
}
