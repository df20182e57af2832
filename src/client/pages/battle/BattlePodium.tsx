import { BookOpen, Copy, History, Home, Swords } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useRematch } from '#client/net/battle/battles.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { BattleFrame } from './BattleFrame.tsx';
import { competitionTexts } from './competition/texts.ts';
import { OwnCard } from './OwnCard.tsx';
import { PodiumStage } from './PodiumStage.tsx';
import { PracticeButton } from './practice/PracticeButton.tsx';
import { Replay } from './Replay.tsx';
import { SimilarPrograms } from './SimilarPrograms.tsx';
import { Solutions } from './Solutions.tsx';
import { battleTexts as texts } from './texts.ts';
import { useIsStaff } from './useIsStaff.ts';
import { useOutfits } from './useOutfits.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import styles from './BattlePodium.module.css';

interface BattlePodiumProps {
  readonly board: Scoreboard;
  /** Null of a competition. */
  readonly view: RoomView | null;
}

/** The end: the first three on their steps, what it was for oneself, a kind word for everybody, and what comes next. */
export function BattlePodium({ board, view }: BattlePodiumProps) {
  const { id: channelId } = useChannel();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? null);
  const outfits = useOutfits(board.userList.map(({ userId }) => userId));
  const key = useStore(battleStore, (battle) => battle.key);
  const [shown, setShown] = useState<'solutions' | 'replay' | 'copies' | null>(null);
  const again = useRematch(channelId);
  const own = board.rankList.find(({ userIdList }) => ownId !== null && userIdList.includes(ownId));
  const isStaff = useIsStaff();
  const member = view?.roomMemberList.find(({ userId }) => userId === ownId);
  const mayGoOn = member?.role === 'PLAYER' || (view?.room.isClass === true && isStaff);
  const players = view?.roomMemberList.filter(({ role }) => role === 'PLAYER') ?? [];
  const code = view?.room.code ?? null;
  const { contestId } = board.clock;
  const title = useRef<HTMLHeadingElement>(null);
  const goOn = () => {
    if (code !== null && mayGoOn && !again.isPending) again.mutate(code);
  };
  usePodiumKeys({ onEnter: goOn, onEscape: shown === null ? undefined : () => setShown(null) });

  useEffect(() => {
    title.current?.focus();
    playEffect('confetti');
  }, [contestId]);

  return (
    <BattleFrame title={texts.result} back={{ to: paths.battles, text: texts.toLobby }} floorAt={62}>
      <main className={styles.podium}>
        <i className={styles.still} aria-hidden="true" />
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {texts.result}
        </h1>
        <PodiumStage {...{ board, own, ownId, outfits }} spectatorCount={view?.room.spectatorCount ?? 0} />
        <aside className={styles.side}>
          {own ? (
            <OwnCard {...{ board, own, outfits, code }} />
          ) : (
            <Panel title={texts.youWatched}>
              <Text align="center">{texts.everyoneTried}</Text>
            </Panel>
          )}
          {mayGoOn && (
            <Button size="large" wide icon={<Swords />} busy={again.isPending} onClick={goOn}>
              {texts.again}
            </Button>
          )}
          <FormMessage message={again.error ? userMessageOf(again.error, texts.enterFailed) : undefined} />
          {view?.room.state === 'WAITING' && (
            <Card as="p" size="small" tone="paper" role="status">
              {texts.gathered(players.filter(({ ready }) => ready).length, players.length)}
            </Card>
          )}
          <Grid columns={2} gap={3} align="stretch">
            <Button
              tone="sea"
              icon={<BookOpen />}
              aria-expanded={shown === 'solutions'}
              onClick={() => setShown('solutions')}
            >
              {texts.solutions}
            </Button>
            <Button
              tone="sea"
              icon={<History />}
              aria-expanded={shown === 'replay'}
              onClick={() => setShown('replay')}
            >
              {texts.replay}
            </Button>
            {key !== null && <PracticeButton raceKey={key} />}
            {code !== null && isStaff && (
              <Button
                tone="alt"
                icon={<Copy />}
                aria-expanded={shown === 'copies'}
                onClick={() => setShown('copies')}
              >
                {competitionTexts.staff.tabs.copies}
              </Button>
            )}
            <ButtonLink to={paths.world} icon={<Home aria-hidden="true" />}>
              {texts.back}
            </ButtonLink>
          </Grid>
        </aside>
        {shown === 'replay' && <Replay outfits={outfits} onClose={() => setShown(null)} />}
        {shown === 'solutions' && <Solutions board={board} onClose={() => setShown(null)} />}
        {shown === 'copies' && code !== null && (
          <SimilarPrograms {...{ code, board }} onClose={() => setShown(null)} />
        )}
      </main>
    </BattleFrame>
  );
}

interface PodiumKeys {
  readonly onEnter: () => void;
  /** Undefined: to the world. */
  readonly onEscape: (() => void) | undefined;
}

/**
 * The keys of the podium: Enter for another race, Escape for the plaza. Enter on a focused button or field is
 * left to it.
 */
function usePodiumKeys({ onEnter, onEscape }: PodiumKeys): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, repeat, defaultPrevented } = event;
      if (repeat || defaultPrevented || document.querySelector('dialog[open], [role="dialog"]')) return;
      const isOwn = target instanceof Element && target.closest('button, a, input, textarea, summary');
      if (key === 'Enter' && !isOwn) onEnter();
      if (key === 'Escape') {
        if (onEscape) onEscape();
        else void navigate(paths.world);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
