import { type BlockSvg, type Connection, inputs, type WorkspaceSvg } from 'blockly/core';

/**
 * Puts a new block where a tap means it: a statement into the empty mouth of the chosen block or below it, or at the end
 * of the program; a value into the first hole of the chosen block that waits for one, or into the last such hole of the program. False where nothing
 * takes it.
 */
export function attachBlock(workspace: WorkspaceSvg, block: BlockSvg, chosen: BlockSvg | null): boolean {
  if (block.outputConnection) return fillHole(workspace, block, chosen);
  if (!block.previousConnection) return false;
  for (const above of [statementOf(chosen), endOf(workspace)]) {
    if (above && above !== block && insertBelow(above, block)) return true;
  }
  return false;
}

/** The statement a value stands in; a statement is its own. */
function statementOf(block: BlockSvg | null): BlockSvg | null {
  let statement = block;
  while (statement?.outputConnection) statement = statement.getParent();
  return statement;
}

/** The last block below «시작하면» itself, not inside a mouth. */
function endOf(workspace: WorkspaceSvg): BlockSvg | null {
  let last = startOf(workspace);
  for (let next = last; next; next = next.getNextBlock()) last = next;
  return last;
}

const startOf = (workspace: WorkspaceSvg): BlockSvg | null =>
  workspace.getTopBlocks(false).find(({ type }) => type === 'start') ?? null;

function insertBelow(above: BlockSvg, block: BlockSvg): boolean {
  const mouths = above.inputList.flatMap(({ type, connection }) =>
    type === inputs.inputTypes.STATEMENT && connection ? connection : [],
  );
  // A repetition that is still empty is filled first.
  const below = mouths.find((mouth) => !mouth.targetBlock()) ?? above.nextConnection;
  if (!below) return false;
  // A block that stood there moves below the new one by itself; after one that ends everything nothing can
  // stand.
  if (below.targetBlock() && !block.nextConnection) return false;
  return connect(below, block.previousConnection);
}

function fillHole(workspace: WorkspaceSvg, block: BlockSvg, chosen: BlockSvg | null): boolean {
  const others = startOf(workspace)?.getDescendants(true).toReversed() ?? [];
  const own = chosen ? [statementOf(chosen) ?? chosen] : [];
  const hosts = [...own.flatMap((host) => host.getDescendants(true)), ...others];
  return hosts.some(
    (host) =>
      host !== block &&
      !host.isShadow() &&
      host.inputList.some(({ connection }) => {
        const inside = connection?.targetBlock();
        return connection && (!inside || inside.isShadow()) && connect(connection, block.outputConnection);
      }),
  );
}

/** Whether the two could be joined, and are. */
function connect(superior: Connection, inferior: Connection | null): boolean {
  if (!inferior || !superior.getConnectionChecker().canConnect(superior, inferior, false)) return false;
  superior.connect(inferior);
  return true;
}
