import { useEffect, useRef, useState } from 'react';
import {
  IDENTITY_WINDOW,
  type IdentityState,
  type IdentityWindow,
} from '#shared/contract/people/identity.ts';
import { openFormWindow, type FormWindow } from './openFormWindow.ts';
import { identityTexts as texts } from './texts.ts';

export interface IdentityCheckOptions {
  /** Asks the server for the token that the window is opened with. */
  readonly open: () => Promise<IdentityWindow>;
  /** Reads what has become of it. */
  readonly read: () => Promise<IdentityState>;
  readonly onVerified: () => void;
  /** The words for an error of the two. */
  readonly wordsOf: (error: unknown, otherwise: string) => string;
}

/** A verification in the provider's window: it is watched for being closed, then the state is read again. */
export function useIdentityCheck({ open, read, onVerified, wordsOf }: IdentityCheckOptions) {
  const [phase, setPhase] = useState<'idle' | 'open' | 'reading'>('idle');
  const [problem, setProblem] = useState<string>();
  const shown = useRef<FormWindow>(undefined);
  const timer = useRef<number>(undefined);
  const stopWatching = () => window.clearInterval(timer.current);
  useEffect(() => stopWatching, []);

  const fail = (error: unknown) => {
    setProblem(wordsOf(error, texts.failed));
    setPhase('idle');
  };
  const finish = async () => {
    stopWatching();
    setPhase('reading');
    try {
      const { verifiedState, failure } = await read();
      setPhase('idle');
      if (verifiedState === 'VERIFIED') onVerified();
      else setProblem(failure === null ? texts.notDone : texts.failures[failure]);
    } catch (error) {
      fail(error);
    }
  };
  const start = async () => {
    setProblem(undefined);
    const { width, height, pollMs } = IDENTITY_WINDOW;
    const opened = openFormWindow({ name: 'identity', width, height });
    shown.current = opened;
    if (!opened) return setProblem(texts.blocked);
    setPhase('open');
    try {
      const { windowUrl, ...token } = await open();
      // `m` names the service at NICE.
      opened.post(windowUrl, { m: 'service', ...token });
    } catch (error) {
      opened.close();
      return fail(error);
    }
    timer.current = window.setInterval(() => opened.isClosed() && void finish(), pollMs);
  };
  /** Ends the check by a button, when a window was left open as a tab on a phone. */
  const checkNow = async () => {
    shown.current?.close();
    await finish();
  };
  return { phase, problem, start, checkNow };
}
