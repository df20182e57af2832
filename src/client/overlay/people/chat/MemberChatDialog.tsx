import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { memberChatQueries, useSaveMemberChat } from '#client/net/people/memberChats.ts';
import { channelsHeld } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ChannelField } from '#client/ui/form/ChannelField.tsx';
import { ChatRightsFields } from '#client/ui/form/ChatRightsFields.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { MemberChat } from '#shared/contract/people/chat.ts';
import { chatTexts } from './texts.ts';

const texts = chatTexts.rights;

/** A teacher's settings of a member's chat rights, and what holds after everybody has had their word. */
export function MemberChatDialog({
  payload: { userId, nickname },
}: {
  readonly payload: DialogPayloads['memberChat'];
}) {
  const channels = channelsHeld(
    useStore(sessionStore, ({ user }) => user),
    'teacher',
  );
  const [wanted, choose] = useState<number | null>(null);
  const own = useQuery(
    memberChatQueries.classOf(
      channels.map(({ channelId }) => channelId),
      userId,
    ),
  );
  const chosen = wanted ?? own.data ?? channels[0]?.channelId ?? 0;
  const chat = useQuery({ ...memberChatQueries.get({ channelId: chosen, userId }), enabled: !own.isPending });
  const isStranger = chat.error instanceof ApiError && chat.error.code === 'MEMBER_NOT_FOUND';
  return (
    <Dialog title={texts.title} titleTone="sea" width="small" description={texts.lead(nickname)}>
      <ChannelField label={texts.channel} channels={channels} value={chosen} onChange={choose} />
      {chat.data ? (
        <Choices channelId={chosen} userId={userId} nickname={nickname} chat={chat.data} />
      ) : isStranger ? (
        <EmptyState scene="lost" title={texts.notMember(nickname)} />
      ) : chat.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void chat.refetch()} retrying={chat.isFetching} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

/** Lines about others who have decided more narrowly than the teacher, and about what is missing or ends by itself. */
function heldLines({ settings, rules }: MemberChat): string[] {
  const { chatMode, chatModeBy, whisperBy } = rules;
  const lines = [
    ...(rules.mutedUntil === null ? [] : [texts.muted]),
    ...(rules.needsGuardianConsent ? [texts.noConsent] : []),
    ...(chatMode === settings.chatMode ? [] : [texts.holds(chatModeBy, chatMode)]),
    ...(settings.whisperOn && !rules.whisperOn && chatMode !== 'OFF' ? [texts.whisperHolds(whisperBy)] : []),
  ];
  return lines.length > 0 ? lines : [texts.asSet];
}

interface ChoicesProps {
  readonly channelId: number;
  readonly userId: number;
  readonly nickname: string;
  readonly chat: MemberChat;
}

function Choices({ channelId, userId, nickname, chat: { settings, rules } }: ChoicesProps) {
  // The request layer has shown errors; the fields return to the saved values.
  const { mutate: save } = useSaveMemberChat(
    { channelId, userId },
    { onSuccess: () => showToast({ text: texts.saved(nickname), theme: 'success' }) },
  );
  return (
    <Stack pad={2}>
      <ChatRightsFields settings={settings} onChange={save} />
      <Stack as="ul" gap={2} aria-live="polite">
        {heldLines({ settings, rules }).map((line) => (
          <Hint as="li" key={line}>
            {line}
          </Hint>
        ))}
      </Stack>
    </Stack>
  );
}
