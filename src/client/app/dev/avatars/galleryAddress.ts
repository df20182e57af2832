/** Pure: the state of the gallery as the query of its address, so that a look can be sent to somebody else. */
import {
  ANIMATION_NAMES,
  EXPRESSIONS,
  type AnimationName,
  type Expression,
} from '#shared/content/avatarLayers.ts';
import { DEFAULT_OUTFIT } from '#shared/content/items.ts';
import { type Worn, wornItems } from './outfitChange.ts';

export const BACKDROPS = ['water', 'sand', 'dark', 'checker'] as const;
export type Backdrop = (typeof BACKDROPS)[number];
export const SPEEDS = ['0.25', '0.5', '1', '2'] as const;
export const SCALES = ['1', '2'] as const;
export const ZOOMS = ['1', '2', '3', '4'] as const;

export interface GalleryState {
  readonly worn: Worn;
  readonly animation: AnimationName | 'all';
  readonly expression: Expression | 'auto';
  readonly speed: (typeof SPEEDS)[number];
  /** Shown frame while it stands still; null plays. */
  readonly frame: number | null;
  readonly mirrored: boolean;
  readonly scale: (typeof SCALES)[number];
  readonly zoom: (typeof ZOOMS)[number];
  readonly backdrop: Backdrop;
}

const BARE = 'none';
export const ANIMATION_CHOICES = ['all', ...ANIMATION_NAMES] as const;
export const EXPRESSION_CHOICES = ['auto', ...EXPRESSIONS] as const;

/** Values that cannot be read are as at first. */
export function readGalleryState(search: string): GalleryState {
  const query = new URLSearchParams(search);
  const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T =>
    values.find((value) => value === query.get(name)) ?? otherwise;
  const wear = query.get('wear');
  const frame = query.get('frame');
  return {
    worn: wornItems(wear === null ? DEFAULT_OUTFIT : wear.split(',')),
    animation: oneOf('animation', ANIMATION_CHOICES, 'stand'),
    expression: oneOf('expression', EXPRESSION_CHOICES, 'auto'),
    speed: oneOf('speed', SPEEDS, '1'),
    frame: frame !== null && /^\d$/.test(frame) ? Number(frame) : null,
    mirrored: query.has('mirrored'),
    scale: oneOf('scale', SCALES, '2'),
    zoom: oneOf('zoom', ZOOMS, '3'),
    backdrop: oneOf('backdrop', BACKDROPS, 'water'),
  };
}

/** The query with its question mark; what is as at first is left out, but for the outfit. */
export function writeGalleryState(state: GalleryState): string {
  const first = readGalleryState('');
  const query = new URLSearchParams();
  query.set('wear', state.worn.map(({ key }) => key).join(',') || BARE);
  for (const name of ['animation', 'expression', 'speed', 'scale', 'zoom', 'backdrop'] as const)
    if (state[name] !== first[name]) query.set(name, state[name]);
  if (state.frame !== null) query.set('frame', String(state.frame));
  if (state.mirrored) query.set('mirrored', '');
  return `?${query.toString().replaceAll('%2C', ',')}`;
}
