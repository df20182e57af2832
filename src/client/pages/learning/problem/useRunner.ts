import { useEffect, useRef, type RefObject } from 'react';
import { createRunner, type Runner } from '#client/runner/createRunner.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

/** The worker of this page that runs programs of a language; undefined before it has started. */
export function useRunner(language: Language): RefObject<Runner | undefined> {
  const runner = useRef<Runner>(undefined);
  useEffect(() => {
    const started = createRunner();
    runner.current = started;
    // A browser without an interpreter shows itself again at the first run.
    started.warm(language === 'PYTHON' ? 'PYTHON' : 'JAVASCRIPT').catch(() => undefined);
    return () => {
      runner.current = undefined;
      started.dispose();
    };
  }, [language]);
  return runner;
}
