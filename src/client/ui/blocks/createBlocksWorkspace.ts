import {
  type BlockSvg,
  ComponentManager,
  dialog,
  Events,
  getFocusManager,
  inject,
  serialization,
  setLocale,
  svgResize,
  utils,
  Variables,
  type WorkspaceSvg,
  registry,
  ToolboxCategory,
} from 'blockly/core';
import { parseProgram } from '#shared/blocks/parseProgram.ts';
import { writeBlocks } from '#shared/blocks/writeBlocks.ts';
import { attachBlock } from './attachBlock.ts';
import { BinArea } from './BinArea.ts';
import { BLOCKS_RENDERER } from './BlocksRenderer.ts';
import { registerBlockKeys, rememberAbove } from './blockKeys.ts';
import { blocksTheme } from './blocksTheme.ts';
import { defineBlocks } from './defineBlocks.ts';
import { fillDrawers, renameCasts } from './drawers.ts';
import { chosenBlock, wasMoved } from './SlotDragStrategy.ts';
import { blocksTexts, SPOKEN_MOVES } from './texts.ts';
import { ToldPrograms } from './toldPrograms.ts';
import { NEW_VARIABLE_BUTTON, toolboxOf } from './toolboxOf.ts';

import * as Korean from 'blockly/msg/ko';

export interface BlocksWorkspaceOptions {
  readonly parent: HTMLElement;
  /** Blocks dropped on it are thrown away. */
  readonly bin: HTMLElement;
  /** Addresses of the pictures by name. */
  readonly icons: ReadonlyMap<string, string>;
  readonly toolbox: readonly string[] | null;
  /** The blocks on offer stand open beside the program, without drawers. */
  readonly isOpen: boolean;
  readonly readOnly: boolean;
  /** Drawers lie below the blocks instead of beside them. */
  readonly phone: boolean;
  readonly onChange: (source: string) => void;
  /** Something moved on the screen, so that what hangs on blocks must follow. */
  readonly onView: () => void;
  /** Asks for a name; null keeps the old one. */
  readonly askName: (old: string, answer: (name: string | null) => void) => void;
}

export interface BlocksWorkspace {
  /** Shows another program; throws BlockError for what is none. */
  load(source: string): void;
  undo(): void;
  /** Throws the chosen block away; the one above it has the focus then. */
  deleteChosen(): void;
  highlight(blockId: string | null): void;
  markErrors(blockIds: readonly string[]): void;
  /** The drawn shape of a block on the screen. */
  rectOf(blockId: string): DOMRect | null;
  /** The first block on offer in an open drawer, and the end of the program, on the screen; null without a drawer. */
  firstMove(): { readonly from: DOMRect; readonly to: DOMRect } | null;
  resize(): void;
  dispose(): void;
}

/** Drawer and program stand side by side in the width of an editor. */
const OPEN_SCALE = 0.84;

const EMPTY = writeBlocks([]);

/** Blockly's own words; a module has more than texts. */
const WORDS = Object.fromEntries(
  Object.entries(Korean).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
);

