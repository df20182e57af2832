import { Bubble } from './Bubble.tsx';
import type { SceneProps } from './sceneProps.ts';
import { ShellComputer } from './ShellComputer.tsx';
import { Solid, plate } from './Solid.tsx';
import { plain, lettersOf } from './values.ts';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const READS = /\binput\s*\(/;

/** A letter swims to the computer and is opened: what `input()` reads goes into a box. */
export function LetterScene({ moment, scene }: SceneProps) {
  const { source, lines, state, input, variables, output } = moment;
  const readers = source.split('\n').flatMap((line, index) => (READS.test(line) ? index + 1 : []));
  const came = state !== 'ready' && (state !== 'running' || lines.some((line) => readers.includes(line)));
  const name = scene.names[0];
  const kept = name === undefined ? undefined : variables.get(name);
  const said = output.slice(-1);
  return (
    <>
      <g transform="translate(170 384) scale(.92)">
        <ShellComputer state={state} speaking={said.length > 0} />
      </g>
      {name !== undefined && (
        <g>
          <Solid d="M288 312h116v68h-116Z" paint="wood">
            <path d="M288 334h116M288 358h116" stroke="#5f3a18" strokeOpacity=".4" strokeWidth="3" />
          </Solid>
          <Solid d={plate(346, 306, 132, 20, 8)} paint="gold" />
          <Words x={346} y={307} text={name} room={116} size={17} code />
          <g key={kept} className={styles.appear}>
            <Words x={346} y={348} text={kept === undefined ? '' : plain(kept)} room={106} size={25} light />
          </g>
        </g>
      )}
      <g className={styles.glide} transform={came ? 'translate(352 192)' : 'translate(520 96)'}>
        {came ? (
          <g key="open" className={styles.appear}>
            <Solid d={plate(0, -26, 150, 88, 10)} paint="cream">
              <path d="M-60-2H60M-60 10H20" stroke="#c9b48a" strokeWidth="4" />
            </Solid>
            <Words x={0} y={-34} text={input[0] ?? ''} room={126} size={32} />
          </g>
        ) : null}
        <Solid d="M-62-22h124v78h-124Z" paint="sea" transform={came ? 'translate(0 30)' : undefined}>
          <path d="M-62 56-8 14Q0 8 8 14l54 42" fill="none" stroke="#1f4d75" strokeWidth="4" />
          {!came && <path d="M-62-22-8 22q8 8 16 0l54-44" fill="#a8e4f5" stroke="#1f4d75" strokeWidth="4" />}
        </Solid>
        {!came && <Solid d="M-12 8a12 12 0 1 1 24 0 12 12 0 1 1-24 0Z" paint="coral" />}
      </g>
      {said.length > 0 && (
        <Bubble
          x={176}
          y={76}
          width={Math.min(300, lettersOf(said[0] ?? '').length * 26 + 56)}
          lines={said}
          tip={[176, 190]}
        />
      )}
    </>
  );
}
