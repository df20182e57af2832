import { Crown, Shuffle, UserMinus, WifiOff } from 'lucide-react';
import { useKickMember, usePassHost, useSetTeams } from '#client/net/battle/battles.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { emotePicture } from '#shared/content/emotes.ts';
import type { BattleRoom, RoomMember } from '#shared/contract/battle/battles.ts';
import { battleTexts as texts } from '../texts.ts';
import type { Outfits } from '../useOutfits.ts';
import { toastRefusal } from './toastRefusal.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import styles from './Waiting.module.css';

interface SeatProps {
  readonly player: RoomMember;
  readonly outfits: Outfits;
  readonly isOwn: boolean;
  readonly isOnline: boolean;
  readonly mayManage: boolean;
  readonly room: BattleRoom;
}

/** One player before the race, and what its host may do with it. */
export function Seat({ player, outfits, isOwn, isOnline, mayManage, room }: SeatProps) {
  const { id: channelId } = useChannel();
  const { code, mode, teamCount } = room;
  const { userId, nickname, teamId, isHost } = player;
  const isReady = player.ready || isHost;
  const cheer = useStore(battleStore, ({ cheers }) => cheers.findLast((one) => one.userId === userId));
  const place = { channelId, code };
  const kick = useKickMember(place, toastRefusal);
  const pass = usePassHost(place, toastRefusal);
  const nextTeam = ((teamId ?? 0) % teamCount) + 1;
  const move = useSetTeams(place, toastRefusal);
  // Nobody who was sent away comes back, so a finger that slips sends nobody away.
  const askToKick = () =>
    openDialog('confirm', {
      title: texts.kickQuestion(nickname),
      detail: texts.kickDetail,
      confirmLabel: texts.kickConfirm,
      danger: true,
      onConfirm: () => kick.mutate(userId),
    });
  return (
    <li className={classNames(styles.seat, isOwn && styles.own)} data-ready={isReady || undefined}>
      <AvatarPreview
        itemKeys={outfits.get(userId) ?? []}
        height={104}
        label=""
        expression={isReady ? 'happy' : 'default'}
      />
      {cheer && <img key={cheer.cheerId} className={styles.cheer} src={emotePicture(cheer.emote)} alt="" />}
      <b>
        {isHost && <Crown role="img" aria-label={texts.host} />}
        {nickname}
      </b>
      <span>
        {teamId !== null && `${texts.team(teamId)} · `}
        {isHost ? texts.host : isReady ? texts.ready : texts.notReady}
      </span>
      {!isOnline && <Chip icon={<WifiOff aria-hidden="true" />}>{texts.away}</Chip>}
      {mayManage && (
        <div className={styles.manage}>
          {mode === 'TEAM' && (
            <button
              type="button"
              aria-label={texts.staff.moveTo(nickname, texts.team(nextTeam))}
              onClick={() => move.mutate([{ userId, teamId: nextTeam }])}
            >
              <Shuffle aria-hidden="true" />
            </button>
          )}
          {!room.isClass && (
            <button type="button" aria-label={texts.makeHost(nickname)} onClick={() => pass.mutate(userId)}>
              <Crown aria-hidden="true" />
            </button>
          )}
          <IconButton size="small" label={texts.kick(nickname)} icon={<UserMinus />} onClick={askToKick} />
        </div>
      )}
    </li>
  );
}
