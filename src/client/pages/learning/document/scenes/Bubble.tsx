import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

/** A bubble of speech around its middle, its tip at `tip`. */
export function Bubble({
  x,
  y,
  width,
  lines,
  tip,
  size = 27,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lines: readonly string[];
  readonly tip: readonly [x: number, y: number];
  readonly size?: number;
}) {
  const step = size * 1.3;
  const height = Math.max(1, lines.length) * step + 26;
  const [left, top] = [x - width / 2, y - height / 2];
  const foot = Math.max(left + 30, Math.min(left + width - 30, tip[0] + (x - tip[0]) * 0.3));
  return (
    <g key={lines.join('\n')} className={styles.appear}>
      <path
        d={`M${left + 22} ${top}h${width - 44}a22 22 0 0 1 22 22v${height - 44}a22 22 0 0 1-22 22H${foot + 16}L${tip[0]} ${tip[1]}L${foot - 14} ${top + height}H${left + 22}a22 22 0 0 1-22-22v${-(height - 44)}a22 22 0 0 1 22-22Z`}
        fill="#fff"
        stroke="var(--line)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {lines.map((line, index) => (
        <Words
          key={index}
          x={x}
          y={top + 13 + step * (index + 0.5)}
          text={line}
          room={width - 36}
          size={size}
        />
      ))}
    </g>
  );
}
