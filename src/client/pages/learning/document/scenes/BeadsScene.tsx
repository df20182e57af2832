import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { PAINTS, Solid, plate, round, type PaintName } from './Solid.tsx';
import { listIn, plain, lettersOf } from './values.ts';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const COLOURS: readonly PaintName[] = ['pink', 'sea', 'gold', 'moss', 'violet', 'coral'];
const MOST = 9;
const WRITTEN = /["']([^"']+)["']/;

/** A text as beads on a string, letter by letter; a list of words as a string of words. */
export function BeadsScene({ moment, scene }: SceneProps) {
  const rows = scene.names.slice(0, 2).map((name) => ({ name, beads: beadsOf(moment, name) }));
  const [only] = rows;
  if (rows.length <= 1 && only && only.beads.length === 0) {
    const written = WRITTEN.exec(moment.source)?.[1] ?? '';
    rows.splice(0, 1, { name: only.name, beads: moment.state === 'ready' ? lettersOf(written) : [] });
  }
  return (
    <>
      <Narrator moment={moment} beside />
      {rows.map(({ name, beads }, row) => (
        <Row key={name} name={name} beads={beads} y={rows.length > 1 ? 82 + row * 104 : 132} />
      ))}
    </>
  );
}

function beadsOf({ variables }: SceneProps['moment'], name: string): readonly string[] {
  const value = variables.get(name);
  return listIn(value) ?? lettersOf(value === undefined ? '' : plain(value));
}

function Row({
  name,
  beads,
  y,
}: {
  readonly name: string;
  readonly beads: readonly string[];
  readonly y: number;
}) {
  const shown = beads.slice(0, MOST);
  const longest = Math.max(1, ...shown.map((bead) => lettersOf(bead).length));
  const step = Math.min(longest > 1 ? 118 : 66, 430 / Math.max(1, shown.length));
  const radius = Math.min(33, step / 2 - 2);
  return (
    <g>
      <path d={`M20 ${y}q290 40 590 0`} fill="none" stroke={PAINTS.wood.line} strokeWidth="6" />
      <path d={`M20 ${y}q290 40 590 0`} fill="none" stroke="#f8dfa6" strokeWidth="2.500" />
      <Solid d={plate(84, y + 4, 116, 38, 12)} paint="cream" />
      <Words x={84} y={y + 5} text={name} room={100} size={20} code />
      {shown.map((bead, index) => {
        const x = 178 + step * (index + 0.5);
        const d = longest > 1 ? plate(x, y + 14, step - 8, 62, 28) : round(x, y + 14, radius);
        return (
          <g key={`${index} ${bead}`} className={styles.appear}>
            <Solid d={d} paint={COLOURS[index % COLOURS.length] ?? 'pink'}>
              <ellipse cx={x - radius * 0.4} cy={y} rx="5" ry="8" fill="#fff" opacity=".6" />
            </Solid>
            <Words
              x={x}
              y={y + 16}
              text={bead === ' ' ? '␣' : bead}
              room={longest > 1 ? step - 24 : radius * 1.7}
              size={28}
            />
          </g>
        );
      })}
      {beads.length > MOST && <Words x={612} y={y + 8} text="…" room={30} size={28} light />}
    </g>
  );
}
