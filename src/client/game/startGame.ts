import type { Game } from 'phaser';
import type { Bridge } from '#client/bridge/Bridge.ts';
import type { WorldEvent } from '#client/bridge/worldEvents.ts';
import { EMOTE_NAMES } from '#shared/content/emotes.ts';
import { emoteAction } from '#shared/content/worldActions.ts';
import { loadDaylight } from '#client/net/localPreferences/daylight.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { loadKeyBindings } from '#client/net/localPreferences/keyBindings.ts';
import { controlStore } from '#client/stores/controlStore.ts';
import { createEngine } from './engine/createEngine.ts';
import { InputBroker } from './input/InputBroker.ts';
import { listenToKeyboard } from './input/keyboard.ts';
import { Gamepads } from './input/gamepad.ts';
import { keyMapOf } from './input/keyMap.ts';
import { listenToPointing } from './input/pointer.ts';
import { listenToTaps } from './input/pointer.ts';
import { AssetUrls } from './loading/AssetUrls.ts';
import { AvatarComposer } from './avatars/AvatarComposer.ts';
import { ItemSheets } from './avatars/ItemSheets.ts';
import { publishProbe } from './probe.ts';
import { DayClock } from './lighting/DayClock.ts';
import { SettleClock } from './engine/SettleClock.ts';
import { GAME_TEXTS } from './texts.ts';
import { chooseArtScale } from './view/artScale.ts';
import { chooseOthersScale } from './view/artScale.ts';
import { fitViewport, type Viewport } from './view/viewport.ts';
import { guardContext } from './engine/guardContext.ts';
import { prefersReducedMotion } from './view/prefersReducedMotion.ts';
import { paceFrames } from './engine/paceFrames.ts';
import { tuneShaders } from './engine/tuneShaders.ts';
import { NameTags } from './view/NameTags.ts';
import { WorldLayer } from './view/WorldLayer.ts';
import { Journey } from './navigation/Journey.ts';
import { SpeechBubbles } from './view/SpeechBubbles.ts';
import { ScreenFade } from './view/ScreenFade.ts';
import { watchViewport } from './view/viewport.ts';
import { WorldCommands } from './WorldCommands.ts';
import { WorldDirector } from './WorldDirector.ts';
import type { GameConnection } from './worldParts.ts';
import './view/worldView.css';
import { reportGameFailure } from './reportGameFailure.ts';

export interface StartGameOptions {
  /** A positioned element for the game alone. */
  readonly parent: HTMLElement;
  readonly bridge: Bridge;
  readonly connection: GameConnection;
}

export interface GameHandle {
  destroy(): void;
}

/** Keys of the world that open something outside of it. */
type KeyEvent = Extract<
  WorldEvent,
  { type: 'chatCalled' | 'photoCalled' | 'mapCalled' | 'goCalled' | 'emoteCalled' }
>;

/** The game in each element; survives hot reloads of this module, so that there are never two. */
const RUNNING_GAME = Symbol.for('dolphin-world.game');
type Stage = HTMLElement & { [RUNNING_GAME]?: GameHandle };

/**
 * Starts the world in `parent` and returns at once. Progress comes over the bridge: `loadingProgressed`, then
 * `worldReady` and, after a while, `worldSettled`; or `worldFailed` with a reason. After a failure the caller destroys
 * the handle and starts again.
 */
