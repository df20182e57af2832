import { Check, X } from 'lucide-react';
import { memberChanges } from '#client/net/rest/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';
import styles from './MemberTable.module.css';

/** The two buttons of somebody who waits; managers alone have them. */
export function AnswerJoin({ member: { memberId, nickname } }: { readonly member: ChannelMember }) {
  const { id, holds } = useChannel();
  const { act, isPending } = useMemberActions();
  if (!holds('manager')) return null;
  return (
    <span className={styles.answer}>
      <Button
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
    </span>
  );
}
