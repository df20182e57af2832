import { Stack } from '#client/ui/layout/Stack.tsx';
import type { ErrorGroup } from '#shared/contract/learning/classProgress.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { MistakeExample } from './MistakeExample.tsx';
import styles from './Progress.module.css';

export interface MistakeBoardProps {
  readonly group: ErrorGroup;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The mistake in large letters, for the class to talk about; without names. */
export function MistakeBoard({ group, isOpen, onClose }: MistakeBoardProps) {
  return (
    <LocalDialog open={isOpen} onClose={onClose}>
      <Dialog title={group.problemTitle} width={1080}>
        <Stack className={styles.board}>
          <MistakeExample group={group} />
          <p>{group.explanation}</p>
        </Stack>
      </Dialog>
    </LocalDialog>
  );
}
