import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { channelQueries, useSaveOwnMember } from '#client/net/channels/channels.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { OwnMemberBody } from '#shared/contract/channels/channelFields.ts';
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
import { classInfoQueries, renewOwnInfo } from '#client/net/channels/classInfos.ts';

/** How one appears in the channel, what one agreed to there, and the class info where classes ask for it. */
export function MyMembershipPage() {
  const { id, channelDomain } = useChannel();
  const member = useQuery(channelQueries.ownMember(id));
  if (errorCodeOf(member.error) === 'CHANNEL_MEMBER_NOT_FOUND')
    return (
      <Page width="narrow">
        <EmptyState title={texts.notJoined} hint={texts.notJoinedHint}>
          <ButtonLink to={paths.channelLounge(channelDomain)} tone="ok">
            {texts.join}
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  return (
    <Page width="narrow">
      <PageHead title={texts.title} />
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
    </Page>
  );
}

function OwnProfile({ own }: { readonly own: OwnMember }) {
  const channel = useChannel();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync: saveMember } = useSaveOwnMember(channel.id, {
    onSuccess: () => {
      setIsOpen(false);
      showToast({ text: profileTexts.saved, theme: 'success' });
    },
  });
  const save = async (body: OwnMemberBody) => {
    await saveMember(body);
    // To the root and without a message, as the spec has it.
    await navigate(paths.channel(channel.channelDomain));
    openDialog('notice', { message: 'UPDATED' });
  };
  const { PERSONAL_INFORMATION: personal, MARKETING: marketing } = own.consents;
  return (
    <Section
      title={texts.profile}
      actions={
        <Button size="small" tone="sea" onClick={() => setIsOpen(true)}>
          {texts.edit}
        </Button>
      }
    >
      <Facts
        items={[
          { term: texts.nickname, value: own.nickname },
          { term: texts.introduction, value: own.introduction || texts.none },
          { term: texts.phoneNumber, value: own.phoneNumber || texts.none },
          { term: profileTexts.personalInformation, value: answerOf(personal) },
          { term: profileTexts.marketing, value: answerOf(marketing) },
        ]}
      />
      <LocalDialog open={isOpen} onClose={() => setIsOpen(false)}>
        <ChannelProfileDialog type="UPDATE" channel={channel} member={own} onSubmit={save} />
      </LocalDialog>
    </Section>
  );
}

function OwnClassInfo({ own }: { readonly own: OwnMember }) {
  const { id, pluginMap } = useChannel();
  const info = useQuery({ ...classInfoQueries.get(id), enabled: pluginMap.CLASS_INFO });
  const [isOpen, setIsOpen] = useState(false);
  if (!pluginMap.CLASS_INFO) return null;
  const saved = () => {
    setIsOpen(false);
    void renewOwnInfo(id);
  };
  return (
    <Section title={texts.classInfo}>
      <ListBody query={info} failed={classInfoTexts.failed}>
        {(given) => (
          <>
            {given ? (
              <Facts
                items={[
                  { term: texts.parentPhone, value: given.phoneNumber || texts.none },
                  { term: texts.firstClass, value: texts.firstClassAt(given.firstRegistrationDate) },
                  { term: texts.subject, value: CLASS_SUBJECT_LABELS[given.subject] },
                ]}
              />
            ) : (
              <Hint>{texts.noClassInfo}</Hint>
            )}
            <Cluster>
              <Button tone={given ? 'sea' : 'ok'} onClick={() => setIsOpen(true)}>
                {given ? texts.edit : texts.writeClassInfo}
              </Button>
            </Cluster>
            <LocalDialog open={isOpen} onClose={() => setIsOpen(false)}>
              <ClassInfoDialog type="UPDATE" channelId={id} member={own} info={given} onSaved={saved} />
            </LocalDialog>
          </>
        )}
      </ListBody>
    </Section>
  );
}

const answerOf = (answer: OwnMember['consents']['MARKETING'] | undefined): string =>
  answer ? profileTexts.answered(answer.answeredAt, answer.isGiven, answer.version) : '';
