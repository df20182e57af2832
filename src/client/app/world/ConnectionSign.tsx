import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { connectionStore, type ConnectionStatus } from '#client/stores/connectionStore.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { BlockedNotice } from './BlockedNotice.tsx';
import styles from './World.module.css';
import { SessionNotice } from './SessionNotice.tsx';
import { worldTexts } from './texts.ts';

const texts = worldTexts;

export interface ConnectionSignProps {
  /** False while the loading screen is shown. */
  readonly isInside: boolean;
  /** Enters again after another tab took the session or the server sent us out. */
  readonly onComeBack: () => void;
  /** Tries again now what is tried again and again anyway. */
  readonly onRetry: () => void;
}

/** Says what is the matter with the connection to the world; nothing while all is well. */
export function ConnectionSign({ isInside, onComeBack, onRetry }: ConnectionSignProps) {
  const status = useStore(connectionStore, (state) => state.status);

  if (status === 'blocked') return <BlockedNotice onRetry={onRetry} />;
  if (status === 'outdated')
    return (
      <ConnectionNotice
        scene="waiting"
        title={texts.outdated}
        hint={texts.outdatedHint}
        action={texts.reload}
        onAction={() => window.location.reload()}
      />
    );
  if (status === 'movedToAnotherTab' || status === 'kicked') {
    return <SessionNotice status={status} onComeBack={onComeBack} />;
  }
  return (
    <div role="status" className={styles.place}>
      <ConnectionCard status={status === 'connecting' && !isInside ? 'idle' : status} />
    </div>
  );
}

/** The card at the top of the world. */
export function ConnectionCard({ status }: { readonly status: ConnectionStatus }) {
  switch (status) {
    case 'reconnecting':
      return (
        <div className={styles.card} data-paper="lip" data-status={status}>
          <Buoy />
          <Text size="heading">{texts.reconnecting}</Text>
          <Hint>
            {texts.nothingLost} <Elapsed />
          </Hint>
        </div>
      );
    case 'connecting':
    case 'resumed':
      return (
        <p className={styles.sign} data-status={status}>
          {status === 'resumed' ? <Check size={20} strokeWidth={3} aria-hidden /> : <Spinner size={20} />}
          {texts[status]}
        </p>
      );
    case 'idle':
    case 'live':
    // The sign of the whole page says it, in the world and everywhere else.
    case 'offline':
    case 'blocked':
    case 'outdated':
    case 'movedToAnotherTab':
    case 'kicked':
      return null;
  }
}

/** Seconds for which it has been on the screen; read aloud they would interrupt everything else once a second. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Hint as="span" tabular aria-hidden="true">
      {texts.elapsed(seconds)}
    </Hint>
  );
}

/** Drawn here: a picture of its own could not be fetched now. */
function Buoy() {
  return (
    <svg className={styles.buoy} width="56" height="52" viewBox="0 0 56 52" aria-hidden="true">
      <g className={styles.afloat} stroke="#20507a" strokeWidth="2.6" strokeLinejoin="round">
        <path d="M28 5v9" strokeLinecap="round" />
        <circle cx="28" cy="5.5" r="3.2" fill="#ffd766" />
        <path d="M22.500 14h11l5.500 22h-22z" fill="#fff" />
        <path d="M20.800 21h14.400l2 8h-18.400z" fill="#ff7d6b" />
        <path d="M11 36h34c0 7-6 11-17 11s-17-4-17-11z" fill="#ff7d6b" />
      </g>
      <path
        d="M2 43c4.300 0 4.300-3 8.700-3s4.300 3 8.600 3 4.400-3 8.700-3 4.300 3 8.700 3 4.300-3 8.600-3 4.400 3 8.700 3v6c-6 3-46 3-52 0z"
        fill="#8fe3f0"
        stroke="#20507a"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
