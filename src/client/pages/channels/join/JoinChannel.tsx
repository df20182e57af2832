import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Invitation, joinChannel } from '#client/net/channels/channelCodes.ts';
import { renewJoined } from '#client/net/channels/channels.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { ChannelMemberBody } from '#shared/contract/channels/channelFields.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { ClassInfoDialog } from '../classInfo/ClassInfoDialog.tsx';
import { ChannelProfileDialog } from '../profile/ChannelProfileDialog.tsx';
import { joinTexts as texts } from './texts.ts';

export interface JoinChannelProps {
  readonly channel: Channel;
  readonly invitation: Invitation;
}

/**
 * The button that asks for the member form and joins; where classes ask for it the class info comes after. Ends at the
 * root of the channel with WELCOME or PENDING.
 */
export function JoinChannel({ channel, invitation }: JoinChannelProps) {
  const navigate = useNavigate();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const [step, setStep] = useState<'profile' | 'classInfo' | null>(null);
  const [joined, setJoined] = useState<{
    readonly channel: Channel;
    readonly body: ChannelMemberBody;
  } | null>(null);

  const enter = async (entered: Channel) => {
    setStep(null);
    await renewJoined(entered.channelDomain);
    const message = entered.roleList.includes('PENDING') ? 'PENDING' : 'WELCOME';
    await navigate(`${paths.channel(entered.channelDomain)}?message=${message}`);
  };
  const join = async (body: ChannelMemberBody) => {
    const entered = await joinChannel(body, invitation);
    if (!entered.pluginMap.CLASS_INFO) {
      await enter(entered);
      return;
    }
    setJoined({ channel: entered, body });
    setStep('classInfo');
  };
  return (
    <>
      <Button size="large" wide onClick={() => setStep('profile')}>
        {channel.joinMethod === 'IMMEDIATELY' ? texts.join : texts.ask}
      </Button>
      <LocalDialog open={step === 'profile'} onClose={() => setStep(null)}>
        <ChannelProfileDialog type="JOIN" channel={channel} member={{ nickname }} onSubmit={join} />
      </LocalDialog>
      {joined && (
        // Somebody who puts it off is a member all the same.
        <LocalDialog open={step === 'classInfo'} onClose={() => void enter(joined.channel)}>
          <ClassInfoDialog
            type="JOIN"
            channelId={joined.channel.id}
            member={joined.body}
            info={null}
            onSaved={() => void enter(joined.channel)}
          />
        </LocalDialog>
      )}
    </>
  );
}
