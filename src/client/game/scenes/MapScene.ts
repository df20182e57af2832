import { Scene } from 'phaser';
import type { LoadedMap } from '../loading/loadMap.ts';
import { Ambient, type Spot } from '../systems/Ambient.ts';
import { CameraRig } from '../systems/CameraRig.ts';
import { Courses } from '../systems/Courses.ts';
import { Currents } from '../systems/Currents.ts';
import { DayLight } from '../systems/DayLight.ts';
import { Effects } from '../systems/Effects.ts';
import { Errands } from '../systems/Errands.ts';
import { LayerPlaces } from '../systems/LayerPlaces.ts';
import { Movers } from '../systems/Movers.ts';
import { Npcs } from '../systems/Npcs.ts';
import { OwnPlayer } from '../systems/OwnPlayer.ts';
import { Parallax } from '../systems/Parallax.ts';
import { Portals } from '../systems/Portals.ts';
import { RemotePlayers } from '../systems/RemotePlayers.ts';
import { Shells } from '../systems/Shells.ts';
import { Surroundings } from '../systems/Surroundings.ts';
import { Signs } from '../systems/Signs.ts';
import { Underground } from '../systems/Underground.ts';
import { Voices } from '../systems/Voices.ts';
import type { Viewport } from '../view/fitViewport.ts';
import type { WorldParts } from '../worldParts.ts';

interface Systems {
  readonly underground: Underground;
  readonly parallax: Parallax;
  readonly dayLight: DayLight;
  readonly signs: Signs;
  readonly ambient: Ambient;
  readonly movers: Movers;
  readonly currents: Currents;
  readonly effects: Effects;
  readonly npcs: Npcs;
  readonly portals: Portals;
  readonly courses: Courses;
  readonly shells: Shells;
  readonly own: OwnPlayer;
  readonly others: RemotePlayers;
  readonly voices: Voices;
  readonly errands: Errands;
  readonly surroundings: Surroundings;
  readonly camera: CameraRig;
}

/** Longer than this between two frames is a hitch; time stands still beyond it. */
const MAX_FRAME_MS = 100;

/** One map while somebody is on it. Only puts the systems together and gives each its turn. */
export class MapScene extends Scene {
  readonly #parts: WorldParts;
  readonly #loaded: LoadedMap;
  readonly #onCreate: () => void;
  readonly #places: LayerPlaces;
  #viewport: Viewport;
  #systems: Systems | null = null;
  #lastFrameAt = 0;

  constructor(key: string, parts: WorldParts, loaded: LoadedMap, viewport: Viewport, onCreate: () => void) {
    super({ key });
    this.#parts = parts;
    this.#loaded = loaded;
    this.#viewport = viewport;
    this.#onCreate = onCreate;
    this.#places = new LayerPlaces(loaded, parts);
  }

  get loaded(): LoadedMap {
    return this.#loaded;
  }

  /** Null before the first frame and after the last. */
  get systems(): Systems | null {
    return this.#systems;
  }

