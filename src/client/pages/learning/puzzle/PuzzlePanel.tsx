import { Lightbulb, Play, Timer } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { useAnswerPuzzle, type PuzzleAnswer } from '#client/net/learning/dailyPuzzles.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { Cluster, Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { WIDTHS } from '#client/ui/tokens/widths.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import type { DailyPuzzle } from '#shared/contract/learning/dailyPuzzles.ts';
import { LevelView } from '../stage/LevelView.tsx';
import { useOwnOutfit } from '../stage/useOwnOutfit.ts';
import { PuzzleBlocks } from './PuzzleBlocks.tsx';
import type { TextLanguage } from './PuzzleText.tsx';
import { puzzleTexts } from './texts.ts';
import { usePuzzlePlay } from './usePuzzlePlay.ts';
import styles from './Puzzle.module.css';

const PuzzleText = lazy(async () => ({ default: (await import('./PuzzleText.tsx')).PuzzleText }));

interface PuzzlePanelProps {
  readonly puzzle: DailyPuzzle;
  readonly isToday: boolean;
  readonly openStage: OpenStage;
  /** The avatar has reached the goal, and the server has given a shell or known it before. */
  readonly onSolved: (answer: PuzzleAnswer) => void;
}

type Saying = { readonly tone: 'plain' | 'hint'; readonly words: string };

