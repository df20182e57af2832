import { blockRendering, type BlockSvg, zelos } from 'blockly/core';
import { BlockPath } from './BlockPath.ts';

export const BLOCKS_RENDERER = 'dolphin';

/** Measures of the blocks, in px at scale 1: rows of 45, fields of 29, corners of 11. */
class BlockMeasures extends zelos.ConstantProvider {
  override readonly CORNER_RADIUS = 11;
  override readonly NOTCH_WIDTH = 34;
  override readonly NOTCH_HEIGHT = 8;
  override readonly NOTCH_OFFSET_LEFT = 17;
  override readonly MIN_BLOCK_HEIGHT = 45;
  override readonly START_HAT_HEIGHT = 20;
  override readonly START_HAT_WIDTH = 110;
  override readonly EMPTY_STATEMENT_INPUT_HEIGHT = 32;
  override readonly FIELD_BORDER_RECT_Y_PADDING = 3.5;
  override readonly FIELD_BORDER_RECT_X_PADDING = 10;
  override readonly FIELD_BORDER_RECT_RADIUS = 11;
  override readonly BOTTOM_ROW_AFTER_STATEMENT_MIN_HEIGHT = 22;
  override readonly DUMMY_INPUT_MIN_HEIGHT = 29;
  override readonly EMPTY_INLINE_INPUT_HEIGHT = 29;
  override readonly STATEMENT_INPUT_PADDING_LEFT = 18;
}

class BlocksRenderer extends zelos.Renderer {
  protected override makeConstants_(): zelos.ConstantProvider {
    return new BlockMeasures();
  }

  override makePathObject(root: SVGElement, style: BlockSvg['style']): zelos.PathObject {
    return new BlockPath(root, style, this.getConstants());
  }
}

blockRendering.register(BLOCKS_RENDERER, BlocksRenderer);
