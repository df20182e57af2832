import { ICONS } from '#client/ui/blocks/blockIcons.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import type { PuzzleLine } from '#shared/contract/learning/dailyPuzzles.ts';
import { puzzleTexts } from './texts.ts';
import { blockLook, GAP_LOOK } from './looks.ts';

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
    <div role="group" aria-label={puzzleTexts.program}>
      <Blocks nodes={nested(lines)} filling={filling} />
    </div>
  );
}

function Blocks({
  nodes,
  filling,
  isInside = false,
}: {
  readonly nodes: readonly Node[];
  readonly filling: string | null;
  readonly isInside?: boolean;
}) {
  return (
    <ol style={isInside ? { margin: '4px 0 0 8px' } : undefined}>
      {nodes.map(({ line, inside }, index) => {
        const Icon = ICONS[line.type] ?? ICONS[line.category];
        return (
          <li key={index} style={blockLook(line, inside.length > 0)}>
            <Row gap={2}>
              {Icon && line.category !== 'gap' && <Icon size={18} aria-hidden="true" />}
              {line.partList.map((part, place) =>
                part === null ? (
                  <b key={place} style={GAP_LOOK}>
                    {filling ?? <span aria-label={puzzleTexts.gap}>?</span>}
                  </b>
                ) : (
                  <span key={place}>{part}</span>
                ),
              )}
            </Row>
            {inside.length > 0 && <Blocks nodes={inside} filling={filling} isInside />}
          </li>
        );
      })}
    </ol>
  );
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
