import { Eye, Flag, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { leaveRoom } from '#client/net/rest/battle/battles.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { BattleFrame } from './BattleFrame.tsx';
import { RaceClock } from './RaceClock.tsx';
import { RaceDock } from './RaceDock.tsx';
import { raceLanes } from './raceLanes.ts';
import { RaceStrip } from './RaceStrip.tsx';
import { RaceTrack } from './RaceTrack.tsx';
import { StaffControls } from './StaffControls.tsx';
import { battleTexts as texts } from './texts.ts';
import { useIsStaff } from './useIsStaff.ts';
import { useOutfits } from './useOutfits.ts';
import { useServerNow } from './useServerNow.ts';
import styles from './Race.module.css';

/** Cases of a content that nobody has handed in yet; only the length of the track hangs on it. */
const USUAL_CASES = 8;

interface RaceProps {
  readonly board: Scoreboard;
  /** Null of a competition. */
  readonly view: RoomView | null;
}

/** The race: everybody on the track, the clock, and for players the editor beside it. */
export function Race({ board, view }: RaceProps) {
  const navigate = useNavigate();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? null);
  const { key, line, progress } = useStore(battleStore);
  const [side, setSide] = useState<'code' | 'race'>('code');
  const { clock } = board;
  const members = view?.roomMemberList ?? [];
  const lanes = raceLanes({ board, members, ownId, usualTotal: USUAL_CASES, progress });
  const outfits = useOutfits(lanes.map(({ userId }) => userId));
  const isPlayer = lanes.some(({ isOwn }) => isOwn);
  const isStaff = useIsStaff();
  const runs = view?.room.isClass === true && isStaff;
  const isMember = members.some(({ userId }) => userId === ownId);
  const isCounting = clock.state === 'COUNTDOWN';

  const leave = () =>
    openDialog('confirm', {
      title: texts.leaveQuestion,
      ...(isPlayer && { detail: texts.leaveRace }),
      confirmLabel: texts.leave,
      danger: true,
      onConfirm: () => {
        if (view && isMember) void leaveRoom(view.room.code).then(() => navigate(paths.battles));
        else void navigate(paths.battles);
      },
    });

  return (
    <BattleFrame title={view?.room.name ?? texts.lobby} back={null} floorAt={36}>
      <main className={styles.race} data-player={isPlayer || undefined} data-side={side}>
        <header className={styles.head}>
          <p className={styles.place}>
            <Flag aria-hidden="true" />
            <span>
              <b>{view?.room.name ?? texts.lobby}</b>
              <small>
                {texts.rules[board.rule]} · {texts.problems(board.contentList.length)}
              </small>
            </span>
          </p>
          <RaceClock clock={clock} />
          {view !== null && view.room.spectatorCount > 0 && (
            <p className={styles.watchers}>
              <Eye aria-hidden="true" /> {texts.spectators(view.room.spectatorCount)}
            </p>
          )}
          <button type="button" className={styles.leave} aria-label={texts.leave} onClick={leave}>
            <LogOut aria-hidden="true" />
          </button>
        </header>
        {runs && !isPlayer && <StaffControls code={view.room.code} state={clock.state} />}
        {isPlayer && (
          <Chips
            className={styles.sides}
            label={texts.race}
            options={[
              { value: 'code', label: texts.problems(board.contentList.length) },
              { value: 'race', label: texts.race },
            ]}
            value={side}
            onChange={setSide}
          />
        )}
        <section className={styles.track} aria-label={texts.race}>
          {!isPlayer && line === 'lost' && (
            <p className={styles.lost} role="status">
              {texts.lost}
            </p>
          )}
          {!isPlayer && isMember && <p className={styles.watching}>{texts.watching}</p>}
          {clock.isFrozen && <p className={styles.frozen}>{texts.frozen}</p>}
          <RaceTrack lanes={lanes} outfits={outfits} />
        </section>
        <RaceStrip lanes={lanes} outfits={outfits} isFrozen={clock.isFrozen} />
        {isPlayer && key !== null && board.contentList.length > 0 && (
          <RaceDock raceKey={key} board={board} isLost={line === 'lost'} />
        )}
        {isCounting && <Countdown startsAt={clock.startsAt} />}
      </main>
    </BattleFrame>
  );
}

function Countdown({ startsAt }: { readonly startsAt: string }) {
  const now = useServerNow(100);
  const seconds = Math.ceil((Date.parse(startsAt) - now) / 1000);
  return (
    <div className={styles.countdown} role="status">
      <p>{texts.getReady}</p>
      <b key={seconds}>{texts.countdown(Math.max(0, seconds))}</b>
    </div>
  );
}
