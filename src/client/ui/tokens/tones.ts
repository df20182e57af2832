import type { CSSProperties } from 'react';

/** Variables of a tone (`--info-text` …, `--kind-1-text` …) for a sheet that draws all tones by one rule. */
export const toneVariables = (tone: string) =>
  ({
    '--tone-text': `var(--${tone}-text)`,
    '--tone-surface': `var(--${tone}-surface)`,
    '--tone-line': `var(--${tone}-line)`,
  }) as CSSProperties;

/** The same for what is filled with a gradient (`--sea-top`, `--sea-bottom`, `--sea-line` …). */
export const fillVariables = (fill: string) =>
  ({
    '--fill': `linear-gradient(var(--${fill}-top), var(--${fill}-bottom))`,
    '--fill-line': `var(--${fill}-line)`,
  }) as CSSProperties;
