import { useMutation, useQuery } from '@tanstack/react-query';
import {
  Check,
  Copy,
  Crown,
  LogOut,
  MessageCircle,
  MonitorUp,
  Play,
  Shuffle,
  UserMinus,
  UserPlus,
  WifiOff,
} from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { friendQueries } from '#client/net/queries/friendQueries.ts';
import {
  inviteFriend,
  kickMember,
  leaveRoom,
  passHost,
  setReady,
  setTeams,
  startBattle,
} from '#client/net/rest/battle/battles.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { BattleRoom, RoomMember, RoomView } from '#shared/contract/battle/battles.ts';
import { BattleFrame } from './BattleFrame.tsx';
import { battleTexts as texts } from './texts.ts';
import { useIsStaff } from './useIsStaff.ts';
import { useOutfits, type Outfits } from './useOutfits.ts';
import styles from './WaitingRoom.module.css';

interface WaitingRoomProps {
  readonly view: RoomView;
  /** False when there is no line. */
  readonly onSay: (text: string) => boolean;
}

/** Before the race: who is here, who is ready, and a word with each other. */
export function WaitingRoom({ view: { room, roomMemberList }, onSay }: WaitingRoomProps) {
  const navigate = useNavigate();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const { line, onlineUserIdList } = useStore(battleStore);
  const own = roomMemberList.find(({ userId }) => userId === ownId);
  const players = roomMemberList.filter(({ role }) => role === 'PLAYER');
  const outfits = useOutfits(players.map(({ userId }) => userId));
  const ready = useMutation({ mutationFn: (isReady: boolean) => setReady(room.code, { ready: isReady }) });
  const team = useMutation({ mutationFn: (teamId: number) => setReady(room.code, { teamId }) });
  const start = useMutation({ mutationFn: () => startBattle(room.code) });
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
      onConfirm: () => void leaveRoom(room.code).then(() => navigate(paths.battles)),
    });

  return (
    <BattleFrame title={room.name} back={{ to: paths.battles, text: texts.toLobby }}>
      <main className={styles.room}>
        <header className={styles.head}>
          <h1>{room.name}</h1>
          <p>
            {texts.kinds[room.kind]} {texts.problems(room.problemCount)} · {texts.rules[room.rule]} ·{' '}
            {texts.minutes(room.minutes)} · {texts.languages[room.language ?? 'ANY']}
          </p>
          <Button tone="alt" icon={<Copy />} onClick={() => copyCode(room.code)}>
            {texts.roomCode(room.code)}
          </Button>
        </header>
        {line === 'lost' && (
          <p className={styles.lost} role="status">
            {texts.lost}
          </p>
        )}
        <div className={styles.sides}>
          <Panel title={texts.seats} titleTone="sea" className={styles.seats}>
            <ul className={styles.list}>
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
            {room.spectatorCount > 0 && (
              <p className={styles.note}>{texts.spectators(room.spectatorCount)}</p>
            )}
          </Panel>
          <div className={styles.right}>
            {own?.role === 'PLAYER' && room.mode === 'TEAM' && (
              <div className={styles.teams} role="group" aria-label={texts.teamChoice}>
                {Array.from({ length: room.teamCount }, (_, index) => (
                  <Button
                    key={index}
                    tone={own.teamId === index + 1 ? 'sea' : 'alt'}
                    aria-pressed={own.teamId === index + 1}
                    onClick={() => team.mutate(index + 1)}
                  >
                    {texts.team(index + 1)}
                  </Button>
                ))}
              </div>
            )}
            {own?.role === 'SPECTATOR' && <p className={styles.note}>{texts.watching}</p>}
            <div className={styles.go}>
              {own?.role === 'PLAYER' && (!own.isHost || room.isQuick) && (
                <Button
                  size="large"
                  wide
                  tone={own.ready ? 'alt' : 'ok'}
                  icon={<Check />}
                  busy={ready.isPending}
                  onClick={() => ready.mutate(!own.ready)}
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
            <p className={styles.note}>
              {room.isQuick
                ? texts.quickHintRoom
                : runs
                  ? texts.staff.startHint
                  : isHost
                    ? texts.startHint
                    : texts.waitHost}
            </p>
            {own?.role === 'PLAYER' && <Invite code={room.code} members={roomMemberList} />}
            <Talk onSay={onSay} />
            {runs && (
              <ButtonLink to={paths.battleScreen(room.code)}>
                <MonitorUp aria-hidden="true" /> {texts.staff.screen}
              </ButtonLink>
            )}
            {own && (
              <Button tone="alt" icon={<LogOut />} onClick={leave}>
                {texts.leave}
              </Button>
            )}
          </div>
        </div>
      </main>
    </BattleFrame>
  );
}

function copyCode(code: string): void {
  void navigator.clipboard?.writeText(code).then(() => showToast({ text: texts.copied }));
}

interface SeatProps {
  readonly player: RoomMember;
  readonly outfits: Outfits;
  readonly isOwn: boolean;
  readonly isOnline: boolean;
  readonly mayManage: boolean;
  readonly room: BattleRoom;
}

function Seat({ player, outfits, isOwn, isOnline, mayManage, room }: SeatProps) {
  const { code, mode, teamCount } = room;
  const { userId, nickname, teamId, isHost } = player;
  const isReady = player.ready || isHost;
  const kick = useMutation({ mutationFn: () => kickMember(code, userId) });
  const pass = useMutation({ mutationFn: () => passHost(code, userId) });
  const nextTeam = ((teamId ?? 0) % teamCount) + 1;
  const move = useMutation({ mutationFn: () => setTeams(code, [{ userId, teamId: nextTeam }]) });
  return (
    <li className={classNames(styles.seat, isOwn && styles.own)} data-ready={isReady || undefined}>
      <AvatarPreview
        itemKeys={outfits.get(userId) ?? []}
        height={104}
        label=""
        expression={isReady ? 'happy' : 'default'}
      />
      <b>
        {isHost && <Crown role="img" aria-label={texts.host} />}
        {nickname}
      </b>
      <span>
        {teamId !== null && `${texts.team(teamId)} · `}
        {isHost ? texts.host : isReady ? texts.ready : texts.notReady}
      </span>
      {!isOnline && (
        <span className={styles.away}>
          <WifiOff aria-hidden="true" /> {texts.away}
        </span>
      )}
      {mayManage && (
        <div className={styles.manage}>
          {mode === 'TEAM' && (
            <button
              type="button"
              aria-label={texts.staff.moveTo(nickname, texts.team(nextTeam))}
              onClick={() => move.mutate()}
            >
              <Shuffle aria-hidden="true" />
            </button>
          )}
          {!room.isClass && (
            <button type="button" aria-label={texts.makeHost(nickname)} onClick={() => pass.mutate()}>
              <Crown aria-hidden="true" />
            </button>
          )}
          <button type="button" aria-label={texts.kick(nickname)} onClick={() => kick.mutate()}>
            <UserMinus aria-hidden="true" />
          </button>
        </div>
      )}
    </li>
  );
}

interface InviteProps {
  readonly code: string;
  readonly members: readonly RoomMember[];
}

function Invite({ code, members }: InviteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const friends = useQuery({ ...friendQueries.present(), enabled: isOpen });
  const invite = useMutation({
    mutationFn: ({ userId }: { readonly userId: number; readonly nickname: string }) =>
      inviteFriend(code, userId),
    onSuccess: (_, { nickname }) => showToast({ text: texts.invited(nickname) }),
  });
  const free = friends.data?.filter(({ userId }) => !members.some((member) => member.userId === userId));
  return (
    <div className={styles.invite}>
      <Button tone="sea" icon={<UserPlus />} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {texts.invite}
      </Button>
      {isOpen && free?.length === 0 && <p className={styles.note}>{texts.noFriendsHere}</p>}
      {isOpen && free && free.length > 0 && (
        <ul>
          {free.map((friend) => (
            <li key={friend.userId}>
              <Button tone="alt" busy={invite.isPending} onClick={() => invite.mutate(friend)}>
                {friend.nickname}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Talk({ onSay }: Pick<WaitingRoomProps, 'onSay'>) {
  const talk = useStore(battleStore, (battle) => battle.talk);
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && onSay(text.trim())) setText('');
  };
  return (
    <form className={styles.talk} onSubmit={send}>
      <ol aria-live="polite" aria-label={texts.talk}>
        {talk.slice(-5).map((line) => (
          <li key={line.lineKey}>
            <b>{line.nickname}</b> {line.text}
          </li>
        ))}
      </ol>
      <div>
        <input
          aria-label={texts.talkHint}
          placeholder={texts.talkHint}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" tone="sea" icon={<MessageCircle />} disabled={text.trim() === ''}>
          {texts.say}
        </Button>
      </div>
    </form>
  );
}
