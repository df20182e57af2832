import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { channelQueries } from '#client/net/channels/channels.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { channelCodeSchema } from '#shared/contract/channels/channelFields.ts';
import { ClosedChannels } from '../owners/ClosedChannels.tsx';
import { ChannelList } from './ChannelList.tsx';
import { mineTexts as texts } from './texts.ts';

/** The channels that one has joined or asked to join, and the ways into others. */
export function MyChannelsPage() {
  const channels = useQuery(channelQueries.own());
  return (
    <SeaPage>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Panel title={texts.title} titleTone="sea" level={1}>
        <Stack gap={5}>
          <ListBody
            query={channels}
            failed={texts.failed}
            isEmpty={({ channelList }) => channelList.length === 0}
            empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
          >
            {({ channelList }) => <ChannelList channels={channelList} to={paths.channel} />}
          </ListBody>
          <ClosedChannels />
          <EnterCode />
          <Cluster justify="center">
            <ButtonLink to={paths.channelCreate} tone="sea">
              {texts.create}
            </ButtonLink>
            <ButtonLink to={paths.world}>{texts.toWorld}</ButtonLink>
          </Cluster>
        </Stack>
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
    <Stack as="form" gap={3} onSubmit={enter} noValidate>
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
      <Cluster>
        <Button type="submit">{texts.enter}</Button>
      </Cluster>
    </Stack>
  );
}
