import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportQueries } from '#client/net/queries/reportQueries.ts';
import { saveChannelChat } from '#client/net/rest/reports.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { CHAT_MODES, type ChatSettings } from '#shared/contract/chat.ts';
import { staffTexts } from './texts.ts';
import styles from './ReportsPage.module.css';

const texts = staffTexts.chat;
const MODES = CHAT_MODES.map((value) => ({ value, label: texts.modes[value] }));

/** How all members of the channel may talk. */
export function ChannelChat() {
  const queries = useQueryClient();
  const chat = useQuery(reportQueries.channelChat());
  const { queryKey } = reportQueries.channelChat();
  const { mutate: save } = useMutation({
    // One after the other: what was chosen last holds.
    scope: { id: 'channelChat' },
    mutationFn: (wished: ChatSettings) => saveChannelChat(wished),
    onMutate: (wished) => queries.setQueryData(queryKey, wished),
    onSuccess: () => showToast({ text: texts.saved, theme: 'success' }),
    // What fails was already told by the request layer; the fields then show again what holds.
    onError: () => queries.invalidateQueries({ queryKey }),
  });

  return (
    <section className={styles.chat}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {chat.data ? (
        <>
          <ChoiceField
            label={texts.mode}
            options={MODES}
            value={chat.data.chatMode}
            onChange={(chatMode) => save({ ...chat.data, chatMode })}
          />
          <Switch
            label={texts.whisper}
            checked={chat.data.whisperOn}
            onChange={(whisperOn) => save({ ...chat.data, whisperOn })}
          />
        </>
      ) : chat.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void chat.refetch()} retrying={chat.isFetching} />
      ) : (
        <Loading />
      )}
    </section>
  );
}