  create(): void {
    const { map, scenery } = this.#loaded;
    const { artScale } = this.#parts;
    const effects = new Effects(this, this.#parts);
    // The portals come first: in front of both, the same key enters rather than talks.
    const portals = new Portals(this, map, this.#parts);
    const own = new OwnPlayer(this, map, this.#parts, effects);
    const others = new RemotePlayers(this, map, this.#parts, effects);
    this.#systems = {
      underground: new Underground(this, this.#loaded),
      parallax: new Parallax(this, this.#loaded, this.#places),
      dayLight: new DayLight(this, this.#loaded, { ...this.#parts, places: this.#places }),
      signs: new Signs(this, scenery, Math.max(1, this.#viewport.zoom)),
      ambient: new Ambient(this, map, this.#parts),
      movers: new Movers(this, map, artScale),
      currents: new Currents(this, map, this.#parts),
      effects,
      portals,
      courses: new Courses(this, map, this.#parts, effects),
      shells: new Shells(this, map, this.#parts, effects),
      npcs: new Npcs(this, this.#loaded, this.#parts),
      own,
      others,
      voices: new Voices(this.#parts, own, others),
      errands: new Errands(map, own, this.#parts),
      surroundings: new Surroundings(map, this.#parts),
      camera: new CameraRig({
        camera: this.cameras.main,
        map,
        viewport: this.#viewport,
        start: own.subject,
        isCalm: this.#parts.isCalm,
      }),
    };
    this.#lastFrameAt = performance.now();
    this.#onCreate();
  }

  override update(): void {
    const systems = this.#systems;
    if (systems === null) return;
    const now = performance.now();
    const dt = Math.min(MAX_FRAME_MS, now - this.#lastFrameAt);
    this.#lastFrameAt = now;
    const { own, others, npcs, portals, camera, parallax, underground, ambient, dayLight, movers, currents } =
      systems;
    const { shells } = systems;
    own.update(dt);
    movers.update(own.worldTick);
    others.update(dt, { now, tick: own.worldTick, view: camera.view, own: own.subject });
    currents.update(dt);
    portals.update(own.subject);
    shells.update(dt, own.subject);
    camera.update(own.subject, dt);
    this.#places.update(camera.view);
    npcs.update(dt, own.subject, camera.view);
    systems.surroundings.update(dt, own.subject);
    ambient.update(camera.view, dt, [own.subject, ...others.spots()]);
    dayLight.update(camera.view, dt);
    parallax.update(camera.view, dayLight.dusk);
    underground.update(dayLight.dusk);
    this.#parts.tags.update(camera.view, camera.cssZoom);
    this.#parts.speech.update(camera.view, camera.cssZoom, now);
    if (this.#parts.settling.countFrame(now)) this.#parts.bridge.tell({ type: 'worldSettled' });
  }

  /** Goes on exactly where it was, however long that is ago. */
  skipTime(): void {
    this.#lastFrameAt = performance.now();
    this.#parts.connection.skipTime();
  }

  resize(viewport: Viewport): void {
    this.#viewport = viewport;
    this.cameras.main.setSize(viewport.canvas.width, viewport.canvas.height);
    this.#systems?.camera.resize(viewport);
  }

  /** The mouse is at this spot of the window, in CSS px. */
  point(cssX: number, cssY: number): void {
    const systems = this.#systems;
    if (systems === null) return;
    const { x, y } = spotAt(systems.camera, cssX, cssY);
    systems.others.point(x, y);
  }

  /** A tap at this spot of the window, in CSS px. */
  tap(cssX: number, cssY: number): void {
    const systems = this.#systems;
    if (systems === null || this.#parts.broker.isLocked) return;
    const { npcs, others, own, errands } = systems;
    const { bridge } = this.#parts;
    const { x, y } = spotAt(systems.camera, cssX, cssY);
    others.point(x, y);
    const npc = npcs.at(x, y);
    if (npc !== null) {
      const talk = () => bridge.tell({ type: 'npcTapped', npcId: npc.definition.id });
      if (npcs.isNear(own.subject, npc)) talk();
      else errands.walkAndDo({ kind: 'npc', id: npc.definition.id }, talk);
      return;
    }
    const userId = others.at(x, y);
    if (userId !== null) bridge.tell({ type: 'playerTapped', userId });
  }

  /** Lets go of everything the map held; the scene itself is removed by its manager. */
  dispose(): void {
    const systems = this.#systems;
    this.#systems = null;
    if (systems !== null) {
      const { camera: _camera, ...rest } = systems;
      for (const system of Object.values(rest)) system.destroy();
    }
    this.#loaded.release();
  }
}

/** The spot of the world, in px, that is seen at this one of the window, in CSS px. */
function spotAt({ view, cssZoom }: CameraRig, cssX: number, cssY: number): Spot {
  return { x: view.left + cssX / cssZoom, y: view.top + cssY / cssZoom };
}
