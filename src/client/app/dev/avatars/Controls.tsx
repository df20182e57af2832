import { ChevronLeft, ChevronRight, FlipHorizontal2, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { ANIMATIONS } from '#shared/content/avatarLayers.ts';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
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
    <Stack gap={2} pad={4} data-paper>
      <Row className={styles.player}>
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
        <Text as="output" size="label">
          {state.frame === null ? '▶' : texts.frame(frame, frames)}
        </Text>
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
      </Row>
      <Choice label={texts.animation}>
        <Chips
          label={texts.animation}
          options={named(ANIMATION_CHOICES, texts.animations)}
          value={state.animation}
          onChange={(animation) => onChange({ animation })}
        />
      </Choice>
      <Choice label={texts.expression}>
        <Chips
          label={texts.expression}
          options={named(EXPRESSION_CHOICES, texts.expressions)}
          value={state.expression}
          onChange={(expression) => onChange({ expression })}
        />
      </Choice>
      <Choice label={texts.speed}>
        <Chips
          label={texts.speed}
          options={times(SPEEDS)}
          value={state.speed}
          onChange={(speed) => onChange({ speed })}
        />
      </Choice>
      <Choice label={texts.scale}>
        <Chips
          label={texts.scale}
          options={times(SCALES)}
          value={state.scale}
          onChange={(scale) => onChange({ scale })}
        />
      </Choice>
      <Choice label={texts.zoom}>
        <Chips
          label={texts.zoom}
          options={times(ZOOMS)}
          value={state.zoom}
          onChange={(zoom) => onChange({ zoom })}
        />
      </Choice>
      <Choice label={texts.backdrop}>
        <Chips
          label={texts.backdrop}
          options={named(BACKDROPS, texts.backdrops)}
          value={state.backdrop}
          onChange={(backdrop) => onChange({ backdrop })}
        />
      </Choice>
    </Stack>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Choice({ label, children }: ChoiceProps) {
  return (
    <Cluster>
      <Text as="span" size="small" tone="soft" aria-hidden="true">
        {label}
      </Text>
      {children}
    </Cluster>
  );
}
