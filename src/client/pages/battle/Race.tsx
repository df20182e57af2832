import { CircleHelp, Eye, Flag, LogOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { useLeaveRoom } from '#client/net/battle/battles.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { BattleFrame } from './BattleFrame.tsx';
import type { BattleVoice } from './cheers/battleVoice.ts';
import { CheerButtons } from './cheers/CheerButtons.tsx';
import { Stands } from './cheers/Stands.tsx';
import { Countdown } from './Countdown.tsx';
import { RaceClock } from './RaceClock.tsx';
import { RaceDock } from './RaceDock.tsx';
import { battleCalls } from '#client/net/battle/raceCalls.ts';
import { raceLanes } from './raceLanes.ts';
import { RaceRibbon } from './RaceRibbon.tsx';
import { RaceStrip } from './RaceStrip.tsx';
import { RaceTrack } from './RaceTrack.tsx';
import { StageRace } from './stage/StageRace.tsx';
import { StageWatch } from './stage/StageWatch.tsx';
import { StaffControls } from './StaffControls.tsx';
import { battleTexts as texts } from './texts.ts';
import { useIsStaff } from './useIsStaff.ts';
import { useOutfits } from './useOutfits.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import styles from './Race.module.css';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';

/** Cases of a content that nobody has handed in yet; only the length of the track hangs on it. */
const USUAL_CASES = 8;

interface RaceProps {
  readonly openStage: OpenStage;
  readonly board: Scoreboard;
  /** Null of a competition. */
  readonly view: RoomView | null;
  readonly voice: BattleVoice;
}

/** The race: everybody on the track, the clock, and for players the editor beside it. */
export function Race({ openStage, board, view, voice }: RaceProps) {
  const { id: channelId } = useChannel();
  const navigate = useNavigate();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? null);
  const { key, connection, progress } = useStore(battleStore);
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
  const [chosen, setChosen] = useState<number | null>(null);
  const content =
    board.contentList.find(({ competitionContentId }) => competitionContentId === chosen) ??
    board.contentList[0];
  const calls = useMemo(() => battleCalls(channelId, key ?? ''), [channelId, key]);
  const isStage = content?.kind === 'STAGE';

  const toLobby = () => void navigate(paths.battles);
  const leaving = useLeaveRoom({ channelId, code: view?.room.code ?? '' }, { onSuccess: toLobby });
  const leave = () =>
    openDialog('confirm', {
      title: texts.leaveQuestion,
      ...(isPlayer && { detail: texts.leaveRace }),
      confirmLabel: texts.leave,
      danger: true,
      onConfirm: () => {
        if (view && isMember) leaving.mutate();
        else toLobby();
      },
    });

  return (
    <BattleFrame title={view?.room.name ?? texts.lobby} back={null} floorAt={36}>
      <main
        className={styles.race}
        data-player={isPlayer || undefined}
        data-stage={isStage || undefined}
        data-side={side}
      >
        <header className={styles.head}>
          <details className={styles.rules}>
            <summary className={styles.place}>
              <Flag aria-hidden="true" />
              <span>
                <b>{view?.room.name ?? texts.lobby}</b>
                <small>
                  {texts.rules[board.rule]} · {texts.problems(board.contentList.length)}
                </small>
              </span>
              <CircleHelp role="img" aria-label={texts.howItCounts} />
            </summary>
            <ul>
              {board.ruleTextList.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
          <RaceClock clock={clock} />
          {view !== null && view.room.spectatorCount > 0 && (
            <span className={styles.watchers}>
              <Chip icon={<Eye aria-hidden="true" />}>{texts.spectators(view.room.spectatorCount)}</Chip>
            </span>
          )}
          <IconButton tone="close" label={texts.leave} icon={<LogOut />} onClick={leave} />
        </header>
        {!isPlayer && (
          <div className={styles.controls}>
            {runs && <StaffControls code={view.room.code} state={clock.state} />}
            <CheerButtons voice={voice} />
          </div>
        )}
        {isPlayer && (
          <RaceRibbon
            lanes={lanes}
            outfits={outfits}
            side={side}
            onSide={setSide}
            isFrozen={clock.isFrozen}
            isLow={isStage}
          />
        )}
        {isStage && !isPlayer && (
          <Chips
            className={styles.sides}
            label={texts.race}
            options={[
              { value: 'code', label: texts.kinds.STAGE },
              { value: 'race', label: texts.race },
            ]}
            value={side}
            onChange={setSide}
          />
        )}
        <section className={styles.track} aria-label={texts.race}>
          <Stands />
          {!isPlayer && connection === 'lost' && (
            <Card as="p" tone="warning" size="small" role="status" className={styles.told}>
              {texts.lost}
            </Card>
          )}
          {!isPlayer && isMember && (
            <Card as="p" size="small" className={styles.told}>
              {texts.watching}
            </Card>
          )}
          {clock.isFrozen && (
            <Card as="p" tone="info" size="small" className={styles.told}>
              {texts.frozen}
            </Card>
          )}
          <RaceTrack lanes={lanes} outfits={outfits} />
          <Referee />
        </section>
        <RaceStrip lanes={lanes} outfits={outfits} isFrozen={clock.isFrozen} />
        {key !== null && content && isStage && isPlayer && (
          <StageRace
            key={content.competitionContentId}
            openStage={openStage}
            calls={calls}
            board={board}
            content={content}
            onContent={setChosen}
            isLost={connection === 'lost'}
          />
        )}
        {key !== null && content && isStage && !isPlayer && (
          <StageWatch
            openStage={openStage}
            calls={calls}
            board={board}
            content={content}
            onContent={setChosen}
          />
        )}
        {key !== null && content && !isStage && isPlayer && (
          <RaceDock
            calls={calls}
            board={board}
            content={content}
            onContent={setChosen}
            isLost={connection === 'lost'}
          />
        )}
        {isCounting && <Countdown startsAt={clock.startsAt} />}
      </main>
    </BattleFrame>
  );
}

/** The dolphin beside the goal, where there is room for it. */
function Referee() {
  return (
    <p className={styles.referee} aria-hidden="true">
      <Mascot sprite="dolphin" size={104} />
      <span>{texts.referee}</span>
    </p>
  );
}
