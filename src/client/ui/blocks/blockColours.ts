import type { BlockCategory } from '#shared/blocks/blockDefinition.ts';

interface BlockColours {
  readonly top: string;
  readonly bottom: string;
  readonly line: string;
}

/** White words reach 4.5 : 1 on the lighter colour of each; the names are those of the tokens. */
export const BLOCK_COLOURS: Readonly<Record<BlockCategory | 'start', BlockColours>> = {
  start: { top: '#ffc64a', bottom: '#ffb52e', line: '#9a5d0c' },
  move: { top: '#15819a', bottom: '#117c93', line: '#0c4a66' },
  repeat: { top: '#1d8560', bottom: '#1a7a58', line: '#0d5039' },
  if: { top: '#b35c14', bottom: '#a85510', line: '#6e360a' },
  talk: { top: '#cc4841', bottom: '#c4413d', line: '#7e2228' },
  memory: { top: '#7f58cc', bottom: '#7049bd', line: '#452a80' },
  spells: { top: '#2873b3', bottom: '#2167a5', line: '#133f6e' },
  calc: { top: '#b8447c', bottom: '#a83a70', line: '#6b1f45' },
};
