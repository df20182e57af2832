/** Colours of a shell on a path: done, now, later. */
const COLOURS = {
  done: { fill: '#ff8fa8', line: '#9c3550' },
  now: { fill: '#ffc75a', line: '#8a5a14' },
  later: { fill: '#c9d6df', line: '#5f7a90' },
  violet: { fill: '#a27be6', line: '#4f3390' },
} as const;

export type ShellState = keyof typeof COLOURS;

/** A scallop; `mark` draws a tick on it. */
export function Shell({
  state,
  size,
  mark = false,
}: {
  readonly state: ShellState;
  readonly size: number;
  readonly mark?: boolean;
}) {
  const { fill, line } = COLOURS[state];
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M20 36c-3 0-5.500-1.400-6.500-3.600C6.500 29 2.500 23 3.600 16.500 4.700 9 11.500 4 20 4s15.300 5 16.400 12.500C37.500 23 33.500 29 26.500 32.400 25.500 34.600 23 36 20 36Z"
        fill={fill}
        stroke={line}
        strokeWidth="2.600"
        strokeLinejoin="round"
      />
      <path
        d="M20 31V9M15.500 30 9 12.500M24.500 30 31 12.500M12.500 28 6 19M27.500 28 34 19"
        fill="none"
        stroke={line}
        strokeOpacity=".5"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
      <path
        d="M9 14c1.500-4 5-6.500 9-7"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
      {mark && (
        <path
          d="m12.500 19 5.500 5.500L28 14"
          fill="none"
          stroke="#fff"
          strokeWidth="4.200"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
