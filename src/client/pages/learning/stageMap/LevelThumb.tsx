import { classNames } from '#client/ui/classNames.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import styles from './LevelThumb.module.css';

/** Cells of the picture. */
const COLUMNS = 9;
const ROWS = 5;
const CELL = 20;

const SOILS: Readonly<Record<StageTheme, readonly [soil: string, moss: string]>> = {
  PATH: ['#eec583', '#4fd0a0'],
  PATTERN: ['#c98d52', '#7cc95a'],
  RIDDLE: ['#5b67ac', '#5fd6c4'],
  SPELL: ['#eec583', '#f6d98f'],
};

/** The beginning of a level in small, over the edge of its card unless `inline`; decoration. */
export function LevelThumb({
  theme,
  level,
  inline = false,
}: {
  readonly theme: StageTheme;
  readonly level: { readonly rows: readonly string[] } | null;
  readonly inline?: boolean;
}) {
  const rows = level?.rows ?? [];
  const column = Math.max(0, Math.max(...rows.map((line) => line.indexOf('S')), 0) - 1);
  const shown = rows.slice(-ROWS).map((line) => line.slice(column, column + COLUMNS));
  const top = (ROWS - shown.length) * CELL;
  const [soil, moss] = SOILS[theme];
  const at = (line: number, cell: number) => ({ x: cell * CELL, y: top + line * CELL });
  return (
    <div
      className={classNames(styles.thumb, inline && styles.inline)}
      style={{ backgroundImage: `url(/ui/stage/@1x/backdrop-${theme.toLowerCase()}.webp)` }}
    >
      <svg
        viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        {shown.flatMap((line, index) =>
          line.split('').map((mark, cell) => {
            const { x, y } = at(index, cell);
            const key = `${index} ${cell}`;
            if (mark === '#') {
              const isTop = shown[index - 1]?.[cell] !== '#';
              return (
                <g key={key}>
                  <path d={`M${x} ${y}h${CELL + 0.5}v${CELL + 0.5}h-${CELL + 0.5}Z`} fill={soil} />
                  {isTop && (
                    <path
                      d={`M${x - 1} ${y - 1}h${CELL + 2}v6h-${CELL + 2}Z`}
                      fill={moss}
                      stroke="#1d5f5c"
                      strokeWidth="1"
                    />
                  )}
                </g>
              );
            }
            if (mark === 'o')
              return <circle key={key} cx={x + 10} cy={y + 12} r="5" fill="#ff8fa8" stroke="#8a2a4a" />;
            if (mark === 'F')
              return (
                <path
                  key={key}
                  d={`M${x + 6} ${y + CELL}v-30l16 6l-16 6`}
                  fill="#fff8ea"
                  stroke="#1d4468"
                  strokeWidth="2.4"
                />
              );
            if (mark === 'S')
              return (
                <circle
                  key={key}
                  cx={x + 10}
                  cy={y + 8}
                  r="9"
                  fill="#ffd9b8"
                  stroke="#7a3f08"
                  strokeWidth="2"
                />
              );
            if (/[1-9]/u.test(mark))
              return (
                <circle
                  key={key}
                  cx={x + 10}
                  cy={y + 10}
                  r="8"
                  fill="#f2615c"
                  stroke="#7e2228"
                  strokeWidth="2"
                />
              );
            return null;
          }),
        )}
      </svg>
    </div>
  );
}
