import { useId } from 'react';
import { FRAME } from '#shared/content/avatarLayers.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { STAGE_CELL as CELL, STAGE_FRAMES, type StageFrame } from '#shared/content/stageArt.ts';
import { STAGE_COLORS, type StageLayout } from '#shared/simulation/stage/level.ts';
import { PAINT } from '../stage/momentOf.ts';
import { kindOfMark } from '../authoring/kinds/stage/tools.ts';
import type { LevelView } from '#shared/simulation/stage/levelView.ts';
import { SheetPicture } from './SheetPicture.tsx';

const STAGE_FOLDER = '/ui/stage/@1x';
/** The sizes are those of the game (`StageScene`). */
const FRIEND_SCALE = 0.72;
const SHELL_ABOVE = 30;
const GOAL_LEFT = 12;

type Words = Partial<Pick<StageLayout, 'friends' | 'signs'>>;

/**
 * The things in the small picture of a level, drawn as in the game; inside of an SVG whose cells have the
 * game's size.
 */
export function ThumbThings({ view, words }: { readonly view: LevelView; readonly words: Words }) {
  const cells = view.cells.map((cell) => ({
    ...cell,
    x: (cell.column + 0.5) * CELL,
    y: (cell.row + 1) * CELL,
  }));
  return cells.map(({ mark, column, row, x, y }) => {
    const key = `${column} ${row}`;
    switch (kindOfMark(mark)) {
      case 'flag':
        return <Thing key={key} frame="goal/0" x={x - GOAL_LEFT} y={y} />;
      case 'shell':
        return <Thing key={key} frame="shell" x={x} y={y - SHELL_ABOVE} />;
      case 'board':
        // It carries from its upper edge.
        return <Thing key={key} frame="board" x={x} y={y - CELL} />;
      case 'ladder':
        return <Thing key={key} frame="ladder" x={x} y={y} />;
      case 'sign':
        return <Sign key={key} x={x} y={y} text={String(words.signs?.[mark as 'A'] ?? '')} />;
      case 'gate': {
        // Parts that stand on each other are one door.
        const isFoot = !cells.some(
          (below) => below.mark === mark && below.column === column && below.row === row + 1,
        );
        return isFoot ? <Thing key={key} frame="gate/closed" x={x} y={y} /> : null;
      }
      case 'friend':
        return <Friend key={key} x={x} y={y} npcId={words.friends?.[Number(mark) - 1]?.npcId} />;
      case 'stone':
        return (
          <Stone key={key} x={x} y={y + 2} color={PAINT[STAGE_COLORS[mark as keyof typeof STAGE_COLORS]]} />
        );
      case 'gap':
      case 'ground':
      case 'start':
        return null;
    }
  });
}

interface At {
  /** The place of its foot or middle. */
  readonly x: number;
  readonly y: number;
}

function Thing({ frame, x, y, filter }: At & { readonly frame: StageFrame; readonly filter?: string }) {
  const view = STAGE_FRAMES[frame];
  return <SheetPicture folder={STAGE_FOLDER} {...{ frame, filter }} x={x + view.x} y={y + view.y} />;
}

function Sign({ x, y, text }: At & { readonly text: string }) {
  return (
    <>
      <Thing frame="sign" x={x} y={y} />
      <text
        {...{ x }}
        y={y - 48}
        textAnchor="middle"
        fontSize={Math.min(30, 64 / Math.max(1, text.length))}
        fontFamily="var(--font-title)"
        fill="#5a3416"
      >
        {text}
      </text>
    </>
  );
}

/** Looks at the child, who begins at the left. */
function Friend({ x, y, npcId }: At & { readonly npcId: number | undefined }) {
  const sprite = NPCS.find(({ id }) => id === npcId)?.sprite ?? 'crab';
  const { anchorX, anchorY } = FRAME;
  return (
    <g transform={`translate(${x} ${y}) scale(${-FRIEND_SCALE} ${FRIEND_SCALE})`}>
      <SheetPicture folder={`/npc/${sprite}/@1x`} frame="default/0" x={-anchorX} y={-anchorY} />
    </g>
  );
}

/** White in the sheet, and coloured by what the pattern wants. */
function Stone({ color, ...at }: At & { readonly color: string }) {
  const id = useId();
  return (
    <>
      <filter id={id}>
        <feFlood floodColor={color} />
        <feBlend in2="SourceGraphic" mode="multiply" />
        <feComposite in2="SourceGraphic" operator="in" />
      </filter>
      <Thing frame="wanted" {...at} filter={`url(#${id})`} />
    </>
  );
}
