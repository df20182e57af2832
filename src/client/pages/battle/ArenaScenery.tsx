import { memo } from 'react';
import styles from './ArenaScenery.module.css';

const STANDS = ['#ff9a8b', '#5cc3c9'] as const;
const FACES = ['#f7b5d0', '#c9a7f0', '#8fd6b5', '#ffc97a', '#9ad0f5'] as const;
const FLAGS = ['#ffcf3f', '#5aa6f5', '#35c9ae', '#ff7f9f', '#c79bf0'] as const;

/** The stands of the sunken ship, flags and the boards of the track: what lies behind every battle. */
export const ArenaScenery = memo(function ArenaScenery({ floorAt = 38 }: { readonly floorAt?: number }) {
  return (
    <div className={styles.scenery} aria-hidden="true">
      <svg
        viewBox="0 0 1280 270"
        preserveAspectRatio="xMidYMax slice"
        className={styles.stands}
        style={{ height: `${floorAt}%` }}
      >
        <defs>
          <linearGradient id="arenaWater" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#bfeaf5" />
            <stop offset="1" stopColor="#5f9fdc" />
          </linearGradient>
        </defs>
        <rect width="1280" height="270" fill="url(#arenaWater)" />
        <path d="M430 270C520 120 760 110 880 270Z" fill="#4d86c9" opacity=".55" />
        {[0, 1, 2].map((row) => (
          <g key={row} transform={`translate(0 ${110 + row * 52})`}>
            {Array.from({ length: 27 }, (_, index) => (
              <Seat
                key={index}
                x={index * 50 - 20 + (row % 2) * 25}
                fill={index < 13 ? STANDS[0] : STANDS[1]}
                face={faceAt(row, index)}
              />
            ))}
            <rect y="34" width="1280" height="22" fill={row % 2 ? '#4fa9b5' : '#e9827a'} opacity=".55" />
          </g>
        ))}
        {[-1, 0, 1, 2].map((span) => (
          <g key={span} transform={`translate(${span * 427} 0)`}>
            <path d="M0 18Q213 96 427 18" fill="none" stroke="#8a5a3a" strokeWidth="4" />
            {Array.from({ length: 11 }, (_, index) => {
              const t = (index + 0.5) / 11;
              const y = 18 + 156 * t * (1 - t) * 1;
              return (
                <path
                  key={index}
                  d={`M${t * 427 - 14} ${y}l28 2-15 27z`}
                  fill={FLAGS[index % FLAGS.length]}
                  stroke="#20507a"
                  strokeWidth="2"
                />
              );
            })}
          </g>
        ))}
      </svg>
      <div className={styles.floor} style={{ top: `${floorAt}%` }} />
    </div>
  );
});

/** Every third seat is empty; the crowd is the same on every screen. */
function faceAt(row: number, index: number): string | null {
  const place = row * 7 + index * 5;
  return place % 3 === 0 ? null : (FACES[place % FACES.length] ?? null);
}

function Seat({
  x,
  fill,
  face,
}: {
  readonly x: number;
  readonly fill: string;
  readonly face: string | null;
}) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M2 52V24a22 22 0 0 1 44 0v28z"
        fill={fill}
        stroke="#20507a"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      {face !== null && (
        <g>
          <path
            d="M12 40c0-22 24-22 24 0z"
            fill={face}
            stroke="#20507a"
            strokeOpacity=".5"
            strokeWidth="1.500"
          />
          <circle cx="20" cy="30" r="1.800" fill="#1f3a5f" />
          <circle cx="28" cy="30" r="1.800" fill="#1f3a5f" />
          <path d="M21 34q3 3 6 0" fill="none" stroke="#1f3a5f" strokeWidth="1.500" strokeLinecap="round" />
        </g>
      )}
    </g>
  );
}
