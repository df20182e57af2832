import { loopsOf, type Loop } from './codePlan.ts';
import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, round } from './Solid.tsx';
import { plain } from './values.ts';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const SHELLS = 8;
const SHELL =
  'M0 17c-3 0-5-1.200-6-3C-13 11-17 6-16-1-15-9-8-14 0-14S15-9 16-1c1 7-3 12-10 15-1 1.800-3 3-6 3Z';

/** Wheels of shells: one for each loop, the inner one smaller; a shell lights up for each turn. */
export function WheelScene({ moment }: SceneProps) {
  const loops = loopsOf(moment.source).slice(0, 2);
  const [outer, inner] = loops;
  return (
    <>
      {outer && (
        <Wheel
          x={inner ? 240 : 332}
          y={inner ? 196 : 208}
          size={inner ? 0.72 : 1.1}
          loop={outer}
          moment={moment}
        />
      )}
      {inner && <Wheel x={430} y={152} size={0.62} loop={inner} moment={moment} />}
      <Narrator moment={moment} />
    </>
  );
}

function Wheel({
  x,
  y,
  size,
  loop,
  moment,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly loop: Loop;
  readonly moment: SceneProps['moment'];
}) {
  const first = loop.body[0];
  const turns = moment.lines.filter((line) => line === first).length;
  const value = loop.variable === null ? undefined : moment.variables.get(loop.variable);
  const foot = (400 - y) / size;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Solid d={`M-64 ${foot - 16}-10 0H10L64 ${foot - 16}h-22L0 40-42 ${foot - 16}Z`} paint="wood" />
      <g className={styles.turn} transform={`rotate(${turns * (360 / SHELLS)})`}>
        <circle r="112" fill="none" stroke="#5f3a18" strokeWidth="22" />
        <circle r="112" fill="none" stroke="#dd9f5c" strokeWidth="13" />
        {Array.from({ length: SHELLS }, (_, index) => {
          const lit = turns > 0 && index >= SHELLS - Math.min(SHELLS, turns);
          return (
            <g key={index} transform={`rotate(${(index * 360) / SHELLS - (SHELLS - 1) * (360 / SHELLS)})`}>
              <path d="M0-20V-104" stroke="#5f3a18" strokeWidth="9" />
              <path d="M0-20V-104" stroke="#dd9f5c" strokeWidth="4" />
              <g transform="translate(0 -114) scale(1.500)">
                <Solid d={SHELL} paint={lit ? 'gold' : 'pale'}>
                  <path
                    d="M0 13V-12M-4 12-9-8M4 12l5-20"
                    stroke="#5f3a18"
                    strokeOpacity=".4"
                    strokeWidth="2"
                    fill="none"
                  />
                </Solid>
              </g>
            </g>
          );
        })}
      </g>
      <Solid d={round(0, 0, 50)} paint="cream" />
      <g key={turns} className={styles.beat}>
        <Words x={0} y={value === undefined ? 2 : -8} text={`${turns}번`} room={80} size={34} />
      </g>
      {value !== undefined && (
        <Words x={0} y={24} text={`${loop.variable} ${plain(value)}`} room={74} size={18} code />
      )}
    </g>
  );
}
