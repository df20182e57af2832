import {
  ArrowDown,
  ArrowUp,
  Box,
  Calculator,
  Eye,
  Footprints,
  GitBranch,
  Hand,
  List,
  type LucideIcon,
  MessageCircle,
  Paintbrush,
  Repeat,
  Sparkles,
  Undo2,
  WandSparkles,
  Zap,
} from 'lucide-react';
import type { BlockCategory, BlockDefinition } from '#shared/blocks/blockDefinition.ts';

export const CATEGORY_ICONS: Readonly<Record<BlockCategory, LucideIcon>> = {
  move: Footprints,
  repeat: Repeat,
  if: GitBranch,
  talk: MessageCircle,
  memory: Box,
  spells: WandSparkles,
  calc: Calculator,
};

/** Types with a picture that says more than that of their category. */
const TYPE_ICONS: Readonly<Record<string, LucideIcon>> = {
  turn: Undo2,
  jump: Sparkles,
  dash: Zap,
  climbUp: ArrowUp,
  climbDown: ArrowDown,
  take: Hand,
  draw: Paintbrush,
  ifSight: Eye,
  ifSightElse: Eye,
  listNew: List,
  listAdd: List,
  listSet: List,
  listRemove: List,
};

/** Every picture by its name: a category or a type of block. Drawn hidden, so that blocks can take them as images. */
export const ICONS: Readonly<Record<string, LucideIcon>> = { ...CATEGORY_ICONS, ...TYPE_ICONS };

/** Name of the picture at the start of a block; value blocks have none. */
export const iconNameOf = ({ type, category, shape }: BlockDefinition): string | null =>
  shape === 'value' ? null : type === 'start' ? 'start' : Object.hasOwn(TYPE_ICONS, type) ? type : category;

/** The shell on the hat of a program. */
export const START_SHELL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M14 24c-2 0-4-1-5-2.400C4 19 2.500 14.500 4 10.500 5.600 6.600 9.600 4 14 4s8.400 2.600 10 6.500c1.500 4 0 8.500-5 11.100C18 23 16 24 14 24Z" fill="#ff8fa8" stroke="#8c2f45" stroke-width="2"/><path d="M14 22V6.500M11 21 7 9M17 21l4-12" fill="none" stroke="#d95f7c" stroke-width="1.600" stroke-linecap="round"/></svg>`;
