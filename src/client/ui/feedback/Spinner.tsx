import styles from './Feedback.module.css';

/** Turning ring of bubbles; decoration only: what is loading stands in a text beside it. */
export function Spinner({ size = 32 }: { readonly size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {BUBBLES.map(({ x, y, radius, opacity }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={radius} fill="currentColor" opacity={opacity} />
      ))}
    </svg>
  );
}

const BUBBLES = Array.from({ length: 6 }, (_, index) => {
  const angle = (index / 6) * 2 * Math.PI;
  return {
    x: Number((16 + 11 * Math.cos(angle)).toFixed(2)),
    y: Number((16 + 11 * Math.sin(angle)).toFixed(2)),
    radius: 2 + index * 0.4,
    opacity: 0.35 + index * 0.12,
  };
});
