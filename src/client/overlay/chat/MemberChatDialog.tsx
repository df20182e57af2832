import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { friendQueries } from '#client/net/queries/friendQueries.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { saveMemberChat } from '#client/net/rest/chat.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ChatRightsFields } from '#client/ui/form/ChatRightsFields.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ChatSettings } from '#shared/contract/chat.ts';
import { chatTexts } from './texts.ts';
import styles from './ChatUserDialog.module.css';

const texts = chatTexts.rights;

/** A teacher chooses how somebody of the channel may talk. */
export function MemberChatDialog({
  payload: { userId, nickname },
}: {
  readonly payload: DialogPayloads['memberChat'];
}) {
  const chat = useQuery(friendQueries.memberChat(userId));
  const isStranger = chat.error instanceof ApiError && chat.error.code === 'MEMBER_NOT_FOUND';
  return (
    <Dialog title={texts.title} titleTone="sea" width="small" description={texts.lead(nickname)}>
      {chat.data ? (
        <Choices userId={userId} nickname={nickname} settings={chat.data} />
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

interface ChoicesProps {
  readonly userId: number;
  readonly nickname: string;
  readonly settings: ChatSettings;
}

function Choices({ userId, nickname, settings }: ChoicesProps) {
  const queries = useQueryClient();
  const { queryKey } = friendQueries.memberChat(userId);
  const { mutate: save } = useMutation({
    // One after the other: what was chosen last holds.
    scope: { id: `memberChat/${userId}` },
    mutationFn: (wished: ChatSettings) => saveMemberChat(userId, wished),
    onMutate: (wished) => queries.setQueryData(queryKey, wished),
    onSuccess: () => showToast({ text: texts.saved(nickname), theme: 'success' }),
    // What fails was already told by the request layer; the fields then show again what holds.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <div className={styles.actions}>
      <ChatRightsFields settings={settings} onChange={save} />
      <p className={styles.hint}>{texts.hint}</p>
    </div>
  );
}
