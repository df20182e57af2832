import { listOf } from './listOf.ts';
import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate } from './Solid.tsx';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const SHELL =
  'M0 56c-8 0-15-4-18-9C-40 38-54 20-51-2-47-28-26-44 0-44S47-28 51-2c3 22-11 40-33 49-3 5-10 9-18 9Z';
const MOST = 6;

/** A list as shells in a row, each with its number; the one that is taken out now is gold. */
export function ShellsScene({ moment, scene }: SceneProps) {
  const { items, current, name } = listOf(moment, scene);
  const shown = items.slice(0, MOST);
  const step = Math.min(122, 520 / Math.max(1, shown.length));
  const size = Math.min(1, step / 116);
  return (
    <>
      <Narrator moment={moment} beside />
      <Solid d={plate(315, 196, 580, 20, 10)} paint="wood" />
      {name !== null && (
        <>
          <Solid d={plate(86, 66, 132, 40, 12)} paint="gold" />
          <Words x={86} y={67} text={name} room={112} size={22} code />
        </>
      )}
      {shown.length === 0 && <Words x={315} y={148} text="아직 비었어요" room={300} size={26} light />}
      {shown.map((item, index) => {
        const x = 315 + (index - (shown.length - 1) / 2) * step;
        return (
          <g key={index} transform={`translate(${x} 136)`}>
            <g transform={`scale(${size})`}>
              <g key={item} className={styles.appear}>
                <Solid d={SHELL} paint={index === current ? 'gold' : 'pink'}>
                  <path
                    d="M0 50V-44M-12 48-32-34M12 48l20-82"
                    stroke="#fff"
                    strokeOpacity=".35"
                    strokeWidth="5"
                    fill="none"
                  />
                </Solid>
                <Words x={0} y={2} text={item} room={82} size={29} />
              </g>
              <Solid d={plate(0, 82, 44, 34, 11)} paint="night" />
              <Words x={0} y={83} text={String(index)} room={40} size={23} light code />
            </g>
          </g>
        );
      })}
      {items.length > MOST && <Words x={600} y={130} text="…" room={40} size={34} light />}
    </>
  );
}