export function startGame({ parent, bridge, connection }: StartGameOptions): GameHandle {
  const stage: Stage = parent;
  stage[RUNNING_GAME]?.destroy();

  const view = document.createElement('div');
  view.className = 'world-view';
  parent.append(view);
  const broker = new InputBroker();
  const tags = new NameTags();
  const speech = new SpeechBubbles();
  const layer = new WorldLayer();
  const screenFade = new ScreenFade();
  const closing = new AbortController();
  const disposals: (() => void)[] = [];
  let game: Game | null = null;
  let director: WorldDirector | null = null;
  let journey: Journey | null = null;
  let viewport: Viewport = fitViewport(view.getBoundingClientRect(), window.devicePixelRatio || 1);

  const commands = new WorldCommands({
    broker,
    tags,
    speech,
    layer,
    game: () => game,
    director: () => director,
    journey: () => journey,
  });
  const fail = (reason: string, error: unknown) => {
    reportGameFailure(reason, error);
    bridge.emit({ type: 'worldFailed', reason });
  };

  const open = async (engine: Game) => {
    bridge.emit({ type: 'loadingProgressed', progress: 0.02, label: GAME_TEXTS.loading.engine });
    const [urls] = await Promise.all([AssetUrls.load(closing.signal), isReady(engine)]);
    if (closing.signal.aborted) return;
    tuneShaders(engine);
    paceFrames(engine);
    const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
    const artScale = chooseArtScale(viewport.zoom, { memory: deviceMemory, finest: urls.finest });
    const reducedMotion = prefersReducedMotion();
    const shortSide = Math.min(viewport.css.width, viewport.css.height);
    const othersScale = chooseOthersScale(artScale, { memory: deviceMemory, shortSide });
    const composer = new AvatarComposer(engine.textures, new ItemSheets(urls), othersScale);
    loadDaylight();
    const dayClock = new DayClock(() => Date.now());
    const settling = new SettleClock();
    const parts = {
      bridge,
      connection,
      broker,
      composer,
      tags,
      speech,
      layer,
      artScale,
      dayClock,
      settling,
      reducedMotion,
    };
    director = new WorldDirector({ game: engine, parts, urls, screenFade, viewport: () => viewport });
    const shown = () => director?.scene ?? null;
    journey = new Journey({ parts, map: () => shown()?.walk ?? null });
    const compose = () => composer.update();
    const pads = new Gamepads(broker);
    const pollPads = () => pads.poll();
    engine.events.on('prestep', pollPads);
    engine.events.on('poststep', compose);
    disposals.push(
      () => engine.events.off('prestep', pollPads),
      () => engine.events.off('poststep', compose),
      () => composer.destroy(),
      () => director?.destroy(),
      () => journey?.destroy(),
      guardContext(engine, {
        onRestored: () => composer.recompose(),
        onGivenUp: () => fail(GAME_TEXTS.failed.engine, 'The graphics context did not come back.'),
      }),
      watchViewport(view, (next) => {
        viewport = next;
        engine.scale.resize(next.canvas.width, next.canvas.height);
        tags.setZoom(next.cssZoom);
        speech.setZoom(next.cssZoom);
        shown()?.resize(next);
      }),
      listenToTaps(engine.canvas, (x, y) => shown()?.tap(x, y)),
      listenToPointing(engine.canvas, (x, y) => shown()?.point(x, y)),
      publishProbe({ game: engine, parts, scene: shown }),
    );
    const skipTime = () => shown()?.skipTime();
    document.addEventListener('visibilitychange', skipTime, { signal: closing.signal });
    if (commands.isPaused) engine.loop.sleep();
    const { mapId } = connectionStore.getState();
    director.begin(mapId ?? characterStore.getState().character?.mapId ?? 1);
  };

  try {
    const engine = createEngine(view, viewport);
    game = engine;
    open(engine).catch((error: unknown) => {
      if (!closing.signal.aborted) fail(GAME_TEXTS.failed.files, error);
    });
  } catch (error) {
    fail(GAME_TEXTS.failed.engine, error);
  }
  view.append(tags.element, layer.element, speech.element, screenFade.element);
  const call = (event: KeyEvent) => () => {
    bridge.emit(event);
    return true;
  };
  loadKeyBindings();
  let keys = keyMapOf(controlStore.getState().keys);
  disposals.push(
    bridge.receive(commands),
    broker.onPress('chat', call({ type: 'chatCalled' })),
    broker.onPress('go', call({ type: 'goCalled' })),
    ...EMOTE_NAMES.map((emote) => broker.onPress(emoteAction(emote), call({ type: 'emoteCalled', emote }))),
    broker.onPress('photo', call({ type: 'photoCalled' })),
    broker.onPress('map', call({ type: 'mapCalled' })),
    controlStore.subscribe((state) => (keys = keyMapOf(state.keys))),
    listenToKeyboard(broker, () => keys),
  );

  const handle: GameHandle = {
    destroy() {
      if (closing.signal.aborted) return;
      closing.abort();
      // Destroyed in reverse order of creation.
      for (const dispose of disposals.reverse()) dispose();
      if (game !== null) destroyEngine(game);
      tags.destroy();
      speech.destroy();
      layer.destroy();
      screenFade.destroy();
      view.remove();
      if (stage[RUNNING_GAME] === handle) delete stage[RUNNING_GAME];
    },
  };
  stage[RUNNING_GAME] = handle;
  return handle;
}

function isReady(engine: Game): Promise<void> {
  return engine.isRunning
    ? Promise.resolve()
    : new Promise((resolve) => {
        engine.events.once('ready', () => resolve());
      });
}

/** A sleeping engine would not run its own destruction. */
function destroyEngine(engine: Game): void {
  const isAsleep = engine.isRunning && !engine.loop.running;
  engine.destroy(true);
  if (isAsleep) engine.loop.wake();
}
