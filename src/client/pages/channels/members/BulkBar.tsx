import { CircleCheck, IdCard, Mail, X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textMessageQueries } from '#client/net/channels/textMessages.ts';
import {
  memberChanges,
  moveToGroup,
  newPasswords,
  tagMembers,
  type AssignableRole,
  type MemberList,
} from '#client/net/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { FilterSelect } from '#client/ui/form/FilterSelect.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import type { SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import type { ChannelGroup } from '#shared/contract/channels/groups.ts';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import type { ChannelTag } from '#shared/contract/channels/tags.ts';
import { ASSIGNABLE_ROLES, mayGrant } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';

export interface BulkBarProps {
  readonly list: MemberList;
  readonly members: readonly ChannelMember[];
  readonly groups: readonly ChannelGroup[];
  readonly tags: readonly ChannelTag[];
  readonly onDone: () => void;
  readonly onCards: (cards: readonly SignInCard[]) => void;
}

/** The actions for all chosen members at once. */
export function BulkBar({ list, members, groups, tags, onDone, onCards }: BulkBarProps) {
  const { id, channelName, roleList, pluginMap } = useChannel();
  const { act, isPending } = useMemberActions();
  const [isMaking, setIsMaking] = useState(false);
  const ids = members.map(({ memberId }) => memberId);
  const names = texts.others(members[0]?.nickname ?? '', members.length);
  const roles = ASSIGNABLE_ROLES.filter((role) => mayGrant(roleList, role));
  const made = members.filter(({ isChannelAccount }) => isChannelAccount).map(({ memberId }) => memberId);
  const isActive = list === 'all' || list === 'staff';
  const giveRole = (role: AssignableRole) =>
    list === 'pending'
      ? act({
          run: () => memberChanges.approve(id, ids, role),
          done: texts.done.approve(names),
          onDone,
        })
      : act({
          run: () => memberChanges.changeRole(id, ids, role),
          done: texts.done.changeRole(names, texts.roles[role]),
          onDone,
        });
  const texting = useQuery({
    ...textMessageQueries.list(id, 'ALL', 1),
    enabled: isActive && pluginMap.TEXT_MESSAGE,
  });
  const write = () => {
    // Said before anything is written.
    if (texting.data?.needsPlan === true) return openDialog('premiumRequired');
    openDialog('textMessage', {
      mode: 'PUBLISH',
      ...{ channelId: id, channelName },
      receiverList: members.map(({ memberId, nickname, phoneNumber }) => ({
        ...{ userId: memberId, nickname, phoneNumber },
      })),
    });
  };
  const makeCards = () =>
    openDialog('confirm', {
      title: texts.newPasswordTitle,
      detail: texts.newPasswordDetail,
      confirmLabel: texts.newPassword,
      onConfirm: () => {
        setIsMaking(true);
        act({
          run: async () => onCards(await newPasswords(id, made)),
          done: texts.cardsHint,
        });
      },
    });
  return (
    <Toolbar
      tone="selection"
      label={texts.chosen(members.length)}
      count={
        <>
          <CircleCheck aria-hidden="true" />
          {texts.chosen(members.length)}
        </>
      }
    >
      {isActive && (
        <>
          {pluginMap.GROUP && (
            <Pick
              label={texts.moveTo}
              disabled={isPending}
              options={groups.map(({ channelGroupId, name }) => [`${channelGroupId}`, name])}
              onPick={(gid) =>
                act({ run: () => moveToGroup(id, Number(gid), ids), done: texts.moved, onDone })
              }
            />
          )}
          <Pick
            label={texts.giveTag}
            disabled={isPending}
            options={tags.map(({ tagId, tag }) => [`${tagId}`, `#${tag}`])}
            onPick={(tid) => act({ run: () => tagMembers(id, Number(tid), ids), done: texts.tagged, onDone })}
          />
        </>
      )}
      {(isActive || list === 'pending') && roles.length > 0 && (
        <Pick
          label={list === 'pending' ? texts.approveAs : texts.giveRole}
          disabled={isPending}
          options={roles.map((role) => [role, texts.roles[role]])}
          onPick={(value) => {
            const role = roles.find((one) => one === value);
            if (role) giveRole(role);
          }}
        />
      )}
      {isActive && pluginMap.TEXT_MESSAGE && (
        <Button size="small" tone="alt" icon={<Mail />} disabled={isPending} onClick={write}>
          {texts.write}
        </Button>
      )}
      {isActive && (
        <Button
          size="small"
          tone="alt"
          icon={<IdCard />}
          disabled={made.length === 0 || isPending || isMaking}
          title={made.length === 0 ? texts.noCards : undefined}
          onClick={makeCards}
        >
          {texts.cards}
        </Button>
      )}
      <IconButton size="small" label={texts.clear} icon={<X />} onClick={onDone} />
    </Toolbar>
  );
}

interface PickProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onPick: (value: string) => void;
}

/** A list that does what is picked in it. */
function Pick({ label, disabled, options, onPick }: PickProps) {
  return (
    <FilterSelect
      label={label}
      isLabelHidden
      every={label}
      value=""
      disabled={disabled || options.length === 0}
      options={options}
      onChange={onPick}
    />
  );
}
