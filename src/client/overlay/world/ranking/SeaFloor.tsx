import styles from './Ranking.module.css';

/** Light from above, hills, weeds and corals behind the steps; decoration. */
export function SeaFloor() {
  return (
    <svg
      className={styles.floor}
      viewBox="0 0 392 372"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="ranking-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#dffcff" />
          <stop offset="0.55" stopColor="#a6e8f5" />
          <stop offset="1" stopColor="#5fc0e4" />
        </linearGradient>
      </defs>
      <path d="M-200 -200H592V372H-200Z" fill="url(#ranking-water)" />
      <g transform="translate(196 150)" fill="#fff" opacity="0.26">
        {RAYS.map((angle) => (
          <path key={angle} d="M-6 -30L-34 -400H34L6 -30Z" transform={`rotate(${angle})`} />
        ))}
      </g>
      <path d="M-200 250Q-120 206 -40 240T70 236T190 244T310 228T430 244T592 230V372H-200Z" fill="#7fd0ea" />
      <path d="M-200 290Q-90 262 0 286T160 280T330 288T592 276V372H-200Z" fill="#4fb0dc" opacity="0.55" />
      <g strokeLinecap="round" fill="none">
        <g stroke="#1f6f5e" strokeWidth="15">
          <path d={WEED_LEFT} />
          <path d={WEED_RIGHT} />
        </g>
        <g stroke="#3fb08e" strokeWidth="10">
          <path d={WEED_LEFT} />
          <path d={WEED_RIGHT} />
        </g>
        <g stroke="#a4601a" strokeWidth="14">
          <path d={CORAL} />
        </g>
        <g stroke="#ffb04f" strokeWidth="9">
          <path d={CORAL} />
        </g>
      </g>
      <g stroke="#a33b5e" strokeWidth="2.6" fill="#ff8fae" strokeLinejoin="round">
        <path d="M24 326C-4 322 -14 290 2 270C14 258 34 258 46 270C62 290 52 322 24 326Z" />
        <path d="M24 322V276M20 322L8 282M28 322L40 282" fill="none" stroke="#d9567f" />
      </g>
      <path d="M-200 318H592V380H-200Z" fill="#f3d294" />
      <path d="M-200 318H592V325H-200Z" fill="#fbe6b8" />
      <path d="M-200 318H592" stroke="#a5783a" strokeWidth="2.4" />
      <g fill="#fff" fillOpacity="0.35" stroke="#fff" strokeOpacity="0.8" strokeWidth="1.6">
        <circle cx="60" cy="60" r="8" />
        <circle cx="340" cy="84" r="10" />
        <circle cx="300" cy="40" r="5" />
        <circle cx="96" cy="110" r="5" />
      </g>
    </svg>
  );
}

const RAYS = Array.from({ length: 18 }, (_, index) => index * 20);
const WEED_LEFT = 'M52 330C34 300 66 276 48 244S60 206 50 184M70 330C58 310 80 296 70 268';
const WEED_RIGHT = 'M352 330C372 304 336 282 356 250S346 214 354 196M334 330C326 312 344 300 336 282';
const CORAL =
  'M374 330V286M374 308C362 300 356 290 358 276M374 300C386 292 392 284 390 266M374 290C372 280 376 270 372 260';
