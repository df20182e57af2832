import { ChevronLeft, ChevronRight, FlipHorizontal2, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { ANIMATIONS } from '#shared/content/avatarLayers.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import {
  ANIMATION_CHOICES,
  BACKDROPS,
  EXPRESSION_CHOICES,
  type GalleryState,
  SCALES,
  SPEEDS,
  ZOOMS,
} from './galleryAddress.ts';
import { galleryTexts as texts } from './texts.ts';
import styles from '../Dev.module.css';

export interface ControlsProps {
  readonly state: GalleryState;
  readonly onChange: (change: Partial<GalleryState>) => void;
}

const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: names[value] }));
const times = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: texts.times(value) }));

/** Frames of the longest animation, where all are shown. */
const LONGEST = Math.max(...Object.values(ANIMATIONS).map(({ frames }) => frames));

/** How the figure moves, looks and is drawn. */
export function Controls({ state, onChange }: ControlsProps) {
  const frames = state.animation === 'all' ? LONGEST : ANIMATIONS[state.animation].frames;
  const frame = (state.frame ?? 0) % frames;
  return (
    <div className={styles.controls}>
      <div className={styles.player}>
        <IconButton
          label={state.frame === null ? texts.pause : texts.play}
          icon={state.frame === null ? <Pause /> : <Play />}
          onClick={() => onChange({ frame: state.frame === null ? 0 : null })}
        />
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft />}
          onClick={() => onChange({ frame: (frame + frames - 1) % frames })}
        />
        <output className={styles.frame}>{state.frame === null ? '▶' : texts.frame(frame, frames)}</output>
        <IconButton
          label={texts.next}
          icon={<ChevronRight />}
          onClick={() => onChange({ frame: state.frame === null ? 0 : (frame + 1) % frames })}
        />
        <IconButton
          label={texts.mirror}
          icon={<FlipHorizontal2 />}
          aria-pressed={state.mirrored}
          onClick={() => onChange({ mirrored: !state.mirrored })}
        />
      </div>
      <Row label={texts.animation} wide>
        <Chips
          label={texts.animation}
          options={named(ANIMATION_CHOICES, texts.animations)}
          value={state.animation}
          onChange={(animation) => onChange({ animation })}
        />
      </Row>
      <Row label={texts.expression} wide>
        <Chips
          label={texts.expression}
          options={named(EXPRESSION_CHOICES, texts.expressions)}
          value={state.expression}
          onChange={(expression) => onChange({ expression })}
        />
      </Row>
      <Row label={texts.speed}>
        <Chips
          label={texts.speed}
          options={times(SPEEDS)}
          value={state.speed}
          onChange={(speed) => onChange({ speed })}
        />
      </Row>
      <Row label={texts.scale}>
        <Chips
          label={texts.scale}
          options={times(SCALES)}
          value={state.scale}
          onChange={(scale) => onChange({ scale })}
        />
      </Row>
      <Row label={texts.zoom}>
        <Chips
          label={texts.zoom}
          options={times(ZOOMS)}
          value={state.zoom}
          onChange={(zoom) => onChange({ zoom })}
        />
      </Row>
      <Row label={texts.backdrop}>
        <Chips
          label={texts.backdrop}
          options={named(BACKDROPS, texts.backdrops)}
          value={state.backdrop}
          onChange={(backdrop) => onChange({ backdrop })}
        />
      </Row>
    </div>
  );
}

interface RowProps {
  readonly label: string;
  /** Takes the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Row({ label, wide, children }: RowProps) {
  return (
    <div className={classNames(styles.row, wide && styles.wide)}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
