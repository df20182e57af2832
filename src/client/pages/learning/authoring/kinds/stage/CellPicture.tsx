import { memo } from 'react';
import { STAGE_COLORS, type StageTheme } from '#shared/simulation/stage/level.ts';
import { PAINT } from '#client/pages/learning/stage/momentOf.ts';
import { kindOfMark, type ToolKind } from './tools.ts';

const SOILS: Readonly<Record<StageTheme, readonly [soil: string, moss: string]>> = {
  PATH: ['#eec583', '#4fd0a0'],
  PATTERN: ['#c98d52', '#7cc95a'],
  RIDDLE: ['#5b67ac', '#5fd6c4'],
  SPELL: ['#eec583', '#f6d98f'],
};

export interface CellPictureProps {
  readonly mark: string;
  readonly theme: StageTheme;
  /** Whether the start looks to the left. */
  readonly looksLeft?: boolean;
  /** No ground right above: moss grows on it. */
  readonly isTop: boolean;
}

/** A cell of the map as the editor draws it, 32 by 32. */
export const CellPicture = memo(function CellPicture({ mark, theme, looksLeft, isTop }: CellPictureProps) {
  const [soil, moss] = SOILS[theme];
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      {pictureOf(kindOfMark(mark), { mark, soil, moss, isTop, looksLeft: looksLeft === true })}
    </svg>
  );
});

interface Drawn {
  readonly mark: string;
  readonly soil: string;
  readonly moss: string;
  readonly isTop: boolean;
  readonly looksLeft: boolean;
}

const INK = '#1d4468';

function pictureOf(kind: ToolKind, { mark, soil, moss, isTop, looksLeft }: Drawn) {
  switch (kind) {
    case 'gap':
      return null;
    case 'ground':
      return (
        <>
          <path d="M0 0h32v32H0Z" fill={soil} />
          <path d="M6 20h6M19 25h7" stroke="#00000022" strokeWidth="2.4" strokeLinecap="round" />
          {isTop && <path d="M0 0h32v7q-4 5-8 0q-4 5-8 0q-4 5-8 0q-4 5-8 0Z" fill={moss} />}
        </>
      );
    case 'board':
      return (
        <path
          d="M1 2h30v9q-15 4-30 0Z"
          fill="#d59a55"
          stroke="#7a4a1c"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      );
    case 'ladder':
      return (
        <path
          d="M8 0v32M24 0v32M8 6h16M8 16h16M8 26h16"
          fill="none"
          stroke="#a86a2c"
          strokeWidth="4"
          strokeLinecap="round"
        />
      );
    case 'start':
      return (
        <g transform={looksLeft ? 'translate(32 0) scale(-1 1)' : undefined}>
          <circle cx="14" cy="12" r="8.5" fill="#ffd9b8" stroke="#7a3f08" strokeWidth="2" />
          <path d="M5.5 11q1-8 9-8t8 6q-8-3-17 2Z" fill="#5a3416" />
          <path d="M8 32q0-11 6-11t6 11Z" fill="#4f8ff0" stroke={INK} strokeWidth="2" />
          <path d="M22 16l9-5v10Z" fill="#ffb52e" stroke="#7a3f08" strokeWidth="1.6" strokeLinejoin="round" />
        </g>
      );
    case 'flag':
      return (
        <path
          d="M9 32V3l18 7l-18 7"
          fill="#fff8ea"
          stroke={INK}
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      );
    case 'shell':
      return (
        <g stroke="#8a2a4a" strokeWidth="2" strokeLinejoin="round">
          <path d="M16 28q-12-6-10-15q3-7 10-7t10 7q2 9-10 15Z" fill="#ff8fa8" />
          <path d="M16 27V8M16 27L9 11M16 27l7-16" fill="none" strokeWidth="1.6" />
        </g>
      );
    case 'friend':
      return (
        <>
          <circle cx="16" cy="17" r="12" fill="#f2615c" stroke="#7e2228" strokeWidth="2" />
          <Letter mark={mark} y={22} fill="#fff" />
        </>
      );
    case 'sign':
      return (
        <>
          <path d="M16 18v14" stroke="#7a4a1c" strokeWidth="4" />
          <path d="M3 4h26v15H3Z" fill="#f6dfae" stroke="#7a4a1c" strokeWidth="2.4" strokeLinejoin="round" />
          <Letter mark={mark} y={16.5} fill="#5a3416" />
        </>
      );
    case 'gate':
      return (
        <>
          <path d="M4 0h24v32H4Z" fill="#9a79dd" stroke="#452a80" strokeWidth="2.4" />
          <Letter mark={mark} y={21} fill="#fff" />
        </>
      );
    case 'stone':
      return (
        <ellipse
          cx="16"
          cy="24"
          rx="13"
          ry="6.5"
          fill={PAINT[STAGE_COLORS[mark as keyof typeof STAGE_COLORS]]}
          stroke={INK}
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      );
  }
}

function Letter({ mark, y, fill }: { readonly mark: string; readonly y: number; readonly fill: string }) {
  return (
    <text x="16" y={y} textAnchor="middle" fontSize="15" fontFamily="var(--font-title)" fill={fill}>
      {mark}
    </text>
  );
}
