import { Droplet, Fish, Shell, Star, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode, type Ref } from 'react';
import { flyRewards } from '#client/overlay/world/reward/flyRewards.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { Text } from '#client/ui/text/Text.tsx';
import type { Encounter } from '#shared/contract/learning/encounters.ts';
import { encounterTexts as texts } from './texts.ts';
import type { EncounterAnswer } from './useEncounterAnswer.ts';
import styles from './Encounters.module.css';

interface EncounterCardProps {
  readonly ref: Ref<HTMLElement>;
  readonly encounter: Encounter;
  readonly name: string;
  readonly answer: EncounterAnswer;
  readonly onClose: () => void;
}

/** The question of an event with its answers; keys 1 to 6 choose, Escape closes. */
export function EncounterCard({ ref, encounter, name, answer, onClose }: EncounterCardProps) {
  const { kind, question, pieceList, isOrder, point } = encounter;
  const { picks, verdict, isSending, hasFailed, toggle } = answer;
  const isOver = verdict?.triesLeft === 0;
  const isSea = kind === 'SEAHORSE';
  const reward = useRef<HTMLDivElement>(null);
  const isCalm = useReducedMotion();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = Number(/^(?:Digit|Numpad)([1-6])$/u.exec(event.code)?.[1] ?? 0) - 1;
    if (event.key !== 'Escape' && (index < 0 || index >= pieceList.length)) return;
    // The same keys are emotes in the world.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') onClose();
    else toggle(index);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);

  const isRight = verdict?.isRight === true;
  useEffect(() => {
    if (isRight) flyRewards(reward.current, isCalm);
  }, [isRight, isCalm]);

  return (
    <section ref={ref} className={styles.card} aria-label={name}>
      <Panel title={name} className={styles.paper}>
        <Shown encounter={encounter} answer={answer} />
        <Text bold align="center">
          {question}
        </Text>
        <Cluster as="ul" gap={3} justify="center">
          {pieceList.map((piece, index) => {
            const place = picks.indexOf(index);
            return (
              <li key={piece}>
                <Button
                  tone="alt"
                  size="small"
                  disabled={isOver || isSending || hasFailed}
                  aria-pressed={place >= 0}
                  icon={<kbd aria-hidden="true">{isOrder && place >= 0 ? `✓${place + 1}` : index + 1}</kbd>}
                  data-right={verdict?.right?.includes(index) && !isOrder ? true : undefined}
                  onClick={() => toggle(index)}
                >
                  {isSea ? texts.cellName(index + 1) : <Sign word={piece} />}
                  <VisuallyHidden>
                    {isSea && texts.cellPlace(...cellOf(piece))}
                    {isOrder && place >= 0 && texts.pickedAs(place + 1)}
                  </VisuallyHidden>
                </Button>
              </li>
            );
          })}
        </Cluster>
        <div role="status" className={styles.told}>
          <Told encounter={encounter} answer={answer} />
        </div>
        <Row gap={3} ref={reward}>
          {point > 0 && (
            <>
              <img data-reward="POINT" src="/ui/coin.svg" alt="" width="26" height="26" />
              <Text as="span" size="label">
                {texts.reward(point)}
              </Text>
            </>
          )}
          <Text as="span" size="caption" tone="soft" grow>
            {isOrder ? texts.order : point > 0 ? texts.passing : texts.forFun}
          </Text>
        </Row>
      </Panel>
      <IconButton size="small" className={styles.close} label={texts.close} icon={<X />} onClick={onClose} />
    </section>
  );
}

