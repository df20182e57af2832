import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate } from './Solid.tsx';
import { listIn, pairsIn } from './values.ts';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const MOST = 4;

/** A map as a chest: a drawer a name, its value inside; a set has names alone. */
export function DrawersScene({ moment, scene }: SceneProps) {
  const [name = ''] = scene.names;
  const value = moment.variables.get(name);
  const pairs = pairsIn(value) ?? [];
  const drawers = pairs.length > 0 ? pairs : (listIn(value) ?? []).map((one) => ({ name: one, value: '' }));
  const shown = drawers.slice(0, MOST);
  return (
    <>
      <Narrator moment={moment} />
      <ellipse cx="306" cy="386" rx="150" ry="12" fill="#123f5c" opacity=".26" />
      <Solid d={plate(306, 230, 268, 300, 20)} paint="wood" />
      <Solid d={plate(306, 64, 150, 42, 14)} paint="gold" />
      <Words x={306} y={65} text={name} room={130} size={23} code />
      {Array.from({ length: MOST }, (_, index) => {
        const y = 124 + index * 68;
        const drawer = shown[index];
        return (
          <g key={index}>
            <path d={plate(306, y, 240, 58, 10)} fill="#5f3a18" opacity=".55" />
            {drawer && (
              <g key={`${drawer.name} ${drawer.value}`} className={styles.appear}>
                <Solid d={plate(306, y, 236, 54, 10)} paint="cream" />
                <Solid d={plate(246, y, 100, 36, 10)} paint="sea" />
                <Words x={246} y={y + 1} text={drawer.name} room={86} size={23} />
                {drawer.value === '' ? (
                  <circle cx="364" cy={y} r="9" fill="#dd9f5c" stroke="#5f3a18" strokeWidth="4" />
                ) : (
                  <Words x={364} y={y + 1} text={drawer.value} room={94} size={27} />
                )}
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
