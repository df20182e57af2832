import { Popover } from '@base-ui/react/popover';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { draftQueries } from '#client/net/learning/drafts.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import { learningTexts } from '../texts.ts';
import styles from './VersionsButton.module.css';
import { SHORT_MOMENT } from '#shared/time/formats.ts';

const DifferenceView = lazy(() =>
  import('./DifferenceView.tsx').then((module) => ({ default: module.DifferenceView })),
);

export interface VersionsButtonProps {
  readonly problem: Problem;
  readonly language: Language;
  /** The text that is in the editor now, to show what a version would change. */
  readonly current: () => string;
  readonly onRestore: (source: string) => void;
}

/** Earlier versions of this code, to view and restore; the current code is saved first. */
export function VersionsButton({ problem, language, current, onRestore }: VersionsButtonProps) {
  const channelId = useLearningChannelId();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const versions = useQuery({
    ...draftQueries.versions(channelId, { problemId: problem.problemId, language }),
    enabled: open,
  });
  const restore = (source: string) => {
    setOpen(false);
    onRestore(source);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={styles.trigger}>
        <History aria-hidden="true" />
        {learningTexts.versions}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={6} className={styles.positioner}>
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>{learningTexts.versions}</Popover.Title>
            {versions.isPending && <Spinner />}
            {versions.isError && <p>{learningTexts.versionsFailed}</p>}
            {versions.data?.length === 0 && <p>{learningTexts.versionsEmpty}</p>}
            <ul>
              {versions.data?.map((draft) => (
                <li key={draft.version}>
                  <details
                    name="version"
                    onToggle={({ currentTarget }) => currentTarget.open && setOpened(draft.version)}
                  >
                    <summary>
                      {learningTexts.versionOf(draft.version)}
                      <time dateTime={draft.updatedAt ?? undefined}>{whenOf(draft.updatedAt)}</time>
                    </summary>
                    {opened === draft.version && (
                      <Suspense fallback={<Spinner />}>
                        <DifferenceView language={language} current={current()} version={draft.source} />
                      </Suspense>
                    )}
                    <button type="button" onClick={() => restore(draft.source)}>
                      {learningTexts.restore}
                    </button>
                  </details>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className={styles.startOver}
              onClick={() => restore(problem.starterCodes[language] ?? '')}
            >
              {learningTexts.startOver}
            </button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const whenOf = (updatedAt: string | null) =>
  updatedAt === null ? '' : SHORT_MOMENT.format(new Date(updatedAt));
