import { useQuery } from '@tanstack/react-query';
import { Check, Copy, LogOut, MonitorUp, Play, Settings } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveRoom, useSetReady, useStartBattle } from '#client/net/battle/battles.ts';
import { contestQueries } from '#client/net/battle/contests.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import { BattleFrame } from '../BattleFrame.tsx';
import { battleTexts as texts } from '../texts.ts';
import { useIsStaff } from '../useIsStaff.ts';
import { useServerNow } from '../useServerNow.ts';
import type { BattleVoice } from '../cheers/battleVoice.ts';
import { EditRoom } from '../room/EditRoom.tsx';
import { useOutfits } from '../useOutfits.ts';
import { InviteFriends } from './InviteFriends.tsx';
import { toastRefusal } from './toastRefusal.ts';
import { RoomTalk } from './RoomTalk.tsx';
import { Seat } from './Seat.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import styles from './Waiting.module.css';

interface WaitingRoomProps {
  readonly view: RoomView;
  readonly voice: BattleVoice;
}

/** Before the race: who is here, who is ready, and a word with each other. */
export function WaitingRoom({ view: { room, roomMemberList }, voice }: WaitingRoomProps) {
  const { id: channelId, channelDomain } = useChannel();
  const navigate = useNavigate();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const { connection, onlineUserIdList } = useStore(battleStore);
  const own = roomMemberList.find(({ userId }) => userId === ownId);
  const players = roomMemberList.filter(({ role }) => role === 'PLAYER');
  const outfits = useOutfits(players.map(({ userId }) => userId));
  const place = { channelId, code: room.code };
  const ready = useSetReady(place, toastRefusal);
  const team = useSetReady(place, toastRefusal);
  const start = useStartBattle(place, toastRefusal);
  const leaving = useLeaveRoom(place, { onSuccess: () => navigate(paths.battles) });
  const [isEditing, setIsEditing] = useState(false);
  const isStaff = useIsStaff();
  /** A teacher runs the room of a class without playing, and starts it whenever it pleases. */
  const runs = room.isClass && isStaff;
  const isHost = own?.isHost === true || runs;
  const mayStart = runs
    ? players.length >= 1
    : players.length >= 2 && players.every((player) => player.ready || player.isHost);

  const leave = () =>
    openDialog('confirm', {
      title: texts.leaveQuestion,
      confirmLabel: texts.leave,
      onConfirm: () => leaving.mutate(),
    });

  return (
    <BattleFrame title={room.name} back={{ to: paths.battles, text: texts.toLobby }}>
      <main className={styles.room}>
        <header className={styles.head}>
          <Heading level={1}>{room.name}</Heading>
          <Text>
            {texts.kinds[room.kind]} {texts.problems(room.problemCount)} · {texts.rules[room.rule]} ·{' '}
            {texts.minutes(room.minutes)} · {texts.languages[room.language ?? 'ANY']}
            {room.difficulty !== null && ` · ${texts.form.difficultyOf(room.difficulty)}`}
          </Text>
          <Button tone="alt" size="small" icon={<Copy />} onClick={() => copyCode(room.code)}>
            {texts.roomCode(room.code)}
          </Button>
          {isHost && !room.isQuick && !isEditing && (
            <Button tone="alt" size="small" icon={<Settings />} onClick={() => setIsEditing(true)}>
              {texts.form.edit}
            </Button>
          )}
        </header>
        {connection === 'lost' && (
          <Card as="p" tone="warning" size="small" role="status" className={styles.lost}>
            {texts.lost}
          </Card>
        )}
        <div className={styles.sides}>
          {isEditing && isHost ? (
            <EditRoom room={room} onDone={() => setIsEditing(false)} />
          ) : (
            <Panel title={texts.seats} titleTone="sea">
              <ul className={styles.seats}>
                {players.map((player) => (
                  <Seat
                    key={player.userId}
                    player={player}
                    outfits={outfits}
                    isOwn={player.userId === ownId}
                    isOnline={onlineUserIdList.includes(player.userId)}
                    mayManage={isHost && player.userId !== ownId}
                    room={room}
                  />
                ))}
                {Array.from({ length: Math.min(4, room.capacity - players.length) }, (_, index) => (
                  <li key={`free${index}`} className={styles.free}>
                    {texts.freeSeat}
                  </li>
                ))}
              </ul>
              {room.spectatorCount > 0 && <Text align="center">{texts.spectators(room.spectatorCount)}</Text>}
              <Rules code={room.code} change={`${room.rule} ${room.minutes} ${room.freeze}`} />
            </Panel>
          )}
          <Panel>
            <Stack gap={4}>
              {own?.role === 'PLAYER' && room.mode === 'TEAM' && (
                <Cluster role="group" aria-label={texts.teamChoice}>
                  {Array.from({ length: room.teamCount }, (_, index) => (
                    <Button
                      key={index}
                      tone={own.teamId === index + 1 ? 'sea' : 'alt'}
                      aria-pressed={own.teamId === index + 1}
                      onClick={() => team.mutate({ teamId: index + 1 })}
                    >
                      {texts.team(index + 1)}
                    </Button>
                  ))}
                </Cluster>
              )}
              {own?.role === 'SPECTATOR' && <Text align="center">{texts.watching}</Text>}
              <div className={styles.go}>
                {own?.role === 'PLAYER' && (!own.isHost || room.isQuick) && (
                  <Button
                    size="large"
                    wide
                    tone={own.ready ? 'alt' : 'ok'}
                    icon={<Check />}
                    busy={ready.isPending}
                    onClick={() => ready.mutate({ ready: !own.ready })}
                  >
                    {own.ready ? texts.beUnready : texts.beReady}
                  </Button>
                )}
                {isHost && !room.isQuick && (
                  <Button
                    size="large"
                    wide
                    icon={<Play fill="currentColor" />}
                    busy={start.isPending}
                    disabled={!mayStart}
                    onClick={() => start.mutate()}
                  >
                    {texts.start}
                  </Button>
                )}
              </div>
              <Text align="center">
                {room.isQuick ? (
                  room.startsAt !== null ? (
                    <QuickClock startsAt={room.startsAt} />
                  ) : (
                    texts.quickHintRoom
                  )
                ) : runs ? (
                  texts.staff.startHint
                ) : isHost ? (
                  texts.startHint
                ) : (
                  texts.waitHost
                )}
              </Text>
              {own?.role === 'PLAYER' && <InviteFriends code={room.code} members={roomMemberList} />}
              <RoomTalk voice={voice} />
              {runs && (
                <ButtonLink
                  to={paths.battleScreen(channelDomain, room.code)}
                  icon={<MonitorUp aria-hidden="true" />}
                >
                  {texts.staff.screen}
                </ButtonLink>
              )}
              {own && (
                <Button tone="alt" icon={<LogOut />} onClick={leave}>
                  {texts.leave}
                </Button>
              )}
            </Stack>
          </Panel>
        </div>
      </main>
    </BattleFrame>
  );
}

/** The seconds until a quick match starts with those who are ready. */
function QuickClock({ startsAt }: { readonly startsAt: string }) {
  const now = useServerNow(250);
  const seconds = Math.max(0, Math.ceil((Date.parse(startsAt) - now) / 1000));
  return (
    <span role="timer" aria-label={texts.quickClockLabel}>
      {texts.quickClock(seconds)}
    </span>
  );
}

function copyCode(code: string): void {
  void navigator.clipboard?.writeText(code).then(() => showToast({ text: texts.copied }));
}

/** How points, penalties and ties are reckoned. */
function Rules({ code, change }: { readonly code: string; readonly change: string }) {
  const { id: channelId } = useChannel();
  const { data } = useQuery(contestQueries.rules(channelId, code, change));
  if (!data) return null;
  return (
    <details className={styles.rules}>
      <summary>{texts.howItCounts}</summary>
      <Stack as="ul" gap={1}>
        {data.ruleTextList.map((text) => (
          <Text key={text} as="li" size="small">
            · {text}
          </Text>
        ))}
      </Stack>
    </details>
  );
}
