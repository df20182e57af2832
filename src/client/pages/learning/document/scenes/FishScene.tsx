import { listOf } from './listOf.ts';
import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, type PaintName } from './Solid.tsx';
import { numberIn } from './values.ts';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const MOST = 6;
const COLOURS: readonly PaintName[] = ['coral', 'gold', 'violet', 'sea', 'moss', 'pink'];

/** Numbers as fish in a row, the larger the number the larger the fish; they swim to their new places. */
export function FishScene({ moment, scene }: SceneProps) {
  const items = listOf(moment, scene).items.slice(0, MOST);
  const values = items.map((item) => numberIn(item) ?? 0);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = Math.min(126, 560 / Math.max(1, items.length));
  const seen = new Map<string, number>();
  return (
    <>
      {items.map((item, index) => {
        const copy = seen.get(item) ?? 0;
        seen.set(item, copy + 1);
        const share = most === least ? 0.5 : ((values[index] ?? 0) - least) / (most - least);
        const size = Math.min(1, step / 112) * (0.62 + 0.5 * share);
        const colour = COLOURS[Math.abs(Math.round(values[index] ?? index)) % COLOURS.length] ?? 'coral';
        const x = 315 + (index - (items.length - 1) / 2) * step;
        return (
          <g
            key={`${item} ${copy}`}
            className={styles.glide}
            transform={`translate(${x} ${126 + (index % 2) * 22})`}
          >
            <g transform={`scale(${size})`}>
              <Solid d="M-42 0-70-24v48Z" paint={colour} />
              <Solid d="M56 0C46-42-20-50-50 0-20 50 46 42 56 0Z" paint={colour}>
                <path d="M-30 40Q10 14 56 30V60H-40Z" fill="#fff" opacity=".3" />
              </Solid>
              <circle cx="34" cy="-10" r="7" fill="#2a2438" />
              <circle cx="36.500" cy="-12.500" r="2.400" fill="#fff" />
            </g>
            <Words x={-4 * size} y={2} text={item} room={62 * Math.max(0.8, size)} size={30} />
          </g>
        );
      })}
      <Narrator moment={moment} beside />
    </>
  );
}
