import { routinesOf } from './codePlan.ts';
import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate, round } from './Solid.tsx';
import { plain } from './values.ts';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

/** A function as a machine: its name on the front, what goes in above, what comes out at the side. */
export function MachineScene({ moment }: SceneProps) {
  const { source, lines, variables, line, output, state } = moment;
  const [routine] = routinesOf(source);
  const inside = line !== null && routine?.body.includes(line);
  const called = lines.filter((ran) => ran === routine?.body[0]).length;
  const given =
    called === 0 ? [] : (routine?.parameters ?? []).map((name) => ({ name, value: variables.get(name) }));
  return (
    <>
      <Narrator moment={moment} silent />
      <ellipse cx="288" cy="386" rx="120" ry="12" fill="#123f5c" opacity=".26" />
      <Solid d="M214 150h148l-30 62h-88Z" paint="sea" />
      <Solid d={plate(288, 292, 196, 178, 34)} paint="violet">
        <ellipse cx="214" cy="236" rx="10" ry="20" fill="#fff" opacity=".4" transform="rotate(24 214 236)" />
      </Solid>
      <Solid d={plate(288, 268, 160, 58, 16)} paint="cream" />
      <Words x={288} y={269} text={`${routine?.name ?? ''}()`} room={142} size={27} code />
      {[246, 288, 330].map((x, index) => (
        <g
          key={x}
          className={styles.turn}
          transform={`rotate(${inside ? 90 + index * 30 + lines.length * 60 : index * 30} ${x} 338)`}
        >
          <Solid d={round(x, 338, 17)} paint={inside ? 'gold' : 'pale'} />
          <path d={`M${x - 12} 338h24M${x} 326v24`} stroke="#43307f" strokeWidth="5" strokeLinecap="round" />
        </g>
      ))}
      <Solid d="M382 306h50q14 0 14 14v26h-38v-16h-26Z" paint="sea" />
      {given.map(({ name, value }, index) => {
        const x = 288 + (index - (given.length - 1) / 2) * 108;
        return (
          <g key={`${name} ${value} ${called}`} className={styles.appear}>
            <Solid d={plate(x, 112, 98, 58, 24)} paint="gold" />
            <Words x={x} y={108} text={plain(value ?? '')} room={78} size={28} />
            <Words x={x} y={132} text={name} room={70} size={15} code />
          </g>
        );
      })}
      {given.length === 0 && (
        <path
          d="M288 92v34M276 114l12 14 12-14"
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
          opacity={called > 0 ? 0 : 0.85}
        />
      )}
      {output.length > 0 && (
        <g key={`${output.length} ${output.at(-1)} ${state}`} className={styles.appear}>
          <Solid d={plate(424, 382, 132, 52, 22)} paint="moss" />
          <Words x={424} y={383} text={output.at(-1) ?? ''} room={112} size={26} />
        </g>
      )}
      <Solid d={plate(110, 222, 84, 40, 14)} paint="night" />
      <Words x={110} y={223} text={`${called}번`} room={70} size={22} light />
    </>
  );
}
