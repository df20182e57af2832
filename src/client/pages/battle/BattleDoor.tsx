import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Navigate } from 'react-router';
import { battleQueries, useJoinRoom } from '#client/net/battle/battles.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { BattleRoom } from '#shared/contract/battle/battles.ts';
import { ROOM_CODE } from '#shared/contract/battle/contestKeys.ts';
import { battleTexts as texts } from './texts.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import styles from './Arena.module.css';

interface BattleDoorProps {
  readonly battleKey: string;
  readonly onEntered: () => void;
}

/** The page for somebody outside a battle, as after an invitation: the way in, or that there is none. */
export function BattleDoor({ battleKey, onEntered }: BattleDoorProps) {
  const { id: channelId } = useChannel();
  const room = useQuery({ ...battleQueries.room(channelId, battleKey), enabled: ROOM_CODE.test(battleKey) });
  // A quick match of few has moved into another room.
  const own = useQuery({ ...battleQueries.own(), enabled: room.isError });
  if (own.data && own.data.code !== battleKey)
    return <Navigate replace to={paths.battle(own.data.channel.channelDomain, own.data.code)} />;
  if (room.isLoading || (room.isError && own.isLoading))
    return (
      <Panel>
        <Loading label={texts.connecting} />
      </Panel>
    );
  if (room.data) return <Door room={room.data.room} onEntered={onEntered} />;
  return (
    <Panel>
      <EmptyState scene="lost" title={texts.gone} hint={texts.goneHint}>
        <ButtonLink to={paths.battles} tone="ok">
          {texts.toLobby}
        </ButtonLink>
      </EmptyState>
    </Panel>
  );
}

function Door({ room, onEntered }: { readonly room: BattleRoom; readonly onEntered: () => void }) {
  const { id: channelId, channelDomain } = useChannel();
  const [password, setPassword] = useState('');
  const join = useJoinRoom({ onSuccess: onEntered });
  const enter = (spectate: boolean) =>
    join.mutate({ channelId, channelDomain, code: room.code, spectate, password: password || undefined });
  const isWaiting = room.state === 'WAITING';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(false);
  };
  return (
    <Panel title={room.name} titleTone="sea" className={styles.door}>
      <Stack as="form" gap={4} onSubmit={submit} noValidate>
        <Text align="center">
          {texts.door.hint(
            room.hostNickname,
            isWaiting
              ? texts.members(room.memberCount, room.capacity)
              : room.state === 'ENDED'
                ? texts.door.ended
                : texts.running,
          )}
        </Text>
        {room.hasPassword && (
          <TextField
            label={texts.password}
            hint={texts.door.locked}
            type="password"
            autoComplete="off"
            maxLength={20}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <FormMessage message={join.error ? userMessageOf(join.error, texts.enterFailed) : undefined} />
        {/* A player who has left comes back; for anybody else the server says that it is too late. */}
        <Button type="submit" size="large" wide busy={join.isPending}>
          {texts.enter}
        </Button>
        {room.spectators && (
          <Button tone="sea" wide icon={<Eye />} disabled={join.isPending} onClick={() => enter(true)}>
            {texts.watch}
          </Button>
        )}
        <ButtonLink to={paths.battles}>{texts.toLobby}</ButtonLink>
      </Stack>
    </Panel>
  );
}
