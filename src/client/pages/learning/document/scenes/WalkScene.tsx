import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate } from './Solid.tsx';
import { numberIn } from './values.ts';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const CELLS = 7;

/** A number as a place: a jellyfish goes from stone to stone. */
export function WalkScene({ moment, scene }: SceneProps) {
  const [name = 'x'] = scene.names;
  const at = numberIn(moment.variables.get(name));
  const from = Math.min(0, (at ?? 1) - 1);
  const shift = (at ?? 1) - from >= CELLS ? (at ?? 1) - CELLS + 2 : from;
  const placeOf = (number: number) => 66 + (number - shift) * 82;
  return (
    <>
      <Narrator moment={moment} beside />
      {Array.from({ length: CELLS }, (_, index) => {
        const number = index + shift;
        return (
          <g key={index}>
            <Solid d={plate(placeOf(number), 226, 68, 32, 15)} paint={number === at ? 'gold' : 'pale'} />
            <Words x={placeOf(number)} y={227} text={String(number)} room={54} size={21} code />
          </g>
        );
      })}
      <g className={styles.glide} transform={`translate(${placeOf(at ?? 1)} 158)`}>
        {[-22, -8, 8, 22].map((x, index) => (
          <path
            key={x}
            d={`M${x} 6q${index % 2 ? 8 : -8} 14 0 26t0 20`}
            fill="none"
            stroke="#8465c9"
            strokeWidth="6"
            strokeLinecap="round"
          />
        ))}
        <Solid
          d="M-40 10c-6-44 20-66 40-66s46 22 40 66q-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0Z"
          paint="violet"
        >
          <ellipse cx="-18" cy="-30" rx="6" ry="12" fill="#fff" opacity=".6" transform="rotate(24 -18 -30)" />
        </Solid>
        <circle cx="-12" cy="-16" r="4.500" fill="#2a2438" />
        <circle cx="12" cy="-16" r="4.500" fill="#2a2438" />
        <path d="M-6-8q6 6 12 0" fill="none" stroke="#2a2438" strokeWidth="3" strokeLinecap="round" />
      </g>
      <Solid d={plate(86, 62, 118, 44, 14)} paint="cream" />
      <Words x={86} y={63} text={`${name} = ${at ?? '?'}`} room={100} size={23} code />
    </>
  );
}
