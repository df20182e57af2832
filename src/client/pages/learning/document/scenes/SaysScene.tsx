import { Bubble } from './Bubble.tsx';
import type { SceneProps } from './sceneProps.ts';
import { ShellComputer } from './ShellComputer.tsx';
import { lettersOf } from './values.ts';

/** Lines the bubble has room for. */
const MOST = 3;

/** The shell computer says what the program prints. */
export function SaysScene({ moment }: SceneProps) {
  const lines = moment.output.slice(-MOST);
  const longest = Math.max(3, ...lines.map((line) => lettersOf(line).length));
  const width = Math.min(400, longest * 27 + 56);
  return (
    <>
      <g transform="translate(198 382) scale(1.1)">
        <ShellComputer state={moment.state} speaking={lines.length > 0} />
      </g>
      {lines.length > 0 && (
        <>
          <path
            key={moment.output.length}
            d="M300 268q16 22 0 46M318 254q26 38 0 76M336 242q34 50 0 100"
            fill="none"
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
            opacity=".6"
          />
          <Bubble
            x={Math.max(width / 2 + 30, 290)}
            y={112 - lines.length * 6}
            width={width}
            lines={lines}
            tip={[222, 176]}
          />
        </>
      )}
    </>
  );
}
