import { Bubble } from './Bubble.tsx';
import type { Moment } from './moments.ts';
import { ShellComputer } from './ShellComputer.tsx';
import { lettersOf } from './values.ts';

/** The computer, small at the left, saying what was printed last. */
export function Narrator({
  moment,
  silent = false,
  beside = false,
}: {
  readonly moment: Moment;
  readonly silent?: boolean;
  /** Speaks to the right, where what is shown lies above. */
  readonly beside?: boolean;
}) {
  const said = moment.output.slice(-2);
  const longest = Math.max(0, ...said.map((line) => lettersOf(line).length));
  const width = Math.min(beside ? 280 : 166, Math.max(84, longest * 22 + 40));
  return (
    <>
      <g transform="translate(74 384) scale(.66)">
        <ShellComputer state={moment.state} speaking={said.length > 0} />
      </g>
      {!silent && said.length > 0 && (
        <Bubble
          x={beside ? 146 + width / 2 : 14 + width / 2}
          y={beside ? 300 : 218}
          width={width}
          lines={said}
          tip={beside ? [122, 338] : [80, 264]}
          size={21}
        />
      )}
    </>
  );
}
