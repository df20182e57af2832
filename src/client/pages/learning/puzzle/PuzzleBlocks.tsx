import type { CSSProperties } from 'react';
import { BLOCK_COLOURS } from '#client/ui/blocks/blockColours.ts';
import { ICONS } from '#client/ui/blocks/blockIcons.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import type { PuzzleLine } from '#shared/contract/learning/dailyPuzzles.ts';
import { puzzleTexts } from './texts.ts';
import styles from './Puzzle.module.css';

interface PuzzleBlocksProps {
  readonly lines: readonly PuzzleLine[];
  /** The words in the gap; null while nothing is chosen. */
  readonly filling: string | null;
}

interface Node {
  readonly line: PuzzleLine;
  readonly inside: readonly Node[];
}

/** The program of a puzzle as its blocks look in the editor, with the gap in gold. */
export function PuzzleBlocks({ lines, filling }: PuzzleBlocksProps) {
  return (
    <div className={styles.blocks} role="group" aria-label={puzzleTexts.program}>
      <Blocks nodes={nested(lines)} filling={filling} />
    </div>
  );
}

function Blocks({ nodes, filling }: { readonly nodes: readonly Node[]; readonly filling: string | null }) {
  return (
    <ol>
      {nodes.map(({ line, inside }, index) => {
        const Icon = ICONS[line.type] ?? ICONS[line.category];
        return (
          <li key={index} style={coloursOf(line)}>
            <Row gap={2}>
              {Icon && line.category !== 'gap' && <Icon size={18} aria-hidden="true" />}
              {line.partList.map((part, place) =>
                part === null ? (
                  <b key={place}>{filling ?? <span aria-label={puzzleTexts.gap}>?</span>}</b>
                ) : (
                  <span key={place}>{part}</span>
                ),
              )}
            </Row>
            {inside.length > 0 && <Blocks nodes={inside} filling={filling} />}
          </li>
        );
      })}
    </ol>
  );
}

function coloursOf({ category }: PuzzleLine): CSSProperties | undefined {
  if (category === 'gap') return undefined;
  const { top, bottom, line } = BLOCK_COLOURS[category];
  return { '--top': top, '--bottom': bottom, '--rim': line } as CSSProperties;
}

/** Lines that stand deeper belong to the line above them. */
function nested(lines: readonly PuzzleLine[], depth = 0): Node[] {
  const nodes: Node[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.depth !== depth) continue;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((one) => one.depth <= depth);
    nodes.push({ line, inside: nested(end < 0 ? rest : rest.slice(0, end), depth + 1) });
  }
  return nodes;
}
