import { Chip } from '#client/ui/chip/Chip.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { channelProfileBodySchema } from '#shared/contract/channels/channelFields.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { termsTitleOf } from '#shared/contract/people/terms.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { reloadMe } from '#client/net/people/session.ts';
import { joinChannel } from '#client/net/channels/channelCodes.ts';
import { loadSchool } from '#client/net/channels/school.ts';
import { schoolStore } from '#client/stores/schoolStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountTexts } from './texts.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';

const texts = accountTexts.lounge;

/** The page before a channel: the profile and the links into channels. Notices of the channel open over it. */
export function LoungePage() {
  const session = useStore(sessionStore);
  const channel = useStore(schoolStore, (state) => state.school);

  useEffect(() => {
    if (channel === null && session.state !== 'CHECKING') void loadSchool();
  }, [channel, session.state]);

  return (
    <AccountPage title={channel ? texts.welcome(channel.channelName) : texts.title}>
      {channel === null && <Loading />}
      {channel === undefined && <ErrorState title={texts.noChannel} onRetry={() => void loadSchool()} />}
      {channel && <ChannelCard channel={channel} signedIn={session.state === 'VALID'} />}
    </AccountPage>
  );
}

function ChannelCard({ channel, signedIn }: { readonly channel: Channel; readonly signedIn: boolean }) {
  const [joining, setJoining] = useState(false);
  const member = holdsAtLeast(channel.roleList, 'generalMember');
  const pending = channel.roleList.includes('PENDING');

  if (joining && !member && !pending) return <JoinForm channel={channel} />;
  return (
    <Stack>
      <Text tone="soft" align="center">
        {texts.lead}
      </Text>
      {signedIn && (
        <Row justify="center">
          <Chip tone={member ? 'success' : 'info'}>
            {member ? `✓ ${texts.member}` : pending ? texts.pending : texts.notMember}
          </Chip>
        </Row>
      )}
      {!signedIn && (
        <ButtonLink to={paths.signIn} tone="ok" wide>
          {texts.signIn}
        </ButtonLink>
      )}
      {signedIn && (member || channel.dolphinVisibleState !== 'ONLY_CHANNEL_VISIBLE') && (
        <ButtonLink to={paths.world} tone="ok" wide>
          {texts.world}
        </ButtonLink>
      )}
      {signedIn && !member && !pending && (
        <Button tone="sea" wide onClick={() => setJoining(true)}>
          {texts.join}
        </Button>
      )}
      {signedIn && (
        <ButtonLink to={paths.signOut} wide>
          {texts.signOut}
        </ButtonLink>
      )}
    </Stack>
  );
}

const TERMS_OF_CHANNELS = ['CHANNEL_SERVICE', 'CHANNEL_PRIVACY'] as const;

const joinFormOf = (channelName: string) =>
  channelProfileBodySchema.extend({
    agreed: z.boolean().refine((agreed) => agreed, texts.agreeRequired(channelName)),
  });

function JoinForm({ channel }: { readonly channel: Channel }) {
  const navigate = useNavigate();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const form = useForm({
    resolver: zodResolver(joinFormOf(channel.channelName)),
    defaultValues: { nickname, introduction: '', agreed: false },
  });
  const { errors } = form.formState;
  const { onSubmit, message, busy } = useFormSubmit(form, async ({ agreed: _agreed, ...profile }) => {
    await joinChannel(profile, { channelId: channel.id });
    await Promise.all([loadSchool(), reloadMe()]);
    await navigate(`${paths.world}?message=${channel.joinMethod === 'IMMEDIATELY' ? 'WELCOME' : 'PENDING'}`);
  });
  return (
    <Stack as="form" onSubmit={onSubmit} noValidate aria-label={texts.joinTitle}>
      <TextField
        label={texts.channelNickname}
        error={errors.nickname?.message}
        maxLength={12}
        {...form.register('nickname')}
      />
      <TextAreaField
        label={accountTexts.extraInfo.introduction}
        placeholder={texts.introductionPlaceholder}
        error={errors.introduction?.message}
        maxLength={200}
        {...form.register('introduction')}
      />
      <div>
        <CheckBox
          label={texts.agree(channel.channelName)}
          error={errors.agreed?.message}
          {...form.register('agreed')}
        />
        <Cluster gap={1}>
          {TERMS_OF_CHANNELS.map((type) => (
            <Button
              key={type}
              tone="quiet"
              size="small"
              onClick={() => openDialog('terms', { type, channelId: channel.id })}
            >
              {termsTitleOf(type)}
            </Button>
          ))}
        </Cluster>
      </div>
      <FormMessage message={message} />
      <Button type="submit" wide busy={busy}>
        {texts.join}
      </Button>
    </Stack>
  );
}
