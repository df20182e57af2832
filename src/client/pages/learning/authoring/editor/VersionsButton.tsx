import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import type { VersionsDialogProps } from './VersionsDialog.tsx';
import { versionTexts as texts } from './versionTexts.ts';

const VersionsDialog = lazy(async () => ({
  default: (await import('./VersionsDialog.tsx')).VersionsDialog,
}));

export interface VersionsButtonProps extends Omit<VersionsDialogProps, 'onClose'> {
  /** Nothing is written that a restored version would lose. */
  readonly isSaved: boolean;
}

/** Opens the earlier versions of a content. */
export function VersionsButton({ isSaved, ...versions }: VersionsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="alt" icon={<History />} disabled={!isSaved} onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <LocalDialog open={isOpen} onClose={close}>
        <Suspense>
          <VersionsDialog {...versions} onClose={close} />
        </Suspense>
      </LocalDialog>
    </>
  );
}
