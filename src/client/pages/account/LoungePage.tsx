import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand/react';
import { channelProfileBodySchema, type Channel } from '#shared/contract/channels.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { reloadMe } from '#client/net/rest/accounts.ts';
import { joinChannel, loadVisitedChannel } from '#client/net/rest/channels.ts';
import { channelStore } from '#client/stores/channelStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField } from '#client/ui/form/TextAreaField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './AccountPage.module.css';
import lounge from './LoungePage.module.css';
import { accountTexts } from './texts.ts';
import { useFormSubmit } from './useFormSubmit.ts';

const texts = accountTexts.lounge;

/** The place before a channel: who one is here, and the ways in. Notices of the channel are shown over it. */
export function LoungePage() {
  const session = useStore(sessionStore);
  const channel = useStore(channelStore, (state) => state.visited);

  useEffect(() => {
    if (channel === null && session.state !== 'CHECKING') void loadVisitedChannel();
  }, [channel, session.state]);

  return (
    <AccountPage title={channel ? texts.welcome(channel.channelName) : texts.title}>
      {channel === null && <Loading />}
      {channel === undefined && (
        <ErrorState title={texts.noChannel} onRetry={() => void loadVisitedChannel()} />
      )}
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
    <div className={styles.form}>
      <p className={styles.lead}>{texts.lead}</p>
      {signedIn && (
        <p className={lounge.state}>
          {member ? `✓ ${texts.member}` : pending ? texts.pending : texts.notMember}
        </p>
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
    </div>
  );
}

function JoinForm({ channel }: { readonly channel: Channel }) {
  const navigate = useNavigate();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const form = useForm({
    resolver: zodResolver(channelProfileBodySchema),
    defaultValues: { nickname, introduction: '' },
  });
  const { errors } = form.formState;
  const { onSubmit, message, busy } = useFormSubmit(form, async (profile) => {
    await joinChannel(profile, channel.id);
    await Promise.all([loadVisitedChannel(), reloadMe()]);
    await navigate(`${paths.world}?message=${channel.joinMethod === 'IMMEDIATELY' ? 'WELCOME' : 'PENDING'}`);
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={texts.joinTitle}>
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
      <FormMessage message={message} />
      <Button type="submit" wide busy={busy}>
        {texts.join}
      </Button>
    </form>
  );
}
