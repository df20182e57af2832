import type { Textures } from 'phaser';
import { createEngine } from '#client/game/createEngine.ts';
import { AssetUrls } from '#client/game/loading/AssetUrls.ts';
import { AvatarComposer } from '#client/game/loading/AvatarComposer.ts';
import { ItemSheets } from '#client/game/loading/ItemSheets.ts';
import { loadSheet } from '#client/game/loading/loadSheet.ts';
import type { ArtScale } from '#client/game/view/chooseArtScale.ts';
import { fitViewport } from '#client/game/view/fitViewport.ts';
import { type AnimationName, FRAME } from '#shared/content/avatarLayers.ts';

/** The game's own engine and loaders without a world, opened for tests in a browser. */

export interface LoadedTexture {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly LoadedFrame[];
}

export interface LoadedFrame {
  readonly name: string;
  /** Side lengths of the untrimmed canvas. */
  readonly sourceWidth: number;
  readonly sourceHeight: number;
  /** Where a figure with the common origin stands on that canvas. */
  readonly anchorX: number;
  readonly anchorY: number;
  /** Whether the picture lies on its page, and its place on its canvas. */
  readonly fits: boolean;
}

export type SheetKind = 'item' | 'npc' | 'npcMoods' | 'ui' | 'further';

export interface Workshop {
  /** Loads a sheet as a texture, tells what Phaser made of it, and forgets it. */
  readonly inspect: (kind: SheetKind, key: string, scale: ArtScale) => Promise<LoadedTexture>;
  /** An outfit in some frames, in rows of `columns` whole canvases at 1x, as the bytes of a PNG in base64. */
  readonly compose: (order: ComposeOrder) => Promise<string>;
}

export interface ComposeOrder {
  /** As in `encodeOutfit`. */
  readonly code: string;
  readonly frames: readonly (readonly [animation: AnimationName, index: number])[];
  readonly columns: number;
  readonly background: string;
}

declare global {
  interface Window {
    /** There as soon as the page's script has run to its end. */
    readonly workshop: Workshop;
  }
}

async function open(): Promise<Workshop> {
  const parent = document.querySelector<HTMLElement>('#stage');
  if (!parent) throw new Error('The workshop needs its stage.');
  const game = createEngine(parent, fitViewport(parent.getBoundingClientRect(), 1));
  const [urls] = await Promise.all([
    AssetUrls.load(),
    new Promise<void>((resolve) => {
      game.events.once('ready', () => resolve());
    }),
  ]);
  const composer = new AvatarComposer(game.textures, new ItemSheets(urls));
  game.events.on('poststep', () => composer.update());
  const addresses: Record<SheetKind, (key: string, scale: ArtScale, file: string) => string> = {
    item: (key, scale, file) => urls.item(key, scale, file),
    npc: (key, scale, file) => urls.npc(key, scale, file),
    npcMoods: (key, scale, file) => urls.npc(key, scale, file.replace('sheet', 'moods')),
    ui: (_, scale, file) => urls.ui(scale, file),
    further: (_, scale, file) => urls.furtherUi(scale, file),
  };

  const inspect: Workshop['inspect'] = async (kind, key, scale) => {
    const name = `${kind} ${key} ${scale}`;
    const at = (file: string) => addresses[kind](key, scale, file);
    const signal = new AbortController().signal;
    await loadSheet(name, at('sheet.json'), at('sheet.webp'), { textures: game.textures, signal });
    const texture = game.textures.get(name);
    const frames = texture.getFrameNames().map((frame) => inspectFrame(texture, frame));
    const { width, height } = texture.source[0] ?? { width: 0, height: 0 };
    game.textures.remove(texture);
    return { width, height, frames };
  };

  const compose: Workshop['compose'] = async ({ code, frames, columns, background }) => {
    const look = composer.acquire(code, 1);
    const names = frames.map(([animation, index]) => `default/${animation}_${index}`);
    await look.shown;
    for (const [animation] of frames) look.want(animation, 'default');
    await new Promise<void>((resolve) => {
      const check = () => {
        if (names.some((name) => !look.composed.has(name))) return;
        game.events.off('poststep', check);
        resolve();
      };
      game.events.on('poststep', check);
    });
    const canvas = document.createElement('canvas');
    canvas.width = columns * FRAME.width;
    canvas.height = Math.ceil(names.length / columns) * FRAME.height;
    // a canvas of the processor, as the composer's own: a graphics card may round another way
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('A canvas could not be had.');
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    names.forEach((name, i) => {
      const composed = look.composed.get(name);
      if (!composed) throw new Error(`${name} was not composed`);
      const { frame, cell, plan } = composed;
      const x = (i % columns) * FRAME.width + plan.left;
      const y = Math.floor(i / columns) * FRAME.height + plan.top;
      const page = frame.source.image as HTMLCanvasElement;
      context.drawImage(page, cell.x, cell.y, plan.width, plan.height, x, y, plan.width, plan.height);
    });
    composer.release(look);
    return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
  };

  return { inspect, compose };
}

function inspectFrame(texture: Textures.Texture, name: string): LoadedFrame {
  const frame = texture.get(name);
  const { width, height } = frame.source;
  return {
    name,
    sourceWidth: frame.realWidth,
    sourceHeight: frame.realHeight,
    anchorX: frame.realWidth * FRAME.originX,
    anchorY: frame.realHeight * FRAME.originY,
    fits:
      frame.cutX >= 0 &&
      frame.cutY >= 0 &&
      frame.cutX + frame.cutWidth <= width &&
      frame.cutY + frame.cutHeight <= height &&
      frame.x >= 0 &&
      frame.y >= 0 &&
      frame.x + frame.cutWidth <= frame.realWidth &&
      frame.y + frame.cutHeight <= frame.realHeight,
  };
}

Object.assign(window, { workshop: await open() });
