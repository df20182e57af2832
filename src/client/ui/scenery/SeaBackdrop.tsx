import styles from './Scenery.module.css';

/** The sea behind pages and loading scenes: light from above, hills, a shell village, sand, bubbles. Decoration. */
export function SeaBackdrop() {
  return (
    <div className={styles.sea} aria-hidden="true">
      <svg className={styles.far} viewBox="0 0 1280 300" preserveAspectRatio="xMidYMax slice">
        <path
          d="M0 150c120-50 230-62 340-22 90 32 150 20 240-18 110-46 240-50 360 6 110 50 220 40 340-12v196H0Z"
          fill="#56b5e4"
        />
        <path
          d="M596 128v-34l20-30 20 30v34m-86 20v-24l16-22 16 22v24m86 0v-24l16-22 16 22v24"
          fill="#7cc9ec"
        />
        <path d="M550 128h132v60H550Z" fill="#7cc9ec" />
        <path d="M616 64V44l20 7-20 7" fill="#f6b8cf" />
        <path d="M0 220c150-70 260-40 380-8s220 8 330-24 230-22 340 12 160 22 230 0v100H0Z" fill="#4aa5da" />
      </svg>
      <svg className={styles.village} viewBox="0 0 1280 240" preserveAspectRatio="xMidYMax slice">
        {HOUSES.map(({ x, size, colour }) => (
          <g key={x} transform={`translate(${x} 206) scale(${size})`}>
            <path
              d="M-70 0c-14-50 20-104 70-104S84-50 70 0Z"
              fill={colour}
              stroke="#37608c"
              strokeOpacity=".55"
              strokeWidth="3"
            />
            <path
              d="M0-100V-10M-24-96-46-12M24-96l22 84M-46-84-62-26M46-84l16 58"
              stroke="#fff"
              strokeOpacity=".3"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <path d="M-18 0v-30a18 18 0 0 1 36 0V0Z" fill="#6d5878" />
            <circle cx="-42" cy="-34" r="11" fill="#fff2b8" />
            <circle cx="42" cy="-34" r="11" fill="#fff2b8" />
          </g>
        ))}
      </svg>
      <svg className={styles.ground} viewBox="0 0 1280 120" preserveAspectRatio="xMidYMin slice">
        <path d="M0 30h1280v90H0Z" fill="#eec583" />
        <path d="M0 30h1280v26H0Z" fill="#f8dfa6" />
        <path
          d="M0 8c40-8 90-8 130 0s90 6 130 0 90-8 130 0 90 6 130 0 90-8 130 0 90 6 130 0 90-8 130 0 90 6 130 0 90-8 130 0 70 6 110 0v26c-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-26 12-52 12-78 0-16 8-24 8-32 4Z"
          fill="#4fd0a0"
          stroke="#1d5f5c"
          strokeWidth="3"
        />
        <path
          d="M0 10c40-8 90-8 130 0s90 6 130 0 90-8 130 0 90 6 130 0 90-8 130 0 90 6 130 0 90-8 130 0 90 6 130 0 90-8 130 0 70 6 110 0v7H0Z"
          fill="#8cf0bd"
        />
        {GROWTH.map(({ x, size, shape, colour, ink }) => (
          <g
            key={x}
            transform={`translate(${x} 14) scale(${size})`}
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={SHAPES[shape]} stroke={ink} strokeWidth="15" />
            <path d={SHAPES[shape]} stroke={colour} strokeWidth="9" />
          </g>
        ))}
      </svg>
      {BUBBLES.map(({ left, size, seconds, delay }) => (
        <i
          key={left}
          className={styles.bubble}
          style={{
            left: `${left}%`,
            width: size,
            height: size,
            animationDuration: `${seconds}s`,
            animationDelay: `${delay}s`,
          }}
        />
      ))}
    </div>
  );
}

const HOUSES = [
  { x: 90, size: 1.15, colour: '#b9a6e4' },
  { x: 300, size: 0.86, colour: '#f5bd86' },
  { x: 1010, size: 0.92, colour: '#f3a8bd' },
  { x: 1200, size: 1.2, colour: '#93b6ea' },
] as const;

/** Coral and kelp as one line each, drawn twice: outline first, colour over it. */
const SHAPES = {
  coral:
    'M0 4V-30M0-8C-14-12-20-20-20-36M0-16C14-20 20-30 19-46M-18-24-30-34M18-34 31-42M0-30-8-46M0-30 9-52',
  kelp: 'M0 4C-14-24 12-44 0-72S10-108 2-128M20 4C8-16 30-34 20-58S28-84 24-96',
} as const;

const GROWTH = [
  { x: 28, size: 0.9, shape: 'kelp', colour: '#2f9c86', ink: '#17585a' },
  { x: 92, size: 1, shape: 'coral', colour: '#ff8f7d', ink: '#8d2f3a' },
  { x: 254, size: 0.8, shape: 'coral', colour: '#f49ab8', ink: '#8c2f5c' },
  { x: 398, size: 0.62, shape: 'kelp', colour: '#35a88c', ink: '#17585a' },
  { x: 900, size: 0.7, shape: 'kelp', colour: '#2f9c86', ink: '#17585a' },
  { x: 1092, size: 0.95, shape: 'coral', colour: '#ffc445', ink: '#8a5a14' },
  { x: 1168, size: 0.7, shape: 'coral', colour: '#b98af0', ink: '#4f3390' },
  { x: 1242, size: 1, shape: 'kelp', colour: '#35a88c', ink: '#17585a' },
] as const;

const BUBBLES = [
  { left: 6, size: 22, seconds: 13, delay: -2 },
  { left: 17, size: 12, seconds: 10, delay: -7 },
  { left: 31, size: 16, seconds: 15, delay: -11 },
  { left: 64, size: 10, seconds: 9, delay: -4 },
  { left: 76, size: 26, seconds: 14, delay: -8 },
  { left: 93, size: 15, seconds: 11, delay: -1 },
] as const;
