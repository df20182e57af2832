import { Check } from 'lucide-react';
import { useStore } from 'zustand/react';
import { connectionStore, type ConnectionStatus } from '#client/stores/connectionStore.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { BlockedNotice } from './BlockedNotice.tsx';
import styles from './LineSign.module.css';
import { SeatNotice } from './SeatNotice.tsx';
import { worldTexts } from './texts.ts';

const texts = worldTexts;

export interface LineSignProps {
  /** False while the way in has a screen of its own. */
  readonly isInside: boolean;
  /** Enters again after another tab took the seat or the server sent us out. */
  readonly onComeBack: () => void;
  /** Tries again now what is tried again and again anyway. */
  readonly onRetry: () => void;
}

/** Says what is the matter with the line to the world; nothing while all is well. */
export function LineSign({ isInside, onComeBack, onRetry }: LineSignProps) {
  const status = useStore(connectionStore, (state) => state.status);

  if (status === 'blocked') return <BlockedNotice onRetry={onRetry} />;
  if (status === 'movedToAnotherTab' || status === 'kicked') {
    return <SeatNotice status={status} onComeBack={onComeBack} />;
  }
  const words = status === 'connecting' && !isInside ? null : wordsOf(status);
  return (
    <div role="status" className={styles.place}>
      {words !== null && (
        <p className={styles.sign} data-status={status}>
          {status === 'resumed' ? <Check size={20} strokeWidth={3} aria-hidden /> : <Spinner size={20} />}
          {words}
        </p>
      )}
    </div>
  );
}

function wordsOf(status: ConnectionStatus): string | null {
  switch (status) {
    case 'connecting':
      return texts.connecting;
    case 'reconnecting':
      return texts.reconnecting;
    case 'resumed':
      return texts.resumed;
    case 'idle':
    case 'live':
    // The sign of the whole page says it, in the world and everywhere else.
    case 'offline':
    case 'blocked':
    case 'movedToAnotherTab':
    case 'kicked':
      return null;
  }
}
