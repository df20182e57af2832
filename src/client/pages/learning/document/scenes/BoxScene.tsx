import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate } from './Solid.tsx';
import { plain } from './values.ts';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

/** Boxes with their labels; a new value drops in while the code runs. */
export function BoxScene({ moment, scene }: SceneProps) {
  const { variables, changed } = moment;
  const names = (scene.names.length > 0 ? scene.names : [...variables.keys()]).slice(0, 3);
  const width = names.length > 2 ? 116 : 142;
  const middle = names.length > 2 ? 306 : 286;
  return (
    <>
      <Narrator moment={moment} />
      {names.map((name, index) => {
        const x = middle + (index - (names.length - 1) / 2) * (width + 22);
        const value = variables.get(name);
        return (
          <g key={name} transform={`translate(${x} 0)`}>
            <ellipse cx="0" cy="384" rx={width * 0.55} ry="9" fill="#123f5c" opacity=".24" />
            <Solid d={plate(0, 262, width - 18, 44, 8)} paint="night" />
            {value === undefined ? (
              <Words x={0} y={222} text="비었어요" room={width} size={19} light />
            ) : (
              <g key={value} className={changed.has(name) ? styles.appear : undefined}>
                <Solid d={plate(0, 224, Math.max(76, width - 26), 74, 22)} paint="gold">
                  <path
                    d={`M${-width / 2 + 30} 202q10-8 24-8`}
                    stroke="#fff"
                    strokeWidth="5"
                    strokeLinecap="round"
                    fill="none"
                    opacity=".8"
                  />
                </Solid>
                <Words x={0} y={225} text={plain(value)} room={width - 44} size={36} />
              </g>
            )}
            <Solid
              d={`M${-width / 2} 268h${width}l-6 104q-1 10-10 10h${-(width - 32)}q-9 0-10-10Z`}
              paint="wood"
            >
              <path
                d={`M${-width / 2} 302h${width}M${-width / 2} 344h${width}`}
                stroke="#5f3a18"
                strokeOpacity=".35"
                strokeWidth="3"
              />
            </Solid>
            <Solid d={plate(0, 322, width - 26, 42, 10)} paint="cream" />
            <Words x={0} y={323} text={name} room={width - 42} size={23} code />
          </g>
        );
      })}
    </>
  );
}