/** Blockly with the blocks, words and looks of this world. */
export function createBlocksWorkspace(options: BlocksWorkspaceOptions): BlocksWorkspace {
  const { parent, bin, icons, toolbox, isOpen, readOnly, phone, onChange, onView, askName } = options;
  setLocale({ ...WORDS, ...SPOKEN_MOVES });
  registerBlockKeys();
  defineBlocks(icons);
  dialog.setPrompt((_message, old, answer) => askName(old, answer));
  const workspace = inject(parent, {
    ...(!readOnly && { toolbox: toolboxOf(toolbox, isOpen) }),
    horizontalLayout: phone,
    toolboxPosition: phone ? 'end' : 'start',
    renderer: BLOCKS_RENDERER,
    theme: blocksTheme,
    readOnly,
    // No sound and no picture of Blockly's own is shown.
    sounds: false,
    media: '/ui/',
    trashcan: false,
    // Also on a phone a value is written in its place; the prompt asks for names alone.
    modalInputs: false,
    grid: { spacing: 22, length: 2, colour: '#dcebee', snap: false },
    move: { scrollbars: true, drag: true, wheel: true },
    zoom: {
      pinch: true,
      wheel: false,
      controls: false,
      startScale: isOpen ? OPEN_SCALE : phone ? 0.92 : 1,
      minScale: 0.5,
      maxScale: 1.6,
    },
  });
  // Blockly beeps where keys find no way; what is heard is this world's own.
  workspace.getAudioManager().setMuted(true);
  fillDrawers(workspace, toolbox);
  if (isOpen) takeByTap(workspace);
  workspace.registerButtonCallback(NEW_VARIABLE_BUTTON, () =>
    Variables.createVariableButtonHandler(workspace),
  );
  workspace.getComponentManager().addComponent({
    component: new BinArea(bin),
    weight: 0,
    capabilities: [ComponentManager.Capability.DELETE_AREA, ComponentManager.Capability.DRAG_TARGET],
  });

  /** Null before the first program, so that an empty one gets its beginning, too. */
  let known: string | null = null;
  const told = new ToldPrograms();
  let errors: readonly string[] = [];
  // Kept while a drawer has the focus: that is where a tapped block goes.
  let chosen: BlockSvg | null = null;
  const attachTapped = (event: Events.BlockCreate) => {
    const block = event.recordUndo ? workspace.getBlockById(event.blockId ?? '') : null;
    if (!block || block.getParent() || wasMoved(block)) return;
    Events.setGroup(event.group || true);
    const attached = attachBlock(workspace, block, chosen?.isDeadOrDying() ? null : chosen);
    Events.setGroup(false);
    // The next block may have been tapped before this one got the focus.
    chosen = block;
    if (!attached && !block.hat) utils.aria.announceDynamicAriaState(blocksTexts.noPlace);
    getFocusManager().focusNode(block);
    workspace.scrollBoundsIntoView(block.getBoundingRectangleWithoutChildren());
  };
  const listener = (event: Events.Abstract) => {
    onView();
    chosen = chosenBlock(workspace) ?? (event.type === Events.CLICK ? null : chosen);
    if (event.isUiEvent) return;
    if (event instanceof Events.BlockCreate) attachTapped(event);
    markLoose(workspace);
    if (event instanceof Events.BlockChange && event.name === 'NAME') {
      renameCasts(workspace, String(event.oldValue), String(event.newValue));
    }
    const source = sourceOf(workspace);
    if (source === known || workspace.isDragging()) return;
    known = source;
    told.tell(source);
    onChange(source);
  };
  workspace.addChangeListener(listener);

  return {
    load(source) {
      if (known !== null && told.isBack(source, known)) return;
      parseProgram(source);
      const text = source.trim() === '' ? EMPTY : source;
      serialization.workspaces.load(JSON.parse(text), workspace, { recordUndo: false });
      ensureStart(workspace);
      markLoose(workspace);
      workspace.clearUndo();
      known = sourceOf(workspace);
      workspace.scrollBoundsIntoView(workspace.getBlocksBoundingBox());
    },
    undo: () => workspace.undo(false),
    deleteChosen() {
      const block = chosenBlock(workspace) ?? chosen;
      if (!block?.isDeletable() || block.isShadow() || block.isDeadOrDying()) return;
      const focusAbove = rememberAbove(block);
      Events.setGroup(true);
      block.dispose(true, true);
      Events.setGroup(false);
      focusAbove();
    },
    highlight(blockId) {
      workspace.highlightBlock(blockId);
      parent.querySelectorAll('.block-around').forEach((element) => element.classList.remove('block-around'));
      const block = blockId === null ? null : workspace.getBlockById(blockId);
      for (let around = block?.getSurroundParent(); around; around = around.getSurroundParent()) {
        if (
          around.type.startsWith('repeat') ||
          ['forever', 'count', 'forEach', 'forEachLetter'].includes(around.type)
        ) {
          around.getSvgRoot().classList.add('block-around');
        }
      }
      if (block && !isInView(workspace, block)) workspace.centerOnBlock(block.id, true);
      onView();
    },
    markErrors(blockIds) {
      for (const id of errors) workspace.getBlockById(id)?.getSvgRoot().classList.remove('block-error');
      for (const id of blockIds) workspace.getBlockById(id)?.getSvgRoot().classList.add('block-error');
      errors = blockIds;
      onView();
    },
    rectOf: (blockId) => workspace.getBlockById(blockId)?.pathObject.svgPath.getBoundingClientRect() ?? null,
    firstMove() {
      const offered = workspace.getFlyout()?.getWorkspace().getTopBlocks(true)[0];
      const start = workspace.getTopBlocks(false).find(({ type }) => type === 'start');
      if (!isOpen || !offered || !start) return null;
      const rectOf = (block: BlockSvg) => block.pathObject.svgPath.getBoundingClientRect();
      return { from: rectOf(offered), to: rectOf(start) };
    },
    resize: () => svgResize(workspace),
    dispose() {
      workspace.removeChangeListener(listener);
      workspace.dispose();
    },
  };
}

