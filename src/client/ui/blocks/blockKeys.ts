import { BlockSvg, getFocusManager, ShortcutItems, ShortcutRegistry, utils } from 'blockly/core';

const PICK_UP = 'pickUp';

/** Enter picks up a block of the program as well as one of a drawer; Blockly itself asks for M there. */
export function registerBlockKeys(): void {
  const { registry } = ShortcutRegistry;
  const startMove = registry.getRegistry()[ShortcutItems.names.START_MOVE];
  if (!startMove || registry.getRegistry()[PICK_UP]) return;
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
