import type { Game } from 'phaser';
import type { OpenStageOptions, StageView } from '#client/bridge/stageView.ts';
import { AvatarComposer } from '../avatars/AvatarComposer.ts';
import { ItemSheets } from '../avatars/ItemSheets.ts';
import { createEngine } from '../engine/createEngine.ts';
import { guardContext } from '../engine/guardContext.ts';
import { tuneShaders } from '../engine/tuneShaders.ts';
import { AssetUrls } from '../loading/AssetUrls.ts';
import { loadNpcArt, loadUiArt } from '../loading/loadArt.ts';
import { reportGameFailure } from '../reportGameFailure.ts';
import { chooseArtScale } from '../view/artScale.ts';
import { prefersReducedMotion } from '../view/prefersReducedMotion.ts';
import { loadStageArt } from './stageTextures.ts';
import { StageLabels } from './StageLabels.ts';
import { StageScene } from './StageScene.ts';
import './stage.css';

/** More canvas px per CSS px would only cost time. */
const MAX_RATIO = 2;

/** Draws a level in a separate engine, without the world and its rooms. Rejects with AssetError or without WebGL. */
export async function openStage({
  parent,
  picture,
  name,
  outfit,
  isWatched = false,
  onLost,
}: OpenStageOptions): Promise<StageView> {
  const closing = new AbortController();
  const { signal } = closing;
  const element = document.createElement('div');
  element.className = 'stage-view';
  parent.append(element);
  const ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
  let engine: Game | null = null;
  try {
    const game = createEngine(element, viewportOf(element, ratio));
    engine = game;
    const [urls] = await Promise.all([AssetUrls.load(signal), isReady(game)]);
    tuneShaders(game);
    const artScale = chooseArtScale(ratio * 0.96, { memory: memoryOf(navigator), finest: urls.finest });
    const source = { textures: game.textures, urls, scale: artScale, signal };
    const sprites = new Set(picture.things.flatMap(({ sprite }) => sprite ?? []));
    await Promise.all([
      loadUiArt(source),
      loadStageArt(picture.theme, source),
      ...[...sprites].map((sprite) => loadNpcArt(sprite, source)),
    ]);
    const composer = new AvatarComposer(game.textures, new ItemSheets(urls), 1);
    const labels = new StageLabels();
    const reducedMotion = prefersReducedMotion();
    const scene = new StageScene({
      picture,
      name,
      outfit,
      isWatched,
      composer,
      artScale,
      labels,
      reducedMotion,
    });
    element.append(labels.element);
    game.scene.add('stage', scene, true);
    game.events.on('poststep', () => composer.update());
    const stopGuarding = guardContext(game, {
      onRestored: () => composer.recompose(),
      onGivenUp: () => {
        reportGameFailure('The graphics context of a level did not come back.', null);
        onLost();
      },
    });
    const resize = () => {
      const { css, canvas } = viewportOf(element, ratio);
      game.scale.resize(canvas.width, canvas.height);
      scene.resize(css, ratio);
    };
    const watcher = new ResizeObserver(resize);
    watcher.observe(element);
    resize();
    return {
      show: (moment) => scene.show(moment),
      wear: (worn) => scene.wear(worn),
      setGhosts: (ghosts) => scene.setGhosts(ghosts),
      celebrate: () => scene.celebrate(),
      destroy() {
        closing.abort();
        watcher.disconnect();
        stopGuarding();
        composer.destroy();
        game.destroy(true);
        element.remove();
      },
    };
  } catch (error) {
    closing.abort();
    engine?.destroy(true);
    element.remove();
    throw error;
  }
}

function viewportOf(element: HTMLElement, ratio: number) {
  const { width, height } = element.getBoundingClientRect();
  const css = { width: Math.max(1, width), height: Math.max(1, height) };
  const canvas = { width: Math.round(css.width * ratio), height: Math.round(css.height * ratio) };
  return { css, canvas, zoom: ratio, cssZoom: 1 };
}

const memoryOf = (device: Navigator & { readonly deviceMemory?: number }) => device.deviceMemory;

function isReady(game: Game): Promise<void> {
  return game.isRunning
    ? Promise.resolve()
    : new Promise((resolve) => void game.events.once('ready', () => resolve()));
}
