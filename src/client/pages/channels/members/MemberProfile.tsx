import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useGetMemberProfile, useSaveMemberProfile } from '#client/net/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { MemberProfileBody } from '#shared/contract/channels/channelFields.ts';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ChannelProfileDialog } from '../profile/ChannelProfileDialog.tsx';
import { profileTexts } from '../profile/texts.ts';
import { memberTexts as texts } from './texts.ts';

/** A member's words about itself; managers correct them in the dialog ADMIN_UPDATE, as they are at that moment. */
export function MemberProfile({ member }: { readonly member: ChannelMember }) {
  const channel = useChannel();
  const place = { id: channel.id, memberId: member.memberId };
  const [isOpen, setIsOpen] = useState(false);
  const profile = useGetMemberProfile(place, {
    onSuccess: () => setIsOpen(true),
    onError: (error) => showToast({ text: userMessageOf(error, texts.failedAction), theme: 'warning' }),
  });
  const save = useSaveMemberProfile(place, {
    onSuccess: () => {
      setIsOpen(false);
      showToast({ text: profileTexts.saved, theme: 'success' });
    },
  });
  return (
    <Section tone="bare" level={3} title={texts.profile}>
      <Hint>{member.introduction || texts.noIntroduction}</Hint>
      {channel.holds('manager') && (
        <Button tone="sea" icon={<Pencil />} busy={profile.isPending} onClick={() => profile.mutate()}>
          {texts.editProfile}
        </Button>
      )}
      {profile.data && (
        <LocalDialog open={isOpen} onClose={() => setIsOpen(false)}>
          <ChannelProfileDialog
            type="ADMIN_UPDATE"
            channel={channel}
            // Its number is masked, and nothing that this form may send.
            member={{ nickname: profile.data.nickname, introduction: profile.data.introduction }}
            rollNumber={profile.data.rollNumber}
            onSubmit={async ({ nickname, introduction, rollNumber }: MemberProfileBody) => {
              await save.mutateAsync({ nickname, introduction, rollNumber });
            }}
          />
        </LocalDialog>
      )}
    </Section>
  );
}
