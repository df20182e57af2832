import type { ReactNode } from 'react';
import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate, round } from './Solid.tsx';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const PRINT = /^print\((.*)\);?$/;

/** A balance: the calculation that is printed on one side, its value as a pearl on the other. */
export function SumsScene({ moment }: SceneProps) {
  const sums = moment.source.split('\n').flatMap((line) => PRINT.exec(line.trim())?.[1] ?? []);
  const at = Math.max(0, Math.min(sums.length, moment.output.length) - 1);
  const value = moment.output[at];
  const tilt = value === undefined ? -7 : 0;
  return (
    <>
      <Narrator moment={moment} silent />
      <Solid d="M286 378v-214h18v214Z" paint="wood" />
      <Solid d={plate(295, 384, 130, 22, 11)} paint="wood" />
      <g className={styles.turn} transform={`rotate(${tilt} 295 160)`}>
        <Solid d={plate(295, 160, 300, 18, 9)} paint="wood" />
        <Pan x={160} turn={-tilt}>
          <Solid d={plate(160, 236, 172, 62, 18)} paint="cream" />
          <Words x={160} y={237} text={sums[at] ?? '?'} room={150} size={28} code />
        </Pan>
        <Pan x={430} turn={-tilt}>
          <Solid d={round(430, 222, 40)} paint={value === undefined ? 'pale' : 'gold'}>
            <ellipse
              cx="414"
              cy="204"
              rx="9"
              ry="13"
              fill="#fff"
              opacity=".6"
              transform="rotate(32 414 204)"
            />
          </Solid>
          <g key={value} className={styles.beat}>
            <Words x={430} y={224} text={value ?? '?'} room={70} size={34} />
          </g>
        </Pan>
      </g>
      <Solid d={round(295, 156, 17)} paint="gold" />
      <Words x={295} y={156} text="=" room={30} size={26} />
    </>
  );
}

/** Hangs straight down however the beam is tilted. */
function Pan({
  x,
  turn,
  children,
}: {
  readonly x: number;
  readonly turn: number;
  readonly children: ReactNode;
}) {
  return (
    <g className={styles.turn} transform={`rotate(${turn} ${x} 160)`}>
      <path d={`M${x} 164l-62 106M${x} 164l62 106`} stroke="#5f3a18" strokeWidth="4" fill="none" />
      <Solid d={`M${x - 92} 268h184q-14 34-92 34t-92-34Z`} paint="sea" />
      {children}
    </g>
  );
}
