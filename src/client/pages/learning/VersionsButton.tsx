import { Popover } from '@base-ui/react/popover';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { Problem } from '#shared/contract/learning.ts';
import { learningTexts } from './texts.ts';
import styles from './VersionsButton.module.css';

export interface VersionsButtonProps {
  readonly problem: Problem;
  readonly onRestore: (source: string) => void;
}

/** Earlier code of this problem to look at and bring back; the code on the screen is itself saved before. */
export function VersionsButton({ problem, onRestore }: VersionsButtonProps) {
  const [open, setOpen] = useState(false);
  const versions = useQuery({
    ...learningQueries.draftVersions({ problemId: problem.problemId, language: 'JAVASCRIPT' }),
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
                  <details>
                    <summary>
                      {learningTexts.versionOf(draft.version)}
                      <time dateTime={draft.updatedAt ?? undefined}>{whenOf(draft.updatedAt)}</time>
                    </summary>
                    <pre>{draft.source}</pre>
                    <button type="button" onClick={() => restore(draft.source)}>
                      {learningTexts.restore}
                    </button>
                  </details>
                </li>
              ))}
            </ul>
            <button type="button" className={styles.startOver} onClick={() => restore(problem.starterCode)}>
              {learningTexts.startOver}
            </button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const WHEN = new Intl.DateTimeFormat('ko-KR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Seoul',
});
const whenOf = (updatedAt: string | null) => (updatedAt === null ? '' : WHEN.format(new Date(updatedAt)));
