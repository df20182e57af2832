import { routinesOf } from './codePlan.ts';
import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, type PaintName } from './Solid.tsx';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const COLOURS: readonly PaintName[] = ['pink', 'violet', 'sea', 'moss', 'gold'];
const MOST = 5;
const SHELL =
  'M0 56c-8 0-15-4-18-9C-40 38-54 20-51-2-47-28-26-44 0-44S47-28 51-2c3 22-11 40-33 49-3 5-10 9-18 9Z';

/** A function that calls itself: each call opens a smaller shell inside the last. */
export function NestScene({ moment }: SceneProps) {
  const [routine] = routinesOf(moment.source);
  const [parameter = ''] = routine?.parameters ?? [];
  const calls = moment.lines.filter((line) => line === routine?.body[0]).length;
  const deep = Math.min(MOST, Math.max(1, calls));
  const value = moment.variables.get(parameter);
  return (
    <>
      <Narrator moment={moment} />
      {Array.from({ length: deep }, (_, index) => (
        <g key={index} transform={`translate(322 ${214 + index * 14}) scale(${3.1 * 0.74 ** index})`}>
          <g className={calls > 0 ? styles.appear : undefined}>
            <Solid d={SHELL} paint={COLOURS[index] ?? 'pink'}>
              <path
                d="M0 50V-44M-12 48-32-34M12 48l20-82"
                stroke="#fff"
                strokeOpacity=".3"
                strokeWidth="4"
                fill="none"
              />
            </Solid>
          </g>
        </g>
      ))}
      <g key={value} className={styles.beat}>
        <Words
          x={322}
          y={214 + (deep - 1) * 14}
          text={value === undefined ? '?' : `${parameter} = ${value}`}
          room={Math.max(70, 300 * 0.74 ** deep)}
          size={30}
        />
      </g>
    </>
  );
}
