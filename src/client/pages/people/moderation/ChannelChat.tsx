import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportQueries } from '#client/net/queries/reportQueries.ts';
import { saveChannelChat } from '#client/net/rest/people/reports.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ChatRightsFields } from '#client/ui/form/ChatRightsFields.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { ChatSettings } from '#shared/contract/people/chat.ts';
import { staffTexts } from './texts.ts';
import styles from './ReportsPage.module.css';

const texts = staffTexts.chat;

/** The chat mode of all members of the channel. */
export function ChannelChat() {
  const { id: channelId } = useChannel();
  const queries = useQueryClient();
  const chat = useQuery(reportQueries.channelChat(channelId));
  const { queryKey } = reportQueries.channelChat(channelId);
  const { mutate: save } = useMutation({
    // Saved in sequence, so that the last choice wins.
    scope: { id: 'channelChat' },
    mutationFn: (wished: ChatSettings) => saveChannelChat(channelId, wished),
    onMutate: (wished) => queries.setQueryData(queryKey, wished),
    onSuccess: () => showToast({ text: texts.saved, theme: 'success' }),
    // The request layer has shown the error; the fields return to the saved values.
    onError: () => queries.invalidateQueries({ queryKey }),
  });

  return (
    <section className={styles.chat}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {chat.data ? (
        <ChatRightsFields settings={chat.data} onChange={save} />
      ) : chat.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void chat.refetch()} retrying={chat.isFetching} />
      ) : (
        <Loading />
      )}
    </section>
  );
}
