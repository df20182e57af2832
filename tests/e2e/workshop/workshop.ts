import type { Textures } from 'phaser';
import { Bridge } from '#client/bridge/Bridge.ts';
import { createEngine } from '#client/game/engine/createEngine.ts';
import { AssetUrls } from '#client/game/loading/AssetUrls.ts';
import { AvatarComposer } from '#client/game/avatars/AvatarComposer.ts';
import { ItemSheets } from '#client/game/avatars/ItemSheets.ts';
import { loadSheet } from '#client/game/loading/loadArt.ts';
import type { ArtScale } from '#client/game/view/artScale.ts';
import type { GameHandle, startGame as StartGame } from '#client/game/startGame.ts';
import { fitViewport } from '#client/game/view/viewport.ts';
import { WorldConnection } from '#client/net/rooms/connection/WorldConnection.ts';
import { type AnimationName, FRAME } from '#shared/content/avatarLayers.ts';
import { layOver } from './layOver.ts';
import { readPageFrame } from './readPageFrame.ts';

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
  /** The x at which a figure with the common origin stands on that canvas. */
  readonly anchorX: number;
  readonly anchorY: number;
  /** Whether the picture lies on its page, and its place on its canvas. */
  readonly fits: boolean;
}

export type SheetKind = 'item' | 'npc' | 'npcExpressions' | 'ui' | 'further' | 'season' | 'doors';

export interface Workshop {
  /** Loads a sheet as a texture, tells what Phaser made of it, and forgets it. */
  readonly inspect: (kind: SheetKind, key: string, scale: ArtScale) => Promise<LoadedTexture>;
  /** An outfit in some frames, in rows of `columns` whole canvases at 1x, as the bytes of a PNG in base64. */
  readonly compose: (order: ComposeOrder) => Promise<string>;
  /** Starts the world so many times in one place, each time by a fresh copy of the code, as a hot reload does. */
  readonly reloadGame: (times: number) => Promise<Reloaded>;
}

export interface Reloaded {
  /** The number of the world's views in its place. */
  readonly views: number;
  readonly canvases: number;
  /** By the order of their start: whether its graphics context has been given back. */
  readonly givenBack: readonly boolean[];
}

export interface ComposeOrder {
  /** The code of `encodeOutfit`. */
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

/** Frames until everything that was to happen has happened. */
const PATIENCE = 600;

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
    npcExpressions: (key, scale, file) => urls.npc(key, scale, file.replace('sheet', 'moods')),
    ui: (_, scale, file) => urls.ui(scale, file),
    further: (_, scale, file) => urls.furtherUi(scale, file),
    season: (_, scale, file) => urls.seasonUi(scale, file),
    doors: (_, scale, file) => urls.doorUi(scale, file),
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
    const isThere = ([animation]: readonly [AnimationName, number]) =>
      look.has({ animation, expression: 'default' });
    for (const [animation] of frames) look.want({ animation, expression: 'default' });
    await new Promise<void>((resolve) => {
      const check = () => {
        if (!frames.every(isThere)) return;
        game.events.off('poststep', check);
        resolve();
      };
      game.events.on('poststep', check);
    });
    const canvas = document.createElement('canvas');
    canvas.width = columns * FRAME.width;
    canvas.height = Math.ceil(frames.length / columns) * FRAME.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('A canvas could not be had.');
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const sheet = context.getImageData(0, 0, canvas.width, canvas.height);
    frames.forEach(([animation, index], i) => {
      const composed = look.frame(animation, index, 'default');
      if (composed === null) throw new Error(`${animation}_${index} was not composed`);
      // where the picture lies on its untrimmed canvas
      const { x, y } = composed.frame;
      layOver(sheet, readPageFrame(game, composed), {
        x: (i % columns) * FRAME.width + x,
        y: Math.floor(i / columns) * FRAME.height + y,
      });
    });
    context.putImageData(sheet, 0, 0);
    composer.release(look);
    return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
  };

  return { inspect, compose, reloadGame };
}

async function reloadGame(times: number): Promise<Reloaded> {
  const parent = document.createElement('div');
  parent.style.cssText = 'position: relative; width: 320px; height: 180px';
  document.body.append(parent);
  const connection = new WorldConnection({
    endpoint: window.location.origin,
    getAccessToken: () => Promise.resolve(null),
  });
  const contexts: (WebGLRenderingContext | null)[] = [];
  let game: GameHandle | null = null;
  for (let copy = 1; copy <= times; copy += 1) {
    const address = `/src/client/game/startGame.ts?copy=${copy}`;
    const { startGame } = (await import(/* @vite-ignore */ address)) as { startGame: typeof StartGame };
    const bridge = new Bridge();
    // It is heard from first when the engine begins, then when it stands and the map is on its way.
    const isStanding = new Promise<void>((resolve) => {
      bridge.on('loadingProgressed', ({ progress }) => progress >= 0.1 && resolve());
    });
    game = startGame({ parent, bridge, connection });
    await isStanding;
    contexts.push([...parent.querySelectorAll('canvas')].at(-1)?.getContext('webgl') ?? null);
  }
  const isGivenBack = () => contexts.map((context) => context?.isContextLost() ?? false);
  // An engine comes to its end with its next frame.
  for (let frame = 0; frame < PATIENCE && isGivenBack().slice(0, -1).includes(false); frame += 1)
    await new Promise(requestAnimationFrame);
  const reloaded = {
    views: parent.childElementCount,
    canvases: parent.querySelectorAll('canvas').length,
    givenBack: isGivenBack(),
  };
  game?.destroy();
  parent.remove();
  return reloaded;
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