/** The puzzle: its sea, its program with a gap, and what may fill it. */
export function PuzzlePanel({ puzzle, isToday, openStage, onSolved }: PuzzlePanelProps) {
  const { day, title, question, hint, choiceList, lineList, solvedWay } = puzzle;
  const [choice, setChoice] = useState<number | null>(null);
  const [language, setLanguage] = useState<TextLanguage | null>(null);
  const [source, setSource] = useState('');
  const [hasHint, setHint] = useState(false);
  const [saying, setSaying] = useState<Saying | null>(null);
  const [reply, setReply] = useState<PuzzleAnswer | null>(null);
  const answer = useAnswerPuzzle(day);
  const latest = useRef<PuzzleAnswer | null>(null);
  const online = useOnline();
  const own = useOwnOutfit();
  const isNarrow = useMedia(WIDTHS['--phone']);
  const isLong = choiceList.some(({ label }) => label.length > 3);
  const isSolved = solvedWay !== null || reply?.isRight === true;

  const play = usePuzzlePlay({
    puzzle,
    onEnd: (isRight, run) => {
      if (isRight === null) return setSaying({ tone: 'hint', words: puzzleTexts.notSent });
      if (isRight && latest.current) {
        requestSound('win');
        setReply(latest.current);
        return onSolved(latest.current);
      }
      requestSound('oops');
      const why = run?.fault?.message ?? latest.current?.explanation;
      setHint(true);
      setSaying({ tone: 'hint', words: [why ?? puzzleTexts.wrong, hint].join(' ') });
    },
  });

  const run = () => {
    const chosen = choice === null ? undefined : choiceList[choice];
    if (play.isRunning) return;
    if (language === null && !chosen) return setSaying({ tone: 'plain', words: puzzleTexts.chooseFirst });
    requestSound('click');
    setSaying(null);
    const program =
      language === null
        ? ({ source: chosen?.source ?? '', language: 'BLOCKS' } as const)
        : { source: source || puzzle.code[language], language };
    const asked =
      language === null
        ? ({ kind: 'CHOICE', choice: choice ?? 0, usedHint: hasHint } as const)
        : ({ kind: 'TEXT', ...program, language } as const);
    const ask = () =>
      answer.mutateAsync(asked).then(
        (told) => {
          latest.current = told;
          return told.isRight;
        },
        () => null,
      );
    play.start({ ...program, ask });
  };

  return (
    <Panel className={styles.puzzle}>
      <Cluster>
        <Heading level={2} size="title" grow>
          {title}
        </Heading>
        <Chip>{puzzleTexts.concepts[puzzle.concept]}</Chip>
        <Chip tone="info" icon={<Timer aria-hidden="true" size={16} />}>
          {puzzleTexts.minutes}
        </Chip>
      </Cluster>
      <section className={styles.sea} aria-label={puzzleTexts.picture}>
        <LevelView
          openStage={openStage}
          picture={play.picture}
          {...own}
          ghosts={[]}
          moment={play.moment}
          onView={play.onView}
        />
        {play.seed > 1 && <p className={styles.note}>{puzzleTexts.otherSea(play.seed)}</p>}
      </section>
      <Grid columns={isNarrow ? 1 : 2} gap={4}>
        <Stack gap={3}>
          {language === null ? (
            <PuzzleBlocks
              lines={lineList}
              filling={choice === null ? null : (choiceList[choice]?.label ?? null)}
            />
          ) : (
            <Suspense fallback={<Loading />}>
              <PuzzleText
                puzzle={puzzle}
                language={language}
                onLanguage={(next) => {
                  setLanguage(next);
                  setSource('');
                }}
                onSource={setSource}
                onRun={run}
              />
            </Suspense>
          )}
        </Stack>
        <Stack gap={3}>
          <Text size="label">{language === null ? question : puzzleTexts.write}</Text>
          {language !== null && (
            <Text size="small" tone="soft">
              {puzzleTexts.words}: <code>{choiceList.map(({ code }) => code[language]).join(' · ')}</code>
            </Text>
          )}
          {language === null && (
            <Grid columns={isLong ? 2 : 4} gap={3} role="group" aria-label={question}>
              {choiceList.map(({ label }, index) => (
                <Button
                  key={label}
                  tone={choice === index ? 'sea' : 'alt'}
                  size={isLong ? 'small' : 'medium'}
                  aria-pressed={choice === index}
                  onClick={() => {
                    requestSound('toggle');
                    setChoice(index);
                    setSaying(null);
                  }}
                >
                  {label}
                </Button>
              ))}
            </Grid>
          )}
          <Row>
            {isSolved && !play.isRunning ? (
              <ButtonLink to={isToday ? paths.world : paths.puzzles} tone="ok">
                {isToday ? puzzleTexts.seeTomorrow : puzzleTexts.toToday}
              </ButtonLink>
            ) : (
              <Button size="large" icon={<Play aria-hidden="true" />} busy={play.isRunning} onClick={run}>
                {play.isRunning ? puzzleTexts.running : puzzleTexts.run}
              </Button>
            )}
            <IconButton
              label={puzzleTexts.hint}
              icon={<Lightbulb />}
              onClick={() => {
                requestSound('hint');
                setHint(true);
                setSaying({ tone: 'hint', words: hint });
              }}
            />
            <Button
              tone="alt"
              size="small"
              onClick={() => {
                setLanguage(language === null ? 'JAVASCRIPT' : null);
                setSource('');
                setSaying(null);
              }}
            >
              {language === null ? puzzleTexts.asText : puzzleTexts.asBlocks}
            </Button>
          </Row>
          <Text
            size="label"
            tone={saying?.tone === 'hint' ? 'warning' : saying === null && isSolved ? 'success' : 'plain'}
            role="status"
          >
            {saying?.words ?? wordsOf({ isSolved, reply, online })}
          </Text>
        </Stack>
      </Grid>
    </Panel>
  );
}

function wordsOf({
  isSolved,
  reply,
  online,
}: {
  readonly isSolved: boolean;
  readonly reply: PuzzleAnswer | null;
  readonly online: boolean;
}): string {
  if (reply && reply.gainedShell > 0)
    return `${puzzleTexts.solved} ${puzzleTexts.gained(reply.gainedPoint, reply.gainedExp)}`;
  if (isSolved) return puzzleTexts.solvedBefore;
  return online ? '' : puzzleTexts.offline;
}
