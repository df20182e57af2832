import { Video } from 'lucide-react';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { lessonTexts as texts } from './texts.ts';
import styles from './JoinLink.module.css';

/** The way into an online lesson, which opens beside the product; nothing while there is no link. */
export function JoinLink({ meeting }: Pick<Registration, 'meeting'>) {
  if (!meeting) return null;
  return (
    <a href={meeting.meetingUrl} target="_blank" rel="noopener noreferrer" className={styles.join}>
      <Video aria-hidden="true" />
      {texts.join}
    </a>
  );
}
