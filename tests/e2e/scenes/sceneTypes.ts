import type { Page } from '@playwright/test';
import type { DialogName, DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import type { Cast } from './fillWorld.ts';

/** Users in whose window a scene is seen. */
export const VIEWERS = [
  'hero',
  'young',
  'teacher',
  'pupil',
  'newcomer',
  'guardian',
  'admin',
  'nobody',
] as const;
export type Viewer = (typeof VIEWERS)[number];

export interface SceneWords {
  /** Words that are there once everything has arrived. */
  readonly shows: string | RegExp;
  /** The child who has played for a while unless told. */
  readonly viewer?: Viewer;
  /** Brings about what the picture is to show, once the words are there. */
  readonly act?: (page: Page) => Promise<void>;
}

/** How a dialog is opened so that it is full of what a child has. */
export interface DialogScene<N extends DialogName> extends SceneWords {
  readonly payload: (cast: Cast) => Omit<DialogPayloads[N] & object, 'onConfirm'> | null;
  /** Fills the stores before the dialog opens. */
  readonly before?: (page: Page, cast: Cast) => Promise<void>;
}

export interface PageScene extends SceneWords {
  readonly path: (cast: Cast) => string;
}