/** Blockly takes a tapped block out of a drawer that closes; out of one that stands open this does. */
function takeByTap(workspace: WorkspaceSvg): void {
  const drawer = workspace.getFlyout()?.getWorkspace();
  drawer?.addChangeListener((event) => {
    if (!(event instanceof Events.Click) || !event.blockId) return;
    const tapped = drawer.getBlockById(event.blockId)?.getRootBlock();
    const taken = tapped && serialization.blocks.save(tapped, { saveIds: false });
    if (taken) serialization.blocks.append(taken, workspace, { recordUndo: true });
  });
}

const sourceOf = (workspace: WorkspaceSvg) => JSON.stringify(serialization.workspaces.save(workspace));

/** A program without its beginning gets one again. */
function ensureStart(workspace: WorkspaceSvg): void {
  if (workspace.getBlocksByType('start').length > 0) return;
  serialization.blocks.append({ type: 'start', x: 24, y: 24 }, workspace, { recordUndo: false });
}

/** Pales what hangs loose, because it is not run. */
function markLoose(workspace: WorkspaceSvg): void {
  for (const block of workspace.getTopBlocks(false)) {
    const loose = !block.hat && !block.isInsertionMarker();
    for (const inside of block.getDescendants(false)) inside.getSvgRoot().classList.remove('block-loose');
    block.getSvgRoot().classList.toggle('block-loose', loose);
  }
}

function isInView(workspace: WorkspaceSvg, block: BlockSvg): boolean {
  const { top, left, width, height } = workspace.getMetricsManager().getViewMetrics(true);
  const { x, y } = block.getRelativeToSurfaceXY();
  return x >= left && x <= left + width - MARGIN && y >= top && y <= top + height - MARGIN;
}

/** Room for a row of a block, in px of the workspace. */
const MARGIN = 60;

/** A drawer of the toolbox as a pebble with its picture; colours and pictures come from the style sheet. */
class PebbleCategory extends ToolboxCategory {
  /** Also in the horizontal toolbox of a phone, where Blockly leaves pictures out. */
  protected override createIconDom_(): Element {
    const icon = super.createIconDom_();
    icon.classList.add('pebble-icon');
    return icon;
  }

  // The pebble is coloured whole, so that no strip stands beside it.
  protected override addColourBorder_(): void {}

  override setSelected(selected: boolean): void {
    super.setSelected(selected);
    this.rowDiv_?.style.removeProperty('background-color');
  }
}

registry.register(registry.Type.TOOLBOX_ITEM, ToolboxCategory.registrationName, PebbleCategory, true);
