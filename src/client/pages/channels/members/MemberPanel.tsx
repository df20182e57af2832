import { useMutation } from '@tanstack/react-query';
import { CalendarClock, Eye, IdCard, X } from 'lucide-react';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import {
  memberChanges,
  newPasswords,
  revealPhone,
  saveContact,
  saveMemberProfile,
  takeFromGroup,
  untagMember,
} from '#client/net/rest/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import type { SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import type { ChannelMember } from '#shared/contract/channels/members.ts';
import { ASSIGNABLE_ROLES, mayGrant, outranks } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
import { focusPanel } from './focusPanel.ts';
import { MemberFace } from './MemberFace.tsx';
import { GroupChip, RoleChip, TagChip } from './RoleChip.tsx';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';
import styles from './SidePanel.module.css';

// The calendar comes when it is asked for.
const HoursDialog = lazy(async () => ({
  default: (await import('#client/pages/tutoring/hours/HoursDialog.tsx')).HoursDialog,
}));

export interface MemberPanelProps {
  readonly member: ChannelMember;
  readonly onClose: () => void;
  readonly onCards: (cards: readonly SignInCard[]) => void;
}

/** One member with all that staff may see and do. What staff may not do to somebody is not there. */
export function MemberPanel({ member, onClose, onCards }: MemberPanelProps) {
  const { id, roleList: own, pluginMap } = useChannel();
  const { act, isPending } = useMemberActions();
  const { memberId, nickname, roleList, formerRoleList, groupList, tagList, standing } = member;
  const isBelow = outranks(own, [...roleList, ...formerRoleList]);
  return (
    <aside ref={focusPanel} tabIndex={-1} className={styles.panel} aria-label={texts.more(nickname)}>
      <header className={styles.head}>
        <MemberFace nickname={nickname} itemIdList={member.itemIdList} />
        <h2>{nickname}</h2>
        <IconButton label={texts.closePanel} tone="close" icon={<X />} onClick={onClose} />
      </header>
      <div className={styles.chips}>
        {roleList.map((role) => (
          <RoleChip key={role} role={role} />
        ))}
        {groupList.map(({ channelGroupId, name, colour }) => (
          <span key={channelGroupId} className={styles.removable}>
            <GroupChip name={name} colour={colour} />
            <button
              type="button"
              aria-label={texts.takeFromGroup(name)}
              disabled={isPending || !pluginMap.GROUP}
              onClick={() =>
                act({ run: () => takeFromGroup(id, channelGroupId, memberId), done: texts.saved })
              }
            >
              <X aria-hidden="true" />
            </button>
          </span>
        ))}
        {tagList.map(({ tagId, tag }) => (
          <span key={tagId} className={styles.removable}>
            <TagChip tag={tag} />
            <button
              type="button"
              aria-label={texts.takeTag(tag)}
              disabled={isPending}
              onClick={() => act({ run: () => untagMember(id, tagId, memberId), done: texts.saved })}
            >
              <X aria-hidden="true" />
            </button>
          </span>
        ))}
      </div>
      {standing === 'STAFF' && <Hours memberId={memberId} nickname={nickname} />}
      {isBelow && (standing === 'MEMBER' || standing === 'STAFF') && (
        <>
          <ProfileForm member={member} />
          <ContactForm member={member} />
        </>
      )}
      {isBelow && <Reveal member={member} />}
      {isBelow && <Actions member={member} onCards={onCards} />}
    </aside>
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

function ProfileForm({ member }: { readonly member: ChannelMember }) {
  const { id, holds } = useChannel();
  const { act, isPending } = useMemberActions();
  const [nickname, setNickname] = useState(member.nickname);
  const [introduction, setIntroduction] = useState(member.introduction);
  if (!holds('manager')) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act({
      run: () => saveMemberProfile(id, member.memberId, { nickname, introduction }),
      done: texts.saved,
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h3>{texts.profile}</h3>
      <TextField
        label={texts.nickname}
        value={nickname}
        maxLength={12}
        required
        onChange={(event) => setNickname(event.target.value)}
      />
      <TextAreaField
        label={texts.introduction}
        value={introduction}
        maxLength={200}
        rows={2}
        required
        onChange={(event) => setIntroduction(event.target.value)}
      />
      <Button type="submit" tone="sea" busy={isPending}>
        {texts.save}
      </Button>
    </form>
  );
}

function ContactForm({ member }: { readonly member: ChannelMember }) {
  const { act, isPending } = useMemberActions();
  const [contact, setContact] = useState({ phoneNumber: '', guardianName: '', guardianPhoneNumber: '' });
  const change = (part: Partial<typeof contact>) => setContact((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act({ run: () => saveContact(member.memberId, contact), done: texts.saved });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h3>{texts.contact}</h3>
      <TextField
        label={texts.guardianName}
        value={contact.guardianName}
        maxLength={20}
        optional
        onChange={(event) => change({ guardianName: event.target.value })}
      />
      <TextField
        label={texts.guardianPhone}
        type="tel"
        inputMode="tel"
        value={contact.guardianPhoneNumber}
        placeholder={member.phoneNumber}
        maxLength={14}
        hint={texts.phoneHint}
        required
        onChange={(event) => change({ guardianPhoneNumber: event.target.value })}
      />
      <Button type="submit" tone="sea" busy={isPending}>
        {texts.save}
      </Button>
    </form>
  );
}

/** Asks why, then shows the numbers until the panel is closed. */
function Reveal({ member }: { readonly member: ChannelMember }) {
  const [reason, setReason] = useState('');
  const reveal = useMutation({ mutationFn: () => revealPhone(member.memberId, reason.trim()) });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        reveal.mutate();
      }}
    >
      <TextField
        label={texts.revealReason}
        value={reason}
        maxLength={100}
        hint={texts.revealHint}
        error={reveal.error ? userMessageOf(reveal.error, texts.failedAction) : undefined}
        required
        onChange={(event) => setReason(event.target.value)}
      />
      {reveal.data ? (
        <p className={styles.shown} role="status">
          {texts.revealed(reveal.data.phoneNumber, reveal.data.guardianPhoneNumber)}
        </p>
      ) : (
        <Button type="submit" tone="alt" icon={<Eye />} busy={reveal.isPending}>
          {texts.reveal}
        </Button>
      )}
    </form>
  );
}

function Actions({
  member: { memberId, nickname, standing, isMadeHere },
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
    <div className={styles.actions}>
      {isActive && roles.length > 0 && (
        <label className={styles.select}>
          <span>{texts.giveRole}</span>
          <select
            value=""
            disabled={isPending}
            onChange={(event) => {
              const role = roles.find((one) => one === event.target.value);
              if (role)
                act({
                  run: () => memberChanges.changeRole(id, [memberId], role),
                  done: texts.done.changeRole(nickname, texts.roles[role]),
                });
            }}
          >
            <option value="">{texts.giveRole}</option>
            {roles.map((role) => (
              <option key={role} value={role}>
                {texts.roles[role]}
              </option>
            ))}
          </select>
        </label>
      )}
      {isActive && isMadeHere && (
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
                act({ run: async () => onCards(await newPasswords([memberId])), done: texts.cardsHint }),
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
    </div>
  );
}
