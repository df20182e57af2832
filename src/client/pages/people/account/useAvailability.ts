import { useEffect, useState } from 'react';
import type { NameState } from '#shared/contract/people/accounts.ts';
import { checkAvailability } from '#client/net/people/accounts.ts';

export type Availability = 'unknown' | 'checking' | 'free' | 'taken' | 'refused';

const SHOWN = { FREE: 'free', TAKEN: 'taken', REFUSED: 'refused' } as const;

/** Pause in typing before the server is asked, ms. */
const REST_MS = 450;

/** Whether a name is available, checked while it is typed; `unknown` while it is invalid or cannot be checked. */
export function useAvailability(
  field: 'loginName' | 'nickname',
  value: string,
  wellFormed: boolean,
): Availability {
  const [answer, setAnswer] = useState<{ readonly value: string; readonly state: NameState | null } | null>(
    null,
  );

  useEffect(() => {
    if (!wellFormed) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const query = field === 'nickname' ? { nickname: value } : { loginName: value };
      checkAvailability(query, leaving.signal).then(
        (reply) => setAnswer({ value, state: reply[field] ?? null }),
        () => setAnswer({ value, state: null }),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [field, value, wellFormed]);

  if (!wellFormed) return 'unknown';
  if (answer?.value !== value) return 'checking';
  return answer.state === null ? 'unknown' : SHOWN[answer.state];
}
