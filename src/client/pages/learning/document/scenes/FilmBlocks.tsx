import { BLOCK_COLOURS } from '#client/ui/blocks/blockColours.ts';
import { CATEGORY_ICONS } from '#client/ui/blocks/blockIcons.tsx';
import type { FilmBlock } from './blockFilms.ts';
import { widthOf } from './Words.tsx';

const PLACE = { x: 22, y: 44 } as const;
const HEIGHT = 37;
/** The width of the arm beside the blocks inside, the height of the foot below them, and the extra height of a hat. */
const [ARM, FOOT, HAT] = [18, 17, 9];
const RADIUS = 8;
const SIZE = 18;
const MOST_WIDE = 250;

/** The program of a film as its blocks look in the editor; the one at work is lit. */
export function FilmBlocks({
  blocks,
  lit,
}: {
  readonly blocks: readonly FilmBlock[];
  readonly lit: number | null;
}) {
  const placed = placesOf(blocks);
  return (
    <g strokeLinejoin="round">
      {placed.map(({ block, x, y, width, held }, index) => {
        const { top, bottom, line } = BLOCK_COLOURS[block.tone];
        const shape = outlineOf({ x, y, width, held, isHat: block.tone === 'start' });
        const middle = y + HEIGHT / 2;
        const Icon = block.tone === 'start' ? null : CATEGORY_ICONS[block.tone];
        return (
          <g key={index}>
            {index === lit && <path d={shape} fill="none" stroke="#ffc433" strokeWidth="11" />}
            <path d={shape} fill={bottom} stroke={line} strokeWidth="4.5" />
            <path
              d={shape}
              fill={top}
              stroke="#fff"
              strokeOpacity={index === lit ? 0.9 : 0.35}
              strokeWidth="1.6"
            />
            {Icon ? (
              <Icon x={x + 12} y={middle - 10} width="20" height="20" color="#fff" strokeWidth={2.6} />
            ) : (
              <Shell x={x + 22} y={middle - 1} />
            )}
            <text
              x={x + 40}
              y={middle + 0.5}
              fontSize={SIZE}
              fontFamily="var(--font-title)"
              dominantBaseline="central"
              fill={block.tone === 'start' ? '#5a3416' : '#fff'}
              {...(width === MOST_WIDE && { textLength: width - 56, lengthAdjust: 'spacingAndGlyphs' })}
            >
              {block.label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface Placed {
  readonly block: FilmBlock;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the blocks that it holds; null for one that holds none. */
  readonly held: number | null;
}

/** Blocks one below the other; what follows deeper is held by the one above, whose foot comes behind it. */
function placesOf(blocks: readonly FilmBlock[]): readonly Placed[] {
  const placed: Placed[] = [];
  let y: number = PLACE.y;
  const place = (from: number, depth: number): number => {
    let index = from;
    while (index < blocks.length && depthOf(blocks[index]) >= depth) {
      const block = blocks[index];
      if (!block) break;
      const at = placed.length;
      // A hat hangs on nothing.
      if (block.tone === 'start' && at > 0) y += HAT * 2;
      const x = PLACE.x + depth * ARM;
      const width = Math.min(MOST_WIDE, Math.round(widthOf(block.label) * SIZE * 0.86) + 56);
      const top = y;
      placed.push({ block, x, y: top, width, held: null });
      y += HEIGHT;
      index += 1;
      if (depthOf(blocks[index]) <= depth) continue;
      const inside = y;
      index = place(index, depth + 1);
      placed[at] = { block, x, y: top, width, held: y - inside };
      y += FOOT;
    }
    return index;
  };
  place(0, 0);
  return placed;
}

const depthOf = (block: FilmBlock | undefined): number => (block ? (block.depth ?? 0) : -1);

/** A notch from left to right, and a bump of the same shape from right to left, both down. */
const NOTCH = 'h12l4 5h12l4-5';
const BUMP = 'l-4 5h-12l-4-5h-12';
const JOINT = 44;

function outlineOf({
  x,
  y,
  width,
  held,
  isHat,
}: Omit<Placed, 'block'> & { readonly isHat: boolean }): string {
  const r = RADIUS;
  const corner = `q${r} 0 ${r} ${r}`;
  const head = isHat
    ? `M${x} ${y + 4}C${x + 8} ${y - HAT} ${x + 84} ${y - HAT} ${x + 96} ${y}H${x + width - r}${corner}`
    : `M${x} ${y + r}q0-${r} ${r}-${r}${NOTCH}H${x + width - r}${corner}`;
  const end = (at: number) => `V${at - r}q0 ${r}-${r} ${r}`;
  const close = `H${x + r + JOINT - 12}${BUMP}q-${r} 0-${r}-${r}Z`;
  if (held === null) return `${head}${end(y + HEIGHT)}${close}`;
  const inner = x + ARM;
  const foot = y + HEIGHT + held;
  const mouth = `H${inner + r + JOINT - 12}${BUMP}q-${r} 0-${r} ${r}V${foot - r}q0 ${r} ${r} ${r}`;
  return `${head}${end(y + HEIGHT)}${mouth}H${x + width * 0.8 - r}${corner}${end(foot + FOOT)}${close}`;
}

/** On the hat of a program. */
function Shell({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.8)`}>
      <path
        d="M0 11c-2 0-4-1-5-2.400C-10 6-11.500 1.500-10-2.500-8.400-6.400-4.400-9 0-9s8.400 2.600 10 6.500c1.500 4 0 8.500-5 11.100C4 10 2 11 0 11Z"
        fill="#ff8fa8"
        stroke="#8c2f45"
        strokeWidth="2"
      />
      <path
        d="M0 9V-6.500M-3 8-7-4M3 8 7-4"
        fill="none"
        stroke="#d95f7c"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  );
}
