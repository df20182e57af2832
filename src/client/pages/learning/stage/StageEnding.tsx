import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { Text } from '#client/ui/text/Text.tsx';
import type { StageStars } from '#shared/simulation/stage/stageTypes.ts';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import { stageTexts } from './texts.ts';
import styles from './StageScreen.module.css';

export type SavingState = 'saving' | 'saved' | 'later' | 'refused' | 'notThere';

export interface StageEndingProps {
  readonly stars: StageStars;
  readonly saving: SavingState;
  readonly nextPath: string;
  /** The variant in which the program failed; null when it is not known. */
  readonly blockedSeed: number | null;
  readonly onAgain: () => void;
  readonly onSea: (seed: number) => void;
}

const ORDER = ['goal', 'fewBlocks', 'fewSteps'] as const;
const STAR_MS = 420;

/** The stars of a run land one by one; then one goes on or tries for more. */
export function StageEnding({ stars, saving, nextPath, blockedSeed, onAgain, onSea }: StageEndingProps) {
  const isCalm = useReducedMotion();
  const [landed, setLanded] = useState(isCalm ? ORDER.length : 0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (landed >= ORDER.length) return undefined;
    const timer = setTimeout(() => {
      const key = ORDER[landed];
      if (key !== undefined && stars[key]) requestSound('star');
      setLanded(landed + 1);
    }, STAR_MS);
    return () => clearTimeout(timer);
  }, [landed, stars]);
  const isPassed = saving !== 'notThere';
  const count = ORDER.filter((key) => stars[key]).length;

  return (
    <div className={styles.shade}>
      <section className={styles.ending} aria-labelledby="stage-ending">
        <h2 id="stage-ending" ref={title} tabIndex={-1} className={styles.title}>
          {isPassed ? stageTexts.cleared : stageTexts.almost}
        </h2>
        <ul className={styles.stars} aria-label={stageTexts.stars(isPassed ? count : 0)}>
          {ORDER.map((key, index) => (
            <li key={key} data-landed={index < landed || undefined} data-middle={index === 1 || undefined}>
              <StarIcon isLit={isPassed && index < landed && stars[key]} size={index === 1 ? 84 : 68} />
              <span>{stageTexts.starFor[key]}</span>
            </li>
          ))}
        </ul>
        <Text bold>
          {isPassed
            ? stageTexts.clearedText(count)
            : blockedSeed === null
              ? stageTexts.notThere
              : stageTexts.notInSea(blockedSeed)}
        </Text>
        <Text
          size="label"
          tone={saving === 'later' ? 'warning' : 'success'}
          role="status"
          data-state={saving}
        >
          {SAVING_TEXTS[saving]}
        </Text>
        <Row justify="center" gap={4}>
          <Button tone={isPassed || blockedSeed !== null ? 'alt' : 'ok'} onClick={onAgain}>
            {stageTexts.again}
          </Button>
          {!isPassed && blockedSeed !== null && (
            <Button tone="ok" size="large" onClick={() => onSea(blockedSeed)}>
              {stageTexts.toSea(blockedSeed)}
            </Button>
          )}
          {isPassed && (
            <ButtonLink to={nextPath} tone="ok" size="large">
              {stageTexts.next}
            </ButtonLink>
          )}
        </Row>
      </section>
    </div>
  );
}

const SAVING_TEXTS: Readonly<Record<SavingState, string>> = {
  saving: stageTexts.saving,
  saved: stageTexts.saved,
  later: stageTexts.savedLater,
  refused: stageTexts.notHandedIn,
  notThere: '',
};
