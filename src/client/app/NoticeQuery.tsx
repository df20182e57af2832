import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isNoticeMessage } from '#shared/contract/notices.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';

const PARAMETER = 'message';

/** Opens the notice that the address asks for (`?message=WELCOME`), once, and takes it out of the address. */
export function NoticeQuery() {
  const [query, setQuery] = useSearchParams();
  const message = query.get(PARAMETER);

  useEffect(() => {
    if (message === null) return;
    if (isNoticeMessage(message)) openDialog('notice', { message });
    setQuery(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(PARAMETER);
        return rest;
      },
      { replace: true },
    );
  }, [message, setQuery]);

  return null;
}
