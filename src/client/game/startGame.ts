import type { Game } from 'phaser';
import type { Bridge } from '#client/bridge/Bridge.ts';
import type { Moment } from '#client/bridge/moments.ts';
import { EMOTE_NAMES } from '#shared/content/emotes.ts';
import { emoteAction } from '#shared/content/worldActions.ts';
import { loadDaylight } from '#client/net/device/daylight.ts';
import { loadPower } from '#client/net/device/power.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { loadKeyBindings } from '#client/net/device/keyBindings.ts';
import { controlStore } from '#client/stores/controlStore.ts';
import { createEngine } from './createEngine.ts';
import { InputBroker } from './input/InputBroker.ts';
import { listenToKeyboard } from './input/keyboard.ts';
import { Gamepads } from './input/gamepad.ts';
import { keyMapOf } from './input/keyMap.ts';
import { listenToPointing } from './input/listenToPointing.ts';
import { listenToTaps } from './input/pointerTaps.ts';
import { AssetUrls } from './loading/AssetUrls.ts';
import { AvatarComposer } from './loading/AvatarComposer.ts';
import { ItemSheets } from './loading/ItemSheets.ts';
import { publishProbe } from './probe.ts';
import { DayClock } from './systems/DayClock.ts';
import { SettleClock } from './systems/SettleClock.ts';
import { GAME_TEXTS } from './texts.ts';
import { chooseArtScale } from './view/chooseArtScale.ts';
import { chooseOthersScale } from './view/chooseOthersScale.ts';
import { fitViewport, type Viewport } from './view/fitViewport.ts';
import { guardContext } from './view/guardContext.ts';
import { prefersCalm } from './view/prefersCalm.ts';
import { paceFrames } from './view/paceFrames.ts';
import { tuneShaders } from './view/tuneShaders.ts';
import { NameTags } from './view/NameTags.ts';
import { SpeechBubbles } from './view/SpeechBubbles.ts';
import { Veil } from './view/Veil.ts';
import { watchViewport } from './view/watchViewport.ts';
import { WorldCommands } from './WorldCommands.ts';
import { WorldDirector } from './WorldDirector.ts';
import type { WorldLine } from './worldParts.ts';
import './view/worldView.css';
import { reportFailure } from './reportFailure.ts';

export interface StartGameOptions {
  /** An element of its own, positioned; the game fills it. */
  readonly parent: HTMLElement;
  readonly bridge: Bridge;
  readonly connection: WorldLine;
}

export interface GameHandle {
  destroy(): void;
}

/** Keys of the world that ask for something outside of it. */
type CalledMoment = Extract<Moment, { type: 'chatCalled' | 'mapCalled' | 'goCalled' | 'emoteCalled' }>;

/** The game that lives in an element; survives hot reloads of this module, so that there are never two. */
const LIVING = Symbol.for('dolphin-world.game');
type Stage = HTMLElement & { [LIVING]?: GameHandle };

/**
 * Starts the world in `parent` and returns at once; how it goes is told over the bridge: `loadingProgressed`, then
 * `worldReady` and, once it has been drawn for a while, `worldSettled`; or `worldFailed` with a reason. After a failure destroy the handle and start anew.
 */
export function startGame({ parent, bridge, connection }: StartGameOptions): GameHandle {
  const stage: Stage = parent;
  stage[LIVING]?.destroy();

  const view = document.createElement('div');
  view.className = 'world-view';
  parent.append(view);
  const broker = new InputBroker();
  const tags = new NameTags();
  const speech = new SpeechBubbles();
  const veil = new Veil();
  const closing = new AbortController();
  const disposals: (() => void)[] = [];
  let game: Game | null = null;
  let director: WorldDirector | null = null;
  let viewport: Viewport = fitViewport(view.getBoundingClientRect(), window.devicePixelRatio || 1);

  const commands = new WorldCommands({ broker, tags, speech, game: () => game, director: () => director });
  const fail = (reason: string, error: unknown) => {
    reportFailure(reason, error);
    bridge.tell({ type: 'worldFailed', reason });
  };

  const open = async (engine: Game) => {
    bridge.tell({ type: 'loadingProgressed', progress: 0.02, label: GAME_TEXTS.loading.engine });
    const [urls] = await Promise.all([AssetUrls.load(closing.signal), isReady(engine)]);
    if (closing.signal.aborted) return;
    tuneShaders(engine);
    loadPower();
    paceFrames(engine);
    const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
    const artScale = chooseArtScale(viewport.zoom, { memory: deviceMemory, finest: urls.finest });
    const isCalm = prefersCalm();
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
      artScale,
      dayClock,
      settling,
      isCalm,
    };
    director = new WorldDirector({ game: engine, parts, urls, veil, viewport: () => viewport });
    const shown = () => director?.scene ?? null;
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
  view.append(tags.element, speech.element, veil.element);
  const call = (moment: CalledMoment) => () => {
    bridge.tell(moment);
    return true;
  };
  loadKeyBindings();
  let keys = keyMapOf(controlStore.getState().keys);
  disposals.push(
    bridge.receive(commands),
    broker.onPress('chat', call({ type: 'chatCalled' })),
    broker.onPress('go', call({ type: 'goCalled' })),
    ...EMOTE_NAMES.map((emote) => broker.onPress(emoteAction(emote), call({ type: 'emoteCalled', emote }))),
    broker.onPress('map', call({ type: 'mapCalled' })),
    controlStore.subscribe((facts) => (keys = keyMapOf(facts.keys))),
    listenToKeyboard(broker, () => keys),
  );

  const handle: GameHandle = {
    destroy() {
      if (closing.signal.aborted) return;
      closing.abort();
      // The last that was built goes first.
      for (const dispose of disposals.reverse()) dispose();
      if (game !== null) destroyEngine(game);
      tags.destroy();
      speech.destroy();
      veil.destroy();
      view.remove();
      if (stage[LIVING] === handle) delete stage[LIVING];
    },
  };
  stage[LIVING] = handle;
  return handle;
}

function isReady(engine: Game): Promise<void> {
  return engine.isRunning
    ? Promise.resolve()
    : new Promise((resolve) => {
        engine.events.once('ready', () => resolve());
      });
}

/** An engine that sleeps would never come to its own end. */
function destroyEngine(engine: Game): void {
  const isAsleep = engine.isRunning && !engine.loop.running;
  engine.destroy(true);
  if (isAsleep) engine.loop.wake();
}
