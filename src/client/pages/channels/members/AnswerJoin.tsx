import { Check, X } from 'lucide-react';
import { memberChanges } from '#client/net/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';

/** The two buttons of somebody who waits; managers alone have them. */
export function AnswerJoin({ member: { memberId, nickname } }: { readonly member: ChannelMember }) {
  const { id, holds } = useChannel();
  const { act, isPending } = useMemberActions();
  if (!holds('manager')) return null;
  return (
    <Row as="span">
      <Button
        size="small"
        icon={<Check />}
        aria-label={texts.approveOf(nickname)}
        disabled={isPending}
        onClick={() =>
          act({
            run: () => memberChanges.approve(id, [memberId], 'ADVANCED'),
            done: texts.done.approve(nickname),
          })
        }
      >
        {texts.approve}
      </Button>
      <Button
        size="small"
        tone="alt"
        icon={<X />}
        aria-label={texts.rejectOf(nickname)}
        disabled={isPending}
        onClick={() =>
          openDialog('confirm', {
            title: texts.rejectTitle(nickname),
            detail: texts.rejectDetail,
            confirmLabel: texts.reject,
            danger: true,
            onConfirm: () =>
              act({ run: () => memberChanges.reject(id, [memberId]), done: texts.done.reject(nickname) }),
          })
        }
      >
        {texts.reject}
      </Button>
    </Row>
  );
}
