import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate } from './Solid.tsx';
import { numberIn } from './values.ts';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const SHELLS = 20;
const ALL = 100;
const SHELL =
  'M0 17c-3 0-5-1.200-6-3C-13 11-17 6-16-1-15-9-8-14 0-14S15-9 16-1c1 7-3 12-10 15-1 1.800-3 3-6 3Z';

/** A hundred numbers as a row of shells: what cannot be it goes dark, half of the rest at each question. */
export function HalvesScene({ moment }: SceneProps) {
  const at = (name: string) => numberIn(moment.variables.get(name));
  const [first, last, middle] = [at('first') ?? 1, at('last') ?? ALL, at('middle')];
  const placeOf = (number: number) => 45 + ((number - 0.5) / ALL) * 540;
  return (
    <>
      <Narrator moment={moment} beside />
      <Solid d={plate(315, 166, 588, 18, 9)} paint="wood" />
      {Array.from({ length: SHELLS }, (_, index) => {
        const [from, to] = [(index * ALL) / SHELLS + 1, ((index + 1) * ALL) / SHELLS];
        const left = to >= first && from <= last;
        return (
          <g
            key={index}
            transform={`translate(${placeOf((from + to) / 2)} ${left ? 134 : 142}) scale(${left ? 0.86 : 0.66})`}
            opacity={left ? 1 : 0.45}
            className={styles.glide}
          >
            <Solid d={SHELL} paint={left ? (first === last ? 'gold' : 'pink') : 'pale'} />
          </g>
        );
      })}
      <Flag x={placeOf(first)} y={206} text={String(first)} />
      <Flag x={placeOf(last)} y={206} text={String(last)} />
      {middle !== null && (
        <g className={styles.glide} transform={`translate(${placeOf(middle)} 82)`}>
          <Solid d="M-34-32h68q8 0 8 8v28q0 8-8 8H12L0 30-12 12h-22q-8 0-8-8v-28q0-8 8-8Z" paint="gold" />
          <Words x={0} y={-9} text={String(middle)} room={64} size={27} />
        </g>
      )}
    </>
  );
}

function Flag({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <g className={styles.glide} transform={`translate(${x} ${y})`}>
      <Solid d="M-28-8q0-8 8-8h14L0-30 6-16h14q8 0 8 8v20q0 8-8 8h-40q-8 0-8-8Z" paint="cream" />
      <Words x={0} y={2} text={text} room={46} size={22} />
    </g>
  );
}
