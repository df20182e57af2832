import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NotebookText, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Homework } from '#shared/contract/learning/homeworks.ts';
import { classQueries } from '#client/net/queries/classQueries.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ProgressFrame } from '../progress/ProgressFrame.tsx';
import { HomeworkForm } from './HomeworkForm.tsx';
import { homeworkTexts, hourText } from './texts.ts';
import styles from './Homework.module.css';

const texts = homeworkTexts.staff;

/** What the teachers of a channel have given, and how far it is. */
export function GivenHomeworkPage() {
  const { id } = useChannel();
  const [page, setPage] = useState(1);
  const [isMaking, setMaking] = useState(false);
  const list = useQuery({ ...classQueries.homeworks(id, page), placeholderData: keepPreviousData });
  return (
    <ProgressFrame>
      <section className={styles.section} aria-labelledby="homework-title">
        <header className={styles.head}>
          <h1 id="homework-title">{homeworkTexts.title}</h1>
          <Button icon={<Plus />} onClick={() => setMaking(true)}>
            {texts.give}
          </Button>
        </header>
        <ListBody
          query={list}
          failed={homeworkTexts.failed}
          isEmpty={({ totalCount }) => totalCount === 0}
          empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        >
          {({ homeworkList, pageCount }) => (
            <>
              <ul className={styles.cards}>
                {homeworkList.map((homework) => (
                  <HomeworkCard key={homework.homeworkId} homework={homework} />
                ))}
              </ul>
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </section>
      <LocalDialog open={isMaking} onClose={() => setMaking(false)}>
        <HomeworkForm homework={null} onDone={() => setMaking(false)} />
      </LocalDialog>
    </ProgressFrame>
  );
}

/** A homework of the class with how many have handed in. */
export function HomeworkCard({ homework }: { readonly homework: Homework }) {
  const { channelDomain } = useChannel();
  const { homeworkId, title, lessonTitle, contentTitle, dueAt, targetName } = homework;
  const { handedInCount, targetCount, waitingCount } = homework;
  return (
    <li className={styles.card}>
      <NotebookText aria-hidden="true" className={styles.picture} />
      <div className={styles.words}>
        <Link to={`${paths.channelGivenHomework(channelDomain)}/${homeworkId}`} className={styles.title}>
          {title}
        </Link>
        <p>
          {lessonTitle}
          {contentTitle !== '' && ` · ${contentTitle}`} ·{' '}
          {targetName === '' ? texts.everybody : texts.target(targetName)}
        </p>
        <p className={styles.due}>{homeworkTexts.due(hourText(dueAt))}</p>
      </div>
      <div className={styles.counts}>
        <ProgressBar
          label={texts.counts(handedInCount, targetCount)}
          value={handedInCount}
          max={targetCount}
          size="slim"
        />
        <span>{texts.counts(handedInCount, targetCount)}</span>
        {waitingCount > 0 && <b>{texts.waiting(waitingCount)}</b>}
      </div>
    </li>
  );
}
