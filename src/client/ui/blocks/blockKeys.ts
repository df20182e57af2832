import { BlockSvg, getFocusManager, ShortcutItems, ShortcutRegistry, utils } from 'blockly/core';

const PICK_UP = 'pickUp';

/**
 * Enter picks up a block of the program as well as one of a drawer; Blockly itself asks for M there. After a deletion
 * the block above has the focus.
 */
export function registerBlockKeys(): void {
  const { registry } = ShortcutRegistry;
  const { [ShortcutItems.names.START_MOVE]: startMove, [ShortcutItems.names.DELETE]: remove } =
    registry.getRegistry();
  if (!startMove || !remove || registry.getRegistry()[PICK_UP]) return;
  registry.unregister(remove.name);
  registry.register({
    ...remove,
    callback: (workspace, event, shortcut, scope) => {
      const block = getFocusManager().getFocusedNode();
      const focusAbove = block instanceof BlockSvg ? rememberAbove(block) : undefined;
      const isDone = remove.callback?.(workspace, event, shortcut, scope) ?? false;
      if (isDone) focusAbove?.();
      return isDone;
    },
  });
  registry.register({
    ...startMove,
    name: PICK_UP,
    preconditionFn: (workspace, scope) => {
      const block = getFocusManager().getFocusedNode();
      return (
        block instanceof BlockSvg &&
        !block.isInFlyout &&
        !block.isShadow() &&
        !workspace.isDragging() &&
        startMove.preconditionFn?.(workspace, scope) !== false
      );
    },
    keyCodes: [utils.KeyCodes.ENTER],
    allowCollision: true,
  });
}

/**
 * Answers how to focus what a block hangs on, once the block is gone. Blockly looks for it only after the two are
 * apart, and takes another block where it has not drawn yet.
 */
export function rememberAbove(block: BlockSvg): () => void {
  const above = block.getParent();
  return () => {
    // After Blockly's own choice, which waits for the same turn.
    setTimeout(() => {
      if (above && !above.isDeadOrDying() && above.workspace.rendered) getFocusManager().focusNode(above);
    }, 0);
  };
}
