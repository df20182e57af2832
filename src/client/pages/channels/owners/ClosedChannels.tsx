import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ownerQueries } from '#client/net/queries/ownerQueries.ts';
import { queryKeys } from '#client/net/queries/queryKeys.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { reopenChannel } from '#client/net/rest/channels/owners.ts';
import { reloadMe } from '#client/net/rest/people/accounts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { ownerTexts } from './texts.ts';
import styles from './Owners.module.css';

const texts = ownerTexts.closed;

/** The classes that one has closed and may open again; nothing without any. */
export function ClosedChannels() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const closed = useQuery(ownerQueries.closed());
  const reopen = useMutation({
    mutationFn: (channelId: number) => reopenChannel(channelId),
    onSuccess: async ({ channelDomain, channelName }) => {
      showToast({ text: texts.done(channelName), theme: 'success' });
      await Promise.all([reloadMe(), queries.invalidateQueries({ queryKey: queryKeys.channels })]);
      await navigate(paths.channel(channelDomain));
    },
    onError: (error) => showToast({ text: userMessageOf(error, ownerTexts.actionFailed), theme: 'warning' }),
  });
  const list = closed.data ?? [];
  if (list.length === 0) return null;
  return (
    <section className={styles.section} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <ul className={styles.closed}>
        {list.map(({ channelId, channelName, flag, reopenUntil }) => (
          <li key={channelId}>
            <ChannelFlag flag={flag} size={40} />
            <span>
              <b>{channelName}</b>
              <span className={styles.lead}>{texts.until(reopenUntil)}</span>
            </span>
            <Button
              tone="sea"
              busy={reopen.isPending}
              aria-label={texts.reopenOf(channelName)}
              onClick={() => reopen.mutate(channelId)}
            >
              {texts.reopen}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
