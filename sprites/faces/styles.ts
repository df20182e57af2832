import type { Expression } from '#shared/content/avatarLayers.ts';

export type MouthStyle = 'smile' | 'smirk' | 'open' | 'cat' | 'small' | 'tooth';

/** The features of a face. All lengths in head space. */
interface Style {
  /** How far the upper lid is lowered. */
  readonly lid: number;
  /** Lashes that flick outwards. */
  readonly flicks: 0 | 1 | 2;
  readonly mouth: MouthStyle;
  /** How far the inner and outer end of a brow are moved. */
  readonly brow: readonly [inner: number, outer: number];
}

export const STYLES = {
  bright: { lid: 0, flicks: 1, mouth: 'smile', brow: [-0.2, -0.2] },
  cool: { lid: 2.4, flicks: 0, mouth: 'smirk', brow: [-0.8, 1.4] },
  twinkle: { lid: 0, flicks: 2, mouth: 'open', brow: [-0.2, -0.2] },
  sleepy: { lid: 4.8, flicks: 1, mouth: 'small', brow: [-1.6, -0.4] },
  doe: { lid: 0, flicks: 2, mouth: 'small', brow: [-1.4, -1] },
  cat: { lid: 1, flicks: 1, mouth: 'cat', brow: [0.4, -1.2] },
  heart: { lid: 0, flicks: 2, mouth: 'open', brow: [-1, -1] },
  bean: { lid: 0, flicks: 0, mouth: 'tooth', brow: [-1, -1] },
  robot: { lid: 0, flicks: 0, mouth: 'small', brow: [0, 0] },
} as const satisfies Record<string, Style>;
export type FaceStyle = keyof typeof STYLES;

export interface FaceLook {
  readonly iris: string;
  readonly brow: string;
  readonly style: FaceStyle;
}

/** Height of both eyes. */
export const EYE_LINE = -18;
export const LASH = '#38203f';

/** The geometry of an eye: its place, its narrowness, and whether it is the far one. */
export interface EyePlace {
  readonly x: number;
  /** Below 1 for the far eye, which is seen at an angle. */
  readonly k: number;
  readonly far: boolean;
}

export const isShut = (expression: Expression, far: boolean) =>
  expression === 'blink' || (expression === 'wink' && far);
