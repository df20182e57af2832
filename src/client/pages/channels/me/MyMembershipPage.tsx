import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { channelQueries } from '#client/net/queries/channelQueries.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { saveOwnMember } from '#client/net/rest/channels/channels.ts';
import { reloadMe } from '#client/net/rest/people/accounts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ChannelMemberBody } from '#shared/contract/channels/channelFields.ts';
import type { OwnMember } from '#shared/contract/channels/channels.ts';
import { CLASS_SUBJECT_LABELS } from '#shared/contract/channels/classInfo.ts';
import { ClassInfoDialog } from '../classInfo/ClassInfoDialog.tsx';
import { classInfoTexts } from '../classInfo/texts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { LeaveSection } from '../owners/LeaveSection.tsx';
import { ChannelProfileDialog } from '../profile/ChannelProfileDialog.tsx';
import { profileTexts } from '../profile/texts.ts';
import { OwnGroups } from './OwnGroups.tsx';
import { OwnVerification } from './OwnVerification.tsx';
import { meTexts as texts } from './texts.ts';
import styles from './MyMembershipPage.module.css';

/** How one appears in the channel, what one agreed to there, and the class info where classes ask for it. */
export function MyMembershipPage() {
  const { id, channelDomain } = useChannel();
  const member = useQuery(channelQueries.ownMember(id));
  if (errorCodeOf(member.error) === 'CHANNEL_MEMBER_NOT_FOUND')
    return (
      <Panel className={styles.panel}>
        <EmptyState title={texts.notJoined} hint={texts.notJoinedHint}>
          <ButtonLink to={paths.channelLounge(channelDomain)} tone="ok">
            {texts.join}
          </ButtonLink>
        </EmptyState>
      </Panel>
    );
  return (
    <Panel title={texts.title} titleTone="sea" level={1} className={styles.panel}>
      <ListBody query={member} failed={texts.failed}>
        {(own) => (
          <>
            <OwnProfile own={own} />
            <OwnVerification />
            <OwnGroups />
            <OwnClassInfo own={own} />
            <LeaveSection />
          </>
        )}
      </ListBody>
    </Panel>
  );
}

function OwnProfile({ own }: { readonly own: OwnMember }) {
  const channel = useChannel();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const save = async (body: ChannelMemberBody) => {
    await saveOwnMember(channel.id, body);
    setIsOpen(false);
    showToast({ text: profileTexts.saved, theme: 'success' });
    await Promise.all([
      reloadMe(),
      queries.invalidateQueries({ queryKey: channelQueries.ownMember(channel.id).queryKey }),
      queries.invalidateQueries({ queryKey: ['channels'] }),
    ]);
    // To the root and without a message, as the spec has it.
    await navigate(paths.channel(channel.channelDomain));
    openDialog('notice', { message: 'UPDATED' });
  };
  const { PERSONAL_INFORMATION: personal, MARKETING: marketing } = own.consents;
  return (
    <section className={styles.section}>
      <h2>{texts.profile}</h2>
      <dl className={styles.facts}>
        <Fact name={texts.nickname}>{own.nickname}</Fact>
        <Fact name={texts.introduction}>{own.introduction || texts.none}</Fact>
        <Fact name={texts.phoneNumber}>{own.phoneNumber || texts.none}</Fact>
        {[personal, marketing].map(
          (answer, index) =>
            answer && (
              <Fact
                key={index === 0 ? 'personal' : 'marketing'}
                name={index === 0 ? profileTexts.personalInformation : profileTexts.marketing}
              >
                {profileTexts.answered(answer.answeredAt, answer.isGiven, answer.version)}
              </Fact>
            ),
        )}
      </dl>
      <Button tone="sea" onClick={() => setIsOpen(true)}>
        {texts.edit}
      </Button>
      <LocalDialog open={isOpen} onClose={() => setIsOpen(false)}>
        <ChannelProfileDialog type="UPDATE" channel={channel} member={own} onSubmit={save} />
      </LocalDialog>
    </section>
  );
}

function OwnClassInfo({ own }: { readonly own: OwnMember }) {
  const { id, pluginMap } = useChannel();
  const queries = useQueryClient();
  const info = useQuery({ ...channelQueries.classInfo(id), enabled: pluginMap.CLASS_INFO });
  const [isOpen, setIsOpen] = useState(false);
  if (!pluginMap.CLASS_INFO) return null;
  const saved = () => {
    setIsOpen(false);
    void queries.invalidateQueries({ queryKey: ['channel', id] });
  };
  return (
    <section className={styles.section}>
      <h2>{texts.classInfo}</h2>
      <ListBody query={info} failed={classInfoTexts.failed}>
        {(given) => (
          <>
            {given ? (
              <dl className={styles.facts}>
                <Fact name={texts.parentPhone}>{given.phoneNumber}</Fact>
                <Fact name={texts.firstClass}>{texts.firstClassAt(given.firstRegistrationDate)}</Fact>
                <Fact name={texts.subject}>{CLASS_SUBJECT_LABELS[given.subject]}</Fact>
              </dl>
            ) : (
              <p className={styles.missing}>{texts.noClassInfo}</p>
            )}
            <Button tone={given ? 'sea' : 'ok'} onClick={() => setIsOpen(true)}>
              {given ? texts.edit : texts.writeClassInfo}
            </Button>
            <LocalDialog open={isOpen} onClose={() => setIsOpen(false)}>
              <ClassInfoDialog type="UPDATE" channelId={id} member={own} info={given} onSaved={saved} />
            </LocalDialog>
          </>
        )}
      </ListBody>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
