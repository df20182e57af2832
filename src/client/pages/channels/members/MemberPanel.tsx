import { CalendarClock, IdCard, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { memberChanges, newPasswords, takeFromGroup, untagMember } from '#client/net/channels/members.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import type { SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { ASSIGNABLE_ROLES, mayGrant, outranks } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
import { focusPanel } from './focusPanel.ts';
import { ContactForm, RevealNumbers } from './MemberContact.tsx';
import { MemberClassInfo } from './MemberClassInfo.tsx';
import { MemberProfile } from './MemberProfile.tsx';
import { GroupChip, RoleChip, TagChip } from './RoleChip.tsx';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';

// The calendar comes when it is asked for.
const HoursDialog = lazy(async () => ({
  default: (await import('#client/pages/tutoring/hours/HoursDialog.tsx')).HoursDialog,
}));

export interface MemberPanelProps {
  readonly member: ChannelMember;
  readonly onClose: () => void;
  readonly onCards: (cards: readonly SignInCard[]) => void;
}

/** One member with all that staff may see and do. Actions that staff may not take on somebody are not there. */
export function MemberPanel({ member, onClose, onCards }: MemberPanelProps) {
  const { id, roleList: own, pluginMap } = useChannel();
  const { act, isPending } = useMemberActions();
  const { memberId, nickname, roleList, formerRoleList, groupList, tagList, standing } = member;
  const isBelow = outranks(own, [...roleList, ...formerRoleList]);
  return (
    <Section
      as="aside"
      ref={focusPanel}
      tabIndex={-1}
      aria-label={texts.more(nickname)}
      title={nickname}
      lead={<Avatar nickname={nickname} itemIdList={member.itemIdList} />}
      actions={
        <IconButton size="small" label={texts.closePanel} tone="close" icon={<X />} onClick={onClose} />
      }
    >
      <Cluster>
        {roleList.map((role) => (
          <RoleChip key={role} role={role} />
        ))}
        {groupList.map(({ channelGroupId, name, colour }) => (
          <GroupChip
            key={channelGroupId}
            name={name}
            colour={colour}
            remove={{
              label: texts.takeFromGroup(name),
              disabled: isPending || !pluginMap.GROUP,
              onPress: () =>
                act({ run: () => takeFromGroup(id, channelGroupId, memberId), done: texts.saved }),
            }}
          />
        ))}
        {tagList.map(({ tagId, tag }) => (
          <TagChip
            key={tagId}
            tag={tag}
            remove={{
              label: texts.takeTag(tag),
              disabled: isPending,
              onPress: () => act({ run: () => untagMember(id, tagId, memberId), done: texts.saved }),
            }}
          />
        ))}
      </Cluster>
      {standing === 'STAFF' && <Hours memberId={memberId} nickname={nickname} />}
      {isBelow && (standing === 'MEMBER' || standing === 'STAFF') && (
        <>
          <MemberProfile member={member} />
          <ContactForm member={member} />
        </>
      )}
      {(standing === 'MEMBER' || standing === 'PENDING') && <MemberClassInfo member={member} />}
      {isBelow && <RevealNumbers member={member} />}
      {isBelow && <Actions member={member} onCards={onCards} />}
    </Section>
  );
}

/** When somebody of the staff can teach. */
function Hours({ memberId, nickname }: Pick<ChannelMember, 'memberId' | 'nickname'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="alt" icon={<CalendarClock />} onClick={() => setIsOpen(true)}>
        {texts.hours}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HoursDialog teacherId={memberId} nickname={nickname} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Actions({
  member: { memberId, nickname, standing, isChannelAccount },
  onCards,
}: {
  readonly member: ChannelMember;
  readonly onCards: (cards: readonly SignInCard[]) => void;
}) {
  const { id, roleList: own } = useChannel();
  const { act, isPending } = useMemberActions();
  const roles = ASSIGNABLE_ROLES.filter((role) => mayGrant(own, role));
  const isActive = standing === 'MEMBER' || standing === 'STAFF';
  const ban = () =>
    openDialog('confirm', {
      title: texts.banTitle(nickname),
      detail: texts.banDetail,
      confirmLabel: texts.ban,
      danger: true,
      onConfirm: () => act({ run: () => memberChanges.ban(id, memberId), done: texts.done.ban(nickname) }),
    });
  return (
    <Cluster align="end">
      {isActive && roles.length > 0 && (
        <SelectField
          label={texts.giveRole}
          value=""
          disabled={isPending}
          options={[
            { value: '', label: texts.giveRole },
            ...roles.map((role) => ({ value: role, label: texts.roles[role] })),
          ]}
          onChange={(value) => {
            const role = roles.find((one) => one === value);
            if (role)
              act({
                run: () => memberChanges.changeRole(id, [memberId], role),
                done: texts.done.changeRole(nickname, texts.roles[role]),
              });
          }}
        />
      )}
      {isActive && isChannelAccount && (
        <Button
          tone="alt"
          icon={<IdCard />}
          disabled={isPending}
          onClick={() =>
            openDialog('confirm', {
              title: texts.newPasswordTitle,
              detail: texts.newPasswordDetail,
              confirmLabel: texts.newPassword,
              onConfirm: () =>
                act({ run: async () => onCards(await newPasswords(id, [memberId])), done: texts.cardsHint }),
            })
          }
        >
          {texts.cards}
        </Button>
      )}
      {isActive && (
        <Button
          tone="alt"
          disabled={isPending}
          onClick={() =>
            act({ run: () => memberChanges.suspend(id, memberId), done: texts.done.suspend(nickname) })
          }
        >
          {texts.suspend}
        </Button>
      )}
      {standing === 'SUSPEND' && (
        <Button
          disabled={isPending}
          onClick={() =>
            act({
              run: () => memberChanges.undoSuspend(id, memberId),
              done: texts.done.undoSuspend(nickname),
            })
          }
        >
          {texts.undoSuspend}
        </Button>
      )}
      {standing === 'BEN' ? (
        <Button
          disabled={isPending}
          onClick={() =>
            act({ run: () => memberChanges.undoBan(id, memberId), done: texts.done.undoBan(nickname) })
          }
        >
          {texts.undoBan}
        </Button>
      ) : (
        <Button tone="danger" disabled={isPending} onClick={ban}>
          {texts.ban}
        </Button>
      )}
    </Cluster>
  );
}
