import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ownerQueries, useLeaveChannel } from '#client/net/channels/owners.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ownerTexts } from './texts.ts';

const texts = ownerTexts.leave;

/** The way out of a class; an owner who is alone is shown what has to come first. */
export function LeaveSection() {
  const { id, channelName, channelDomain, roleList, isMember } = useChannel();
  const navigate = useNavigate();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const isOwner = roleList.includes('ROLE_CHANNEL_MASTER');
  const owners = useQuery({ ...ownerQueries.owners(id), enabled: isOwner });
  const leave = useLeaveChannel(
    { id, channelDomain },
    {
      onSuccess: async () => {
        showToast({ text: texts.done(channelName), theme: 'success' });
        // First away from the pages of the class, which may no longer be read.
        await navigate(paths.myChannels);
      },
      onError: (error) =>
        showToast({ text: userMessageOf(error, ownerTexts.actionFailed), theme: 'warning' }),
    },
  );
  // Everybody is in the school, and nobody leaves what it has not joined.
  if (id === DEFAULT_CHANNEL_ID || !isMember) return null;
  const isAlone = isOwner && !owners.data?.ownerList.some(({ memberId }) => memberId !== ownId);
  return (
    <Section tone="bare" title={texts.title}>
      {isAlone ? (
        <Cluster>
          <Hint grow>{texts.ownerAlone}</Hint>
          <ButtonLink to={paths.channelSettings(channelDomain)} tone="sea">
            {texts.toSettings}
          </ButtonLink>
        </Cluster>
      ) : (
        <Cluster>
          <Hint grow>{texts.lead}</Hint>
          <Button
            tone="danger"
            busy={leave.isPending}
            onClick={() =>
              openDialog('confirm', {
                title: texts.question(channelName),
                detail: texts.detail,
                confirmLabel: texts.button,
                danger: true,
                onConfirm: () => leave.mutate(),
              })
            }
          >
            {texts.button}
          </Button>
        </Cluster>
      )}
    </Section>
  );
}
