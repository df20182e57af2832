import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import {
  serviceUserQueries,
  useEnableUser,
  useSignOutUser,
  useUnlockUser,
} from '#client/net/service/users.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { CHANNEL_ROLE_NAMES } from '#shared/contract/roles.ts';
import type { ServiceUser } from '#shared/contract/service/users.ts';
import { LogTable } from '../log/LogTable.tsx';
import { serviceTexts } from '../texts.ts';
import { DisableDialog } from './DisableDialog.tsx';

const texts = serviceTexts.user;

/** One account: what it is, where it is signed in, and what was done to it. */
export function UserPage() {
  const { userId: typed = '' } = useParams();
  const userId = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const user = useQuery({ ...serviceUserQueries.one(userId), enabled: userId > 0 });
  if (userId === 0 || errorCodeOf(user.error) === 'MEMBER_NOT_FOUND')
    return (
      <Panel>
        <EmptyState scene="lost" title={texts.notFound}>
          <ButtonLink to={paths.admin}>{texts.back}</ButtonLink>
        </EmptyState>
      </Panel>
    );
  return (
    <Page>
      <ListBody query={user} failed={serviceTexts.users.failed}>
        {(data) => <User user={data} />}
      </ListBody>
    </Page>
  );
}

function User({ user }: { readonly user: ServiceUser }) {
  const { userId, nickname, disabledAt, disabledReason } = user;
  const [isDisabling, setDisabling] = useState(false);
  const signOut = useSignOutUser(userId, {
    onSuccess: () => void showToast({ text: texts.signedOut, theme: 'success' }),
  });
  const enable = useEnableUser(userId, {
    onSuccess: () => void showToast({ text: texts.enabled, theme: 'success' }),
  });
  const unlock = useUnlockUser(userId, {
    onSuccess: () => void showToast({ text: texts.unlocked, theme: 'success' }),
  });
  const askSignOut = () =>
    openDialog('confirm', {
      title: texts.signOutTitle,
      detail: texts.signOutText(nickname),
      confirmLabel: texts.signOut,
      onConfirm: () => signOut.mutate(),
    });
  return (
    <>
      <PageHead title={nickname} back={{ to: paths.admin, label: texts.back }}>
        <Button tone="alt" size="small" busy={unlock.isPending} onClick={() => unlock.mutate()}>
          {texts.unlock}
        </Button>
        <Button tone="alt" size="small" busy={signOut.isPending} onClick={askSignOut}>
          {texts.signOut}
        </Button>
        {disabledAt === null ? (
          <Button tone="danger" size="small" onClick={() => setDisabling(true)}>
            {texts.disable}
          </Button>
        ) : (
          <Button size="small" busy={enable.isPending} onClick={() => enable.mutate()}>
            {texts.enable}
          </Button>
        )}
      </PageHead>
      {disabledAt !== null && (
        <Note tone="danger" title={texts.isDisabled(serviceTexts.moment(disabledAt))}>
          {disabledReason}
        </Note>
      )}
      <Section tone="plain" title={texts.facts}>
        <Facts items={factsOf(user)} />
      </Section>
      <Section tone="plain" title={texts.signIns(user.signInList.length)}>
        {user.signInList.length === 0 ? (
          <Text tone="soft">{texts.noSignIns}</Text>
        ) : (
          <Stack as="ul" gap={2}>
            {user.signInList.map(({ since, lastAt }) => (
              <Entry
                key={`${since} ${lastAt}`}
                title={texts.signIn(serviceTexts.moment(since), serviceTexts.moment(lastAt))}
              />
            ))}
          </Stack>
        )}
      </Section>
      <Section tone="plain" title={texts.channels}>
        {user.channelList.length === 0 ? (
          <Text tone="soft">{texts.noChannels}</Text>
        ) : (
          <Stack as="ul" gap={2}>
            {user.channelList.map(({ channelId, channelName, channelDomain, roleList }) => (
              <li key={channelId}>
                <Link to={paths.channel(channelDomain)}>{channelName}</Link>{' '}
                <Text as="span" size="small" tone="soft">
                  {roleList.map((role) => CHANNEL_ROLE_NAMES[role]).join(' · ')}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Section>
      <Section tone="plain" title={texts.log}>
        <LogTable userId={userId} label={texts.log} />
      </Section>
      <LocalDialog open={isDisabling} onClose={() => setDisabling(false)}>
        <DisableDialog user={user} onDone={() => setDisabling(false)} />
      </LocalDialog>
    </>
  );
}

function factsOf({
  userId,
  loginName,
  name,
  email,
  createdAt,
  guardianConsent,
  deletionRequestedAt,
}: ServiceUser) {
  const { columns } = serviceTexts.users;
  return [
    { term: '#', value: userId },
    { term: columns.loginName, value: loginName },
    { term: columns.name, value: name },
    { term: columns.email, value: email ?? texts.noMail },
    { term: columns.since, value: serviceTexts.moment(createdAt) },
    { term: texts.consent.label, value: texts.consent[guardianConsent] },
    { term: texts.deletion, value: deletionRequestedAt && serviceTexts.moment(deletionRequestedAt) },
  ];
}
