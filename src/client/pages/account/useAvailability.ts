import { useEffect, useState } from 'react';
import { checkAvailability } from '#client/net/rest/accounts.ts';

export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

/** How long the typing has to rest before the server is asked. */
const REST_MS = 450;

/** Whether a name is still free, asked while it is typed; `unknown` while it is not well formed or cannot be asked. */
export function useAvailability(
  field: 'loginName' | 'nickname',
  value: string,
  wellFormed: boolean,
): Availability {
  const [answer, setAnswer] = useState<{ readonly value: string; readonly free: boolean | null } | null>(
    null,
  );

  useEffect(() => {
    if (!wellFormed) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const query = field === 'nickname' ? { nickname: value } : { loginName: value };
      checkAvailability(query, leaving.signal).then(
        (reply) => setAnswer({ value, free: reply[field] ?? null }),
        () => setAnswer({ value, free: null }),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [field, value, wellFormed]);

  if (!wellFormed) return 'unknown';
  if (answer?.value !== value) return 'checking';
  if (answer.free === null) return 'unknown';
  return answer.free ? 'free' : 'taken';
}