/** The result of the last answer. */
function Told({ encounter, answer }: Pick<EncounterCardProps, 'encounter' | 'answer'>) {
  const { verdict, played, isSending, hasFailed } = answer;
  if (hasFailed) return <Text tone="danger">{texts.failed}</Text>;
  if (isSending) return <Text tone="soft">{texts.sending}</Text>;
  if (verdict === null) return null;
  if (verdict.isRight)
    return (
      <Text tone="success" bold>
        {texts.right}
      </Text>
    );
  const { right, playList } = verdict;
  const isPlaying = played !== null && played < playList.length;
  return (
    <>
      {encounter.kind !== 'SEAHORSE' && (
        <Row gap={2}>
          <Text as="span" size="caption" tone="soft">
            {texts.playing}
          </Text>
          {playList.slice(0, (played ?? 0) + 1).map((word, index) => (
            // Moments have no other identity than their place.
            <Chip key={index} tone="info" icon={SIGNS[word]}>
              {word}
            </Chip>
          ))}
        </Row>
      )}
      {!isPlaying && right === null && (
        <Text tone="warning" bold>
          {texts.wrong}
        </Text>
      )}
      {!isPlaying && right !== null && (
        <Text tone="accent" bold>
          {texts.missed(right.map((index) => nameOf(encounter, index)).join(', '))}
        </Text>
      )}
    </>
  );
}

function nameOf({ kind, pieceList }: Encounter, index: number): string {
  const piece = pieceList[index] ?? '';
  if (kind !== 'SEAHORSE') return piece;
  return `${texts.cellName(index + 1)}${texts.cellPlace(...cellOf(piece))}`;
}

/** Column and row of a cell that an answer names, from 0. */
function cellOf(piece: string): [column: number, row: number] {
  const [column = 0, row = 0] = piece.split(' ').map(Number);
  return [column, row];
}

function Shown({ encounter, answer }: Pick<EncounterCardProps, 'encounter' | 'answer'>) {
  const { kind, code, patternList } = encounter;
  return (
    <>
      <div className={kind === 'SEAHORSE' ? styles.beside : undefined}>
        {code && (
          <pre className={styles.code} data-look={code.look} aria-label={texts.code}>
            {code.lineList.map(({ depth, text }, index) => (
              // Lines have no other identity than their place.
              <code key={index} style={{ paddingInlineStart: `${depth}em` }}>
                {text}
              </code>
            ))}
          </pre>
        )}
        {kind === 'SEAHORSE' && <Sea encounter={encounter} answer={answer} />}
      </div>
      {patternList.length > 0 && (
        <Cluster as="ol" gap={2} justify="center" aria-label={texts.next}>
          {patternList.map((word, index) => (
            // Signs of a pattern repeat.
            <li key={index}>
              <Chip tone="warning" icon={SIGNS[word]}>
                {word}
              </Chip>
            </li>
          ))}
          <li aria-label={texts.gap}>
            <Chip tone="warning">?</Chip>
          </li>
        </Cluster>
      )}
    </>
  );
}

const COLUMNS = 5;
const ROWS = 4;

/** The grid of the seahorse, with the cells to choose from; a wrong answer shows its way. */
function Sea({ encounter, answer }: Pick<EncounterCardProps, 'encounter' | 'answer'>) {
  const { verdict, played } = answer;
  const passed = verdict?.playList.slice(0, (played ?? -1) + 1) ?? [];
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const key = `${index % COLUMNS} ${ROWS - 1 - Math.floor(index / COLUMNS)}`;
    const choice = encounter.pieceList.indexOf(key);
    return { key, sign: choice >= 0 ? String(choice + 1) : key === '0 0' ? '➜' : '' };
  });
  return (
    <div className={styles.sea} role="img" aria-label={texts.grid}>
      {cells.map(({ key, sign }) => (
        <span key={key} data-cell={sign !== '' || undefined} data-passed={passed.includes(key) || undefined}>
          {sign}
        </span>
      ))}
    </div>
  );
}

const SIGNS: Readonly<Record<string, ReactNode>> = {
  조개: <Shell aria-hidden="true" />,
  별: <Star aria-hidden="true" />,
  방울: <Droplet aria-hidden="true" />,
  물고기: <Fish aria-hidden="true" />,
};

/** A word, with its picture if it has one. */
const Sign = ({ word }: { readonly word: string }) => (
  <>
    {SIGNS[word]}
    {word}
  </>
);
