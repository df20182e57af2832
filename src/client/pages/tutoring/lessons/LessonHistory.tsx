import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lessonQueries } from '#client/net/tutoring/lessons.ts';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { lessonTexts, whenText } from './texts.ts';
import styles from './Lessons.module.css';

const texts = lessonTexts.history;
const KINDS = [
  { value: 'LESSONS', label: texts.lessons },
  { value: 'TICKETS', label: texts.tickets },
] as const;

/** What was: lessons with the teacher's words, and what became of tickets. */
export function LessonHistory() {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('LESSONS');
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <header className={styles.head}>
        <h2>{texts.title}</h2>
        <Chips label={texts.label} options={KINDS} value={kind} onChange={setKind} />
      </header>
      {kind === 'LESSONS' ? <PastLessons /> : <PastTickets />}
    </section>
  );
}

function PastLessons() {
  const [page, setPage] = useState(1);
  const lessons = useQuery({ ...lessonQueries.own(page), placeholderData: keepPreviousData });
  return (
    <ListBody
      query={lessons}
      failed={lessonTexts.failed}
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={<p className={styles.quiet}>{texts.noLessons}</p>}
    >
      {({ pastList, pageCount }) => (
        <>
          <ul className={styles.cards}>
            {pastList.map((lesson) => (
              <li key={lesson.registrationDateId} className={styles.card}>
                <div className={styles.words}>
                  <b>{whenText(lesson.startsAt)}</b>
                  <p>{lesson.teacher?.nickname ?? lessonTexts.gone}</p>
                  {lesson.note !== '' && (
                    <p className={styles.note}>
                      <b>{texts.note}</b>
                      {lesson.note}
                    </p>
                  )}
                </div>
                <span className={styles.chip} data-state={lesson.registrationState}>
                  {lessonTexts.states[lesson.registrationState]}
                </span>
              </li>
            ))}
          </ul>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}

function PastTickets() {
  const [page, setPage] = useState(1);
  const tickets = useQuery({ ...ticketQueries.own(page), placeholderData: keepPreviousData });
  return (
    <ListBody
      query={tickets}
      failed={lessonTexts.tickets.failed}
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={<p className={styles.quiet}>{texts.noTickets}</p>}
    >
      {({ ticketHistoryList, pageCount }) => (
        <>
          <ul className={styles.cards}>
            {ticketHistoryList.map(({ ticketHistoryId, at, reason, ticketState }) => (
              <li key={ticketHistoryId} className={styles.card}>
                <div className={styles.words}>
                  <b>{reason}</b>
                  <p>{whenText(at)}</p>
                </div>
                <span className={styles.chip} data-state={ticketState}>
                  {lessonTexts.ticketStates[ticketState]}
                </span>
              </li>
            ))}
          </ul>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}
