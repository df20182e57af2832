import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { classQueries } from '#client/net/queries/classQueries.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { ProgressFrame } from '../progress/ProgressFrame.tsx';
import { HomeworkCard } from './HomeworkCard.tsx';
import { HomeworkForm } from './HomeworkForm.tsx';
import { homeworkTexts } from './texts.ts';
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
