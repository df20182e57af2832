import { Theme } from 'blockly/core';
import { BLOCK_COLOURS } from './blockColours.ts';

const STYLES = Object.fromEntries(
  Object.entries(BLOCK_COLOURS).map(([name, { top, bottom, line }]) => [
    name,
    { colourPrimary: top, colourSecondary: bottom, colourTertiary: line, hat: '' },
  ]),
);

const CATEGORIES = Object.fromEntries(
  Object.entries(BLOCK_COLOURS).map(([name, { top }]) => [name, { colour: top }]),
);

/** Colours and letters of the blocks. */
export const blocksTheme = new Theme('dolphin', STYLES, CATEGORIES, {
  workspaceBackgroundColour: '#fdfefc',
  flyoutBackgroundColour: '#fff8e6',
  flyoutOpacity: 0.97,
  scrollbarColour: '#7fb6cc',
  scrollbarOpacity: 0.7,
  insertionMarkerColour: '#ffb52e',
  insertionMarkerOpacity: 0.5,
  selectedGlowColour: '#ffb52e',
});
// 13.5 pt are 18 px.
blocksTheme.setFontStyle({ family: "'Jua', 'Pretendard Variable', sans-serif", weight: '400', size: 13.5 });
