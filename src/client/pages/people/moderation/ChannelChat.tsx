import { Section } from '#client/ui/layout/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import { memberChatQueries, useSaveChannelChat } from '#client/net/people/memberChats.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ChatRightsFields } from '#client/ui/form/ChatRightsFields.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { staffTexts } from './texts.ts';

const texts = staffTexts.chat;

/** The chat mode of all members of the channel. */
export function ChannelChat() {
  const { id: channelId } = useChannel();
  const chat = useQuery(memberChatQueries.ofChannel(channelId));
  // The request layer has shown errors; the fields return to the saved values.
  const { mutate: save } = useSaveChannelChat(channelId, {
    onSuccess: () => showToast({ text: texts.saved, theme: 'success' }),
  });

  return (
    <Section tone="bare" title={texts.title} note={texts.lead}>
      {chat.data ? (
        <ChatRightsFields settings={chat.data} onChange={save} />
      ) : chat.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void chat.refetch()} retrying={chat.isFetching} />
      ) : (
        <Loading />
      )}
    </Section>
  );
}
