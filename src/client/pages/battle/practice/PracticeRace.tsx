import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Dumbbell, LogOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { endPractice } from '#client/net/battle/practices.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Practice } from '#shared/contract/battle/practices.ts';
import { BattleFrame } from '../BattleFrame.tsx';
import { Countdown } from '../Countdown.tsx';
import { RaceClock } from '../RaceClock.tsx';
import { practiceCalls } from '#client/net/battle/raceCalls.ts';
import { RaceDock } from '../RaceDock.tsx';
import { raceLanes } from '../raceLanes.ts';
import { RaceRibbon } from '../RaceRibbon.tsx';
import { RaceTrack } from '../RaceTrack.tsx';
import { StageRace } from '../stage/StageRace.tsx';
import { battleTexts } from '../texts.ts';
import { useOutfits } from '../useOutfits.ts';
import { PracticeEnd } from './PracticeEnd.tsx';
import race from '../Race.module.css';

/** Cases of a content that nothing was handed in to yet; only the length of the track hangs on it. */
const USUAL_CASES = 8;
const texts = battleTexts.practice;

interface PracticeRaceProps {
  readonly openStage: OpenStage;
  readonly practice: Practice;
}

/** The race of one alone: its clock, the contents, and the place this would have been. */
export function PracticeRace({ openStage, practice }: PracticeRaceProps) {
  const { id: channelId } = useChannel();
  const { practiceId, board, place, placeCount } = practice;
  const { clock, contentList } = board;
  const navigate = useNavigate();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? null);
  const online = useOnline();
  const [side, setSide] = useState<'code' | 'race'>('code');
  const [chosen, setChosen] = useState<number | null>(null);
  const content =
    contentList.find(({ competitionContentId }) => competitionContentId === chosen) ?? contentList[0];
  const calls = useMemo(() => practiceCalls(channelId, practiceId), [channelId, practiceId]);
  const lanes = raceLanes({ board, members: [], ownId, usualTotal: USUAL_CASES });
  const outfits = useOutfits(lanes.map(({ userId }) => userId));
  const solved = board.rankList[0]?.successCount ?? 0;
  const isSolved = contentList.length > 0 && solved === contentList.length;
  const isStage = content?.kind === 'STAGE';
  const leave = () => {
    // The clock runs out by itself where this is not heard.
    endPractice(channelId, practiceId).catch(() => undefined);
    void navigate(paths.battles);
  };
  if (isSolved || clock.state === 'ENDED')
    return <PracticeEnd practice={practice} isSolved={isSolved} outfits={outfits} />;
  const parts = { calls, board, isLost: !online, onContent: setChosen };
  return (
    <BattleFrame title={texts.title} back={null} floorAt={36}>
      <main
        className={race.race}
        data-player="true"
        data-stage={isStage || undefined}
        data-side={side}
        aria-label={texts.title}
      >
        <header className={race.head}>
          <p className={race.place}>
            <Dumbbell aria-hidden="true" />
            <span>
              <b>{texts.title}</b>
              <small>
                {battleTexts.rules[board.rule]} · {battleTexts.problems(contentList.length)}
              </small>
            </span>
          </p>
          <RaceClock clock={clock} />
          <IconButton tone="close" label={texts.stop} icon={<LogOut />} onClick={leave} />
        </header>
        <RaceRibbon
          lanes={lanes}
          outfits={outfits}
          side={side}
          onSide={setSide}
          isFrozen={false}
          isLow={isStage}
        />
        <section className={race.track} aria-label={battleTexts.race}>
          <RaceTrack lanes={lanes} outfits={outfits} />
        </section>
        <section className={race.place} aria-label={battleTexts.standings}>
          <Stack gap={0} role="status">
            <Text as="b" size="heading">
              {place === null ? texts.noPlace : texts.place(place, placeCount)}
            </Text>
            <Hint as="span">{texts.note}</Hint>
          </Stack>
        </section>
        {content && isStage && (
          <StageRace key={content.competitionContentId} openStage={openStage} content={content} {...parts} />
        )}
        {content && !isStage && <RaceDock content={content} {...parts} />}
        {clock.state === 'COUNTDOWN' && <Countdown startsAt={clock.startsAt} />}
      </main>
    </BattleFrame>
  );
}
