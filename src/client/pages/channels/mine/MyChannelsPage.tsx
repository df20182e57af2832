import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { channelQueries } from '#client/net/queries/channelQueries.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { channelCodeSchema } from '#shared/contract/channels/channelFields.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { ClosedChannels } from '../owners/ClosedChannels.tsx';
import { mineTexts as texts, roleLabel } from './texts.ts';
import styles from './MyChannelsPage.module.css';

/** The channels that one has joined or asked to join, and the ways into others. */
export function MyChannelsPage() {
  const channels = useQuery(channelQueries.own());
  return (
    <SeaPage>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Panel title={texts.title} titleTone="sea" level={1} className={styles.panel}>
        <ListBody
          query={channels}
          failed={texts.failed}
          isEmpty={({ channelList }) => channelList.length === 0}
          empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        >
          {({ channelList }) => (
            <ul className={styles.list}>
              {channelList.map(({ channelId, channelName, channelDomain, nickname, flag, roleList }) => (
                <li key={channelId}>
                  <Link to={paths.channel(channelDomain)} className={styles.channel}>
                    <ChannelFlag flag={flag} size={48} />
                    <span className={styles.names}>
                      <b>{channelName}</b>
                      <span>{texts.asName(nickname)}</span>
                    </span>
                    <span className={styles.role}>{roleLabel(roleList)}</span>
                    <ChevronRight aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </ListBody>
        <ClosedChannels />
        <EnterCode />
        <div className={styles.ways}>
          <ButtonLink to={paths.channelCreate} tone="sea">
            {texts.create}
          </ButtonLink>
          <ButtonLink to={paths.world}>{texts.toWorld}</ButtonLink>
        </div>
      </Panel>
    </SeaPage>
  );
}

function EnterCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const enter = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = channelCodeSchema.safeParse(typed);
    if (code.success) void navigate(paths.channelCode(code.data));
    else setError(typed.trim() === '' ? texts.codeRequired : code.error.issues[0]?.message);
  };
  return (
    <form className={styles.code} onSubmit={enter} noValidate>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        value={typed}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit">{texts.enter}</Button>
    </form>
  );
}
