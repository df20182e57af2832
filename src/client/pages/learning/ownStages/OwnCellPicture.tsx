import type { ReactNode } from 'react';
import type { OwnMark } from '#shared/authoring/ownBoard.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { CellPicture } from '../authoring/kinds/stage/CellPicture.tsx';

/** A cell of a child's board, 32 by 32: lamps, the friend and doors say what they are; the rest is as staff draws it. */
export function OwnCellPicture({
  mark,
  theme,
  isTop,
}: {
  readonly mark: OwnMark;
  readonly theme: StageTheme;
  readonly isTop: boolean;
}) {
  if (mark === 'y') return <Drawing>{LAMP}</Drawing>;
  if (mark === '1') return <Drawing>{CRAB}</Drawing>;
  if (mark === 'V') return <Drawing>{doorWith(SHELL)}</Drawing>;
  if (mark === 'W') return <Drawing>{doorWith(FACE)}</Drawing>;
  return <CellPicture mark={mark} theme={theme} isTop={isTop} />;
}

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      {children}
    </svg>
  );
}

const LAMP = (
  <g stroke="#7a4a1c" strokeWidth="2" strokeLinejoin="round">
    <circle cx="16" cy="17" r="12" fill="#ffe27a" stroke="none" opacity="0.55" />
    <path d="M12 6h8M16 2v4" fill="none" strokeLinecap="round" />
    <path d="M10 8h12l3 9-3 9H10l-3-9Z" fill="#ffd34d" />
    <path d="M11 26h10v4H11Z" fill="#d59a55" />
    <path d="M16 12q5 6 0 10q-5-4 0-10Z" fill="#ff9f43" stroke="none" />
  </g>
);

const CRAB = (
  <g stroke="#7e2228" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    <path d="M5 14q-4-5 0-9q1 4 4 5M27 14q4-5 0-9q-1 4-4 5" fill="#ff8a7a" />
    <path d="M6 27l-2 3M12 29l-1 2M20 29l1 2M26 27l2 3" fill="none" />
    <ellipse cx="16" cy="21" rx="12" ry="9" fill="#f2615c" />
    <circle cx="12" cy="17" r="2.6" fill="#fff" strokeWidth="1.6" />
    <circle cx="20" cy="17" r="2.6" fill="#fff" strokeWidth="1.6" />
    <path d="M12 24q4 3 8 0" fill="none" />
  </g>
);

const doorWith = (sign: ReactNode) => (
  <>
    <path d="M4 0h24v32H4Z" fill="#9a79dd" stroke="#452a80" strokeWidth="2.4" />
    <circle cx="16" cy="15" r="9" fill="#efe2fb" stroke="#452a80" strokeWidth="2" />
    {sign}
  </>
);

const SHELL = (
  <path
    d="M16 21q-6-3-5-8q2-3 5-3t5 3q1 5-5 8ZM16 21V11"
    fill="#ff8fa8"
    stroke="#8a2a4a"
    strokeWidth="1.6"
    strokeLinejoin="round"
  />
);

const FACE = (
  <g stroke="#7e2228" strokeWidth="1.6" strokeLinecap="round">
    <circle cx="16" cy="15" r="5.5" fill="#f2615c" />
    <path d="M13.6 14h.1M18.3 14h.1M14 17q2 1.6 4 0" fill="none" />
  </g>
);
