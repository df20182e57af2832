import styles from './ScreenFrame.module.css';

const CORNERS = [
  {},
  { 'data-right': true },
  { 'data-foot': true },
  { 'data-right': true, 'data-foot': true },
] as const;

/** Ice that grows from the corners of the wall while results are secret. Decoration. */
export function IceCorners() {
  return CORNERS.map((corner, index) => (
    <svg key={index} className={styles.ice} viewBox="0 0 420 420" aria-hidden="true" {...corner}>
      <linearGradient id={`ice-${index}`} x2="1" y2="1">
        <stop stopColor="#eefaff" />
        <stop offset="1" stopColor="#8fd3f5" stopOpacity=".75" />
      </linearGradient>
      <path
        d="M0 0H420L372 26 318 20 290 62 246 44 196 96 168 74 120 150 96 120 70 196 46 168 30 300 0 420Z"
        fill={`url(#ice-${index})`}
        stroke="#fff"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M10 10 150 60M10 10 60 190M30 20 250 26"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
    </svg>
  ));
}
