import { useQuery } from '@tanstack/react-query';
import { ListChecks, NotebookText, Play, Shell } from 'lucide-react';
import { useEffect } from 'react';
import { homeworkQueries } from '#client/net/queries/homeworkQueries.ts';
import { homeworkTexts, hourText } from '#client/pages/channels/homework/texts.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { useNow } from '#client/ui/motion/useNow.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { OwnHomework } from '#shared/contract/learning/homeworks.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts } from '../texts.ts';
import { Section, SectionBody } from './Section.tsx';
import styles from './HomeworkSection.module.css';
import section from './Section.module.css';

const texts = homeTexts.homework;

interface HomeworkSectionProps {
  /** Whether there is homework to be done. */
  readonly onDue: (isDue: boolean) => void;
}

/** The homework that is due next, with the one green button of the page; whom none is given to sees nothing. */
export function HomeworkSection({ onDue }: HomeworkSectionProps) {
  const { channelDomain, holds } = useChannel();
  if (!holds('generalMember')) return null;
  if (!holds('teacher')) return <OwnSection onDue={onDue} />;
  return (
    <Section icon={NotebookText} title={homeTexts.kinds.HOMEWORK}>
      <p className={section.quiet}>{texts.staff}</p>
      <ButtonLink to={paths.channelGivenHomework(channelDomain)} icon={<ListChecks />}>
        {texts.given}
      </ButtonLink>
    </Section>
  );
}

function OwnSection({ onDue }: HomeworkSectionProps) {
  const { id, channelDomain } = useChannel();
  const homework = useQuery(homeworkQueries.list(id));
  const isDue = (homework.data?.dueCount ?? 0) > 0;
  useEffect(() => onDue(isDue), [onDue, isDue]);
  return (
    <Section
      icon={NotebookText}
      title={homeTexts.kinds.HOMEWORK}
      allAt={paths.channelHomework(channelDomain)}
    >
      <SectionBody query={homework}>
        {({ homeworkList, dueCount }) => {
          const [next] = homeworkList;
          if (next && dueCount > 0) return <NextHomework homework={next} dueCount={dueCount} />;
          // What was over before the pupil came is nobody's merit.
          const isDone = homeworkList.some(({ work }) => work !== null);
          return (
            <p className={styles.quiet} data-done={isDone || undefined}>
              {isDone && <Shell aria-hidden="true" />}
              {isDone ? texts.allDone : texts.none}
            </p>
          );
        }}
      </SectionBody>
    </Section>
  );
}

function NextHomework({ homework, dueCount }: { readonly homework: OwnHomework; readonly dueCount: number }) {
  const { channelDomain } = useChannel();
  const { homeworkId, title, dueAt, work, checkedCount, contentCount } = homework;
  const now = useNow();
  const isLate = work === null && Date.parse(dueAt) < now;
  const go = checkedCount > 0 ? texts.goOn : texts.begin;
  return (
    <div className={styles.next}>
      <Shell aria-hidden="true" className={styles.picture} />
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.due} data-late={isLate || undefined}>
          {isLate ? homeworkTexts.own.lateNow : homeworkTexts.due(hourText(dueAt))}
        </p>
        <div className={section.progress}>
          <ProgressBar label={title} value={checkedCount} max={contentCount} />
          <span>{homeTexts.courses.progress(checkedCount, contentCount)}</span>
        </div>
      </div>
      <div className={styles.buttons}>
        <ButtonLink
          to={paths.channelOwnHomework(channelDomain, homeworkId)}
          tone="ok"
          icon={<Play />}
          label={texts.open(title, go)}
        >
          {go}
        </ButtonLink>
        {dueCount > 1 && (
          <ButtonLink to={paths.channelHomework(channelDomain)} icon={<ListChecks />}>
            {texts.more(dueCount)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
