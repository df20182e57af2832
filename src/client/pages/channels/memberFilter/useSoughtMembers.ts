import { useDeferredValue, useState } from 'react';
import type { SoughtMembers } from './MemberFilter.tsx';

/** The pupils that a list shows, and the page of them; another choice begins at the first page. */
export function useSoughtMembers() {
  const [{ sought, page }, set] = useState<{ sought: SoughtMembers; page: number }>({
    ...{ sought: { query: '' }, page: 1 },
  });
  return {
    sought,
    page,
    seek: (next: SoughtMembers) => set({ sought: next, page: 1 }),
    setPage: (next: number) => set({ sought, page: next }),
    /** The filter as it is asked for. */
    filter: useDeferredValue({ ...sought, query: sought.query.trim(), page }),
  };
}
