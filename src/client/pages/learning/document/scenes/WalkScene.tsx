import { Jellyfish } from './Jellyfish.tsx';
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
        <Jellyfish />
      </g>
      <Solid d={plate(86, 62, 118, 44, 14)} paint="cream" />
      <Words x={86} y={63} text={`${name} = ${at ?? '?'}`} room={100} size={23} code />
    </>
  );
}
