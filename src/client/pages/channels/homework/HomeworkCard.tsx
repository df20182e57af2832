import { NotebookText } from 'lucide-react';
import { Link } from 'react-router';
import type { Homework } from '#shared/contract/learning/homeworks.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { homeworkTexts, hourText } from './texts.ts';
import styles from './Homework.module.css';

const texts = homeworkTexts.staff;

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
