import { useQuery } from '@tanstack/react-query';
import { BookOpen, CircleCheckBig, Flame, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { rankingQueries } from '#client/net/world/ranking.ts';
import type { StudyLog } from '#client/net/learning/studyLogs.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { ShellCalendar } from './ShellCalendar.tsx';
import { profileTexts } from './texts.ts';
import styles from './UserDetailDialog.module.css';

/** Streak, days, problems and lessons of a user. */
export function StudyRecord({ userId }: { readonly userId: number }) {
  const log = useQuery(rankingQueries.studyLog(userId));
  return (
    <ListBody query={log} failed={profileTexts.logFailed}>
      {(data) => (
        <Stack>
          <Study log={data} />
          <Problems log={data} />
          <Lessons log={data} />
        </Stack>
      )}
    </ListBody>
  );
}

function Study({ log: { streaks, counts, problems } }: { readonly log: StudyLog }) {
  const { currentStreak, longestStreak, studiedToday } = streaks;
  const words = studiedToday
    ? profileTexts.today
    : currentStreak > 0
      ? profileTexts.restHint
      : profileTexts.noStreak;
  return (
    <Section tone="plain" level={3} title={profileTexts.study}>
      <dl className={styles.numbers}>
        <Fact icon={<Flame />} name={profileTexts.streak} value={profileTexts.days(currentStreak)} />
        <Fact
          icon={<CircleCheckBig />}
          name={profileTexts.solved}
          value={profileTexts.items(counts.problemCount)}
        />
        <Fact
          icon={<BookOpen />}
          name={profileTexts.documents}
          value={profileTexts.items(counts.documentCount)}
        />
        <Fact
          icon={<Send />}
          name={profileTexts.submissions}
          value={profileTexts.times(problems.submissionCount)}
        />
      </dl>
      <Hint>
        {[words, longestStreak > 0 && profileTexts.longest(longestStreak)].filter(Boolean).join(' · ')}
      </Hint>
      <ShellCalendar counts={counts} />
    </Section>
  );
}

function Fact({
  icon,
  name,
  value,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly value: string;
}) {
  return (
    <div>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

const isSolved = ({ solvedCount }: { readonly solvedCount: number }) => solvedCount > 0;

function Problems({ log: { problems } }: { readonly log: StudyLog }) {
  const { verdictList, difficultyList, submissionCount } = problems;
  return (
    <Section tone="plain" level={3} title={profileTexts.problems}>
      {submissionCount === 0 ? (
        <Hint>{profileTexts.noProblems}</Hint>
      ) : (
        <>
          <Cluster as="ul" gap={2} aria-label={profileTexts.verdicts}>
            {verdictList.map(({ verdict, count }) => (
              <li key={verdict}>
                <Chip tone={VERDICTS[verdict].tone === 'pass' ? 'success' : 'plain'}>
                  {profileTexts.verdictNames[verdict]} {profileTexts.times(count)}
                </Chip>
              </li>
            ))}
          </Cluster>
          <Stack as="ul" gap={3} className={styles.bars}>
            {difficultyList.filter(isSolved).map(({ difficulty, triedCount, solvedCount }) => (
              <li key={difficulty}>
                <span>{profileTexts.difficulty(difficulty)}</span>
                <ProgressBar
                  size="slim"
                  label={`${profileTexts.difficulty(difficulty)}: ${profileTexts.ofTried(solvedCount, triedCount)}`}
                  value={solvedCount}
                  max={triedCount}
                />
                <span>{profileTexts.done(solvedCount, triedCount)}</span>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Section>
  );
}

function Lessons({ log: { progress } }: { readonly log: StudyLog }) {
  // A row of nothing done would only tell what is missing.
  const lessonList = progress.lessonList.filter(({ checkedCount }) => checkedCount > 0);
  return (
    <Section tone="plain" level={3} title={profileTexts.lessons}>
      {lessonList.length === 0 ? (
        <Hint>{profileTexts.noLessons}</Hint>
      ) : (
        <Stack as="ul" gap={3} className={styles.bars}>
          {lessonList.map(({ lessonId, title, contentCount, checkedCount }) => (
            <li key={lessonId} data-wide="true">
              <span>{title}</span>
              <ProgressBar size="slim" label={title} value={checkedCount} max={contentCount} />
              <span>{profileTexts.done(checkedCount, contentCount)}</span>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
