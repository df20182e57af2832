import {
  type BlockSvg,
  common,
  dragging,
  getFocusManager,
  type RenderedConnection,
  type utils,
  type WorkspaceSvg,
} from 'blockly/core';

/** A place where the moved block fits: one of its own connections and one on the sheet. */
interface Slot {
  readonly local: RenderedConnection;
  readonly neighbour: RenderedConnection;
  readonly distance: number;
}

/** Blocks that were moved by hand or by keys, so that they lie where somebody put them. */
const moved = new WeakSet<BlockSvg>();

export const wasMoved = (block: BlockSvg): boolean => moved.has(block);

/**
 * How blocks are moved. With the arrow keys a block goes from slot to slot, begins at the end of the program and, past
 * the last slot, comes to the first again: it never ends up loose where no key brings it back.
 */
export class SlotDragStrategy extends dragging.BlockDragStrategy {
  override startDrag(event?: PointerEvent | KeyboardEvent) {
    moved.add(this.block);
    return super.startDrag(event);
  }

  override endDrag(...[event, disposition]: Parameters<dragging.BlockDragStrategy['endDrag']>) {
    super.endDrag(event, disposition);
    if (!(event instanceof PointerEvent)) keepFocus(this.block);
  }

  override findTraversalCandidate(delta: utils.Coordinate): Slot | null {
    const found: Slot | null = super.findTraversalCandidate(delta);
    const slots = this.#slots();
    if (found || slots.length === 0) return found;
    const current: Slot | null = this['connectionCandidate'];
    if (current === null) return firstChoice(slots, this.workspace);
    const last = slots.at(-1);
    const wasLast = last?.local === current.local && last.neighbour === current.neighbour;
    return (wasLast ? slots[0] : last) ?? null;
  }

  /** A block that begins a program of its own has none. */
  #slots(): readonly Slot[] {
    if (!this.block.previousConnection && !this.block.outputConnection) return [];
    const pairs: readonly Omit<Slot, 'distance'>[] = this['allConnectionPairs'];
    return pairs.map((pair) => ({ ...pair, distance: 0 }));
  }
}

/**
 * Blockly draws the outline of a slot over all else that hangs there, one frame late. A block put there within that
 * frame is moved in the document for it, and so loses the focus: every further key would go nowhere.
 */
function keepFocus(block: BlockSvg): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && !block.isDeadOrDying())
      getFocusManager().focusNode(block);
  });
}

/** Below the last block of the program; a value goes into the last hole. */
function firstChoice(slots: readonly Slot[], workspace: WorkspaceSvg): Slot | null {
  const start = workspace.getTopBlocks(false).find(({ type }) => type === 'start');
  const end = slots.findLast(
    ({ local, neighbour }) =>
      local === local.getSourceBlock().previousConnection &&
      neighbour === neighbour.getSourceBlock().nextConnection &&
      neighbour.getSourceBlock().getSurroundParent() === null &&
      neighbour.getSourceBlock().getRootBlock() === start,
  );
  return end ?? slots.at(-1) ?? null;
}

/** The block that is chosen now; null for none on this sheet. */
export function chosenBlock(workspace: WorkspaceSvg): BlockSvg | null {
  const chosen = common.getSelected();
  return chosen && chosen.workspace === workspace ? workspace.getBlockById(chosen.id) : null;
}
