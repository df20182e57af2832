import type { ReactNode } from 'react';
import type { FoeKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

/** The pictures of a foe in its bars: its face, 60 × 60, and a turn in a tile, 52 × 54. */
interface FoePictures {
  readonly face: ReactNode;
  readonly turn: (turn: string) => ReactNode;
}

const LINE = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

const PICTURES: Readonly<Record<FoeKind, FoePictures>> = {
  robotCrab: {
    face: (
      <>
        <path
          d="M6 44C5 22 16 12 30 12s25 10 24 32c-8 8-40 8-48 0Z"
          fill="#e0704a"
          stroke="#5a1f2a"
          strokeWidth="2.500"
        />
        <rect
          x="10"
          y="20"
          width="40"
          height="19"
          rx="9.500"
          fill="#1d2d5c"
          stroke="#ffc64a"
          strokeWidth="3"
        />
        {[21, 39].map((x) => (
          <g key={x}>
            <circle cx={x} cy="30" r="6" fill="#ffd34d" />
            <circle cx={x} cy="31" r="2.600" fill="#5a2b12" />
          </g>
        ))}
        <path d="M13 22l12 3M47 22l-12 3" stroke="#5f82dc" strokeWidth="3" {...LINE} />
      </>
    ),
    turn: (height) => {
      const y = height === 'high' ? 19 : 35;
      return (
        <>
          <path d="M9 45H43" stroke="var(--progress-bottom)" strokeWidth="3" {...LINE} />
          {height === 'high' && <path d="M26 32V42" stroke="var(--line-hover)" strokeDasharray="2 4" />}
          <circle cx="26" cy={y} r="10" fill="var(--water-3)" stroke="var(--settings-line)" strokeWidth="2" />
          <ellipse cx="22.500" cy={y - 4} rx="3" ry="2" fill="var(--surface)" />
        </>
      );
    },
  },
  sleepyWhale: {
    face: (
      <>
        <path
          d="M5 36C5 20 17 12 31 12s25 9 25 22c0 9-10 15-26 15S5 46 5 36Z"
          fill="#6f93dc"
          stroke="#23306e"
          strokeWidth="2.500"
        />
        <path d="M8 42c12-8 34-7 45 0c-4 5-13 7-23 7s-18-2-22-7Z" fill="#fff4e0" />
        <path d="M15 29q5 6 10 0M34 29q5 6 10 0" stroke="#23306e" strokeWidth="2.800" {...LINE} />
        <path d="M26 36q4 3 8 0" stroke="#23306e" strokeWidth="2.200" {...LINE} />
      </>
    ),
    turn: (breath) =>
      breath === 'snore' ? (
        <>
          <circle
            cx="20"
            cy="31"
            r="11"
            fill="var(--water-3)"
            stroke="var(--settings-line)"
            strokeWidth="2"
          />
          <ellipse cx="16" cy="26" rx="3" ry="2" fill="var(--surface)" />
          <path d="M33 12h9l-9 10h9" stroke="var(--settings-line)" strokeWidth="3" {...LINE} />
        </>
      ) : (
        <>
          <path
            d="M14 22q12-6 24 0c3 14-4 22-12 22s-15-8-12-22Z"
            fill="var(--coral-bottom)"
            stroke="var(--coral-line)"
            strokeWidth="2"
          />
          <ellipse cx="26" cy="39" rx="7" ry="4" fill="var(--danger-line)" />
          <path d="M13 14q3 3 6 0M33 14q3 3 6 0" stroke="var(--ink)" strokeWidth="2.400" {...LINE} />
        </>
      ),
  },
  grumpyStorm: {
    face: (
      <>
        <path
          d="M14 44c-9 0-11-12-3-15c-1-10 9-14 15-9c4-9 17-8 18 2c8-2 12 8 6 13c1 6-3 9-8 9Z"
          fill="#6f7fae"
          stroke="#2b3560"
          strokeWidth="2.500"
        />
        {[23, 38].map((x) => (
          <g key={x}>
            <circle cx={x} cy="32" r="5" fill="#ffffff" />
            <circle cx={x - 1} cy="33" r="2.600" fill="#2a2148" />
          </g>
        ))}
        <path d="M16 24l9 4M45 24l-9 4M27 41q4-4 8 0" stroke="#23306e" strokeWidth="2.600" {...LINE} />
      </>
    ),
    turn: (weather) =>
      weather === 'rain' ? (
        <path
          d="M26 12c8 11 11 15 11 21a11 11 0 0 1-22 0c0-6 3-10 11-21Z"
          fill="var(--water-3)"
          stroke="var(--settings-line)"
          strokeWidth="2"
        />
      ) : weather === 'wind' ? (
        <path
          d="M9 22H32c8 0 8-11 1-11c-4 0-5 3-4 5M9 30H38M9 38H28c7 0 7 9 1 9"
          stroke="var(--settings-line)"
          strokeWidth="3.200"
          {...LINE}
        />
      ) : (
        <path
          d="M24 10L35 8L30 22H39L22 46L25 30H14Z"
          fill="var(--gold-top)"
          stroke="var(--gold-ink)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ),
  },
  tangledNet: {
    face: (
      <>
        <path
          d="M12 8C8 24 14 40 30 52C46 40 52 24 48 8M8 20q22 10 44 0M10 34q20 8 40 0M22 6q-4 24 8 46M38 6q4 24-8 46"
          stroke="#5a3d1e"
          strokeWidth="5"
          {...LINE}
        />
        <path
          d="M12 8C8 24 14 40 30 52C46 40 52 24 48 8M8 20q22 10 44 0M10 34q20 8 40 0M22 6q-4 24 8 46M38 6q4 24-8 46"
          stroke="#d8b06a"
          strokeWidth="2.600"
          {...LINE}
        />
        {[20, 40].map((x) => (
          <g key={x}>
            <circle
              cx={x}
              cy="26"
              r="9"
              fill={x === 20 ? '#ff8a4c' : '#5fb4f2'}
              stroke="#5a3d1e"
              strokeWidth="2"
            />
            <circle cx={x} cy="26" r="5.500" fill="#ffffff" />
            <circle cx={x - 2} cy="27" r="2.800" fill="#2a2148" />
          </g>
        ))}
      </>
    ),
    turn: (count) => (
      <>
        <path d="M7 28q9-7 19 0t19 0" stroke="var(--gold-bottom)" strokeWidth="3.200" {...LINE} />
        {Array.from({ length: Number(count) }, (_, place) => (
          <circle
            key={place}
            cx={26 + (place - (Number(count) - 1) / 2) * 8.4}
            cy="28"
            r="4"
            fill="var(--gold-pale)"
            stroke="var(--gold-ink)"
            strokeWidth="2"
          />
        ))}
      </>
    ),
  },
};

export const FoeFace = ({
  kind,
  className,
}: {
  readonly kind: FoeKind;
  readonly className?: string | undefined;
}) => (
  <svg className={className} width="56" height="56" viewBox="0 0 60 60" aria-hidden="true">
    <circle cx="30" cy="30" r="28" fill="#bfe6f5" stroke="#20507a" strokeWidth="3" />
    {PICTURES[kind].face}
  </svg>
);

export const TurnPicture = ({ kind, turn }: { readonly kind: FoeKind; readonly turn: string }) => (
  <>{PICTURES[kind].turn(turn)}</>
);
