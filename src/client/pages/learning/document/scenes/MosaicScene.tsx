import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate, type PaintName } from './Solid.tsx';
import styles from './Scenes.module.css';
import { lettersOf } from './values.ts';

const COLOURS: readonly PaintName[] = ['coral', 'sea', 'gold', 'violet', 'moss'];
const ROWS = 5;
const COLUMNS = 9;

/** A floor of tiles: each line that is printed is a row, each sign a tile; signs alike have the same colour. */
export function MosaicScene({ moment }: SceneProps) {
  const rows = moment.output.slice(-ROWS);
  const signs = [...new Set(rows.flatMap((row) => lettersOf(row)))].filter((sign) => sign !== ' ');
  const columns = Math.min(COLUMNS, Math.max(5, ...rows.map((row) => lettersOf(row).length)));
  const side = Math.min(52, 400 / columns, 270 / ROWS);
  const left = 330 - ((columns - 1) / 2) * side;
  return (
    <>
      <Solid d={plate(330, 200, columns * side + 34, ROWS * side + 34, 20)} paint="night" />
      {Array.from({ length: ROWS * columns }, (_, index) => (
        <path
          key={index}
          d={plate(
            left + (index % columns) * side,
            top(side) + Math.floor(index / columns) * side,
            side - 8,
            side - 8,
            8,
          )}
          fill="#fff"
          opacity=".1"
        />
      ))}
      {rows.map((row, y) =>
        lettersOf(row)
          .slice(0, COLUMNS)
          .map((sign, x) =>
            sign === ' ' ? null : (
              <g key={`${moment.output.length - rows.length + y} ${x} ${sign}`} className={styles.appear}>
                <Solid
                  d={plate(left + x * side, top(side) + y * side, side - 10, side - 10, 9)}
                  paint={COLOURS[signs.indexOf(sign) % COLOURS.length] ?? 'coral'}
                />
              </g>
            ),
          ),
      )}
      <Narrator moment={moment} silent />
    </>
  );
}

const top = (side: number) => 200 - ((ROWS - 1) / 2) * side;
