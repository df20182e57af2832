import { Scene } from 'phaser';
import { collectibleStore } from '#client/stores/collectibleStore.ts';
import { gateStore } from '#client/stores/gateStore.ts';
import { isInTalkReach } from '#shared/content/talkReach.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import { Ambient, type Spot } from '../ambient/Ambient.ts';
import { CameraRig } from '../camera/CameraRig.ts';
import { PagePlaces } from '../mapObjects/PagePlaces.ts';
import { PairGates } from '../mapObjects/PairGates.ts';
import { TimeTrials } from '../mapObjects/TimeTrials.ts';
import { CodeObjectReach } from '../codeObjects/CodeObjectReach.ts';
import { CodeObjects } from '../codeObjects/CodeObjects.ts';
import { StageDoor } from '../mapObjects/StageDoor.ts';
import { ChannelBanners } from '../mapObjects/ChannelBanners.ts';
import { ChangedObjects } from '../mapObjects/ChangedObjects.ts';
import { Currents } from '../mapObjects/Currents.ts';
import { DayLight } from '../lighting/DayLight.ts';
import { Effects } from '../actors/Effects.ts';
import { AutoWalk } from '../navigation/AutoWalk.ts';
import type { MapWalk } from '../navigation/Journey.ts';
import { LayerOffsets } from '../scenery/LayerOffsets.ts';
import { Movers } from '../mapObjects/Movers.ts';
import { tapTarget } from '../input/tapTarget.ts';
import { Npcs } from '../npcs/Npcs.ts';
import { OwnPlayer } from '../players/OwnPlayer.ts';
import { Parallax } from '../scenery/Parallax.ts';
import { Portals } from '../mapObjects/Portals.ts';
import { RemotePlayers } from '../players/RemotePlayers.ts';
import { Collectibles } from '../mapObjects/Collectibles.ts';
import { Surroundings } from '../surroundings/Surroundings.ts';
import { Seasons } from '../season/Seasons.ts';
import { Signs } from '../mapObjects/Signs.ts';
import { TalkStart } from '../npcs/TalkStart.ts';
import { Underground } from '../scenery/Underground.ts';
import { SpeechFeed } from '../players/SpeechFeed.ts';
import type { Viewport } from '../view/viewport.ts';
import type { WorldParts } from '../worldParts.ts';

interface Systems {
  readonly underground: Underground;
  readonly parallax: Parallax;
  readonly dayLight: DayLight;
  readonly signs: Signs;
  readonly changedObjects: ChangedObjects;
  readonly codeObjects: CodeObjects;
  readonly codeObjectReach: CodeObjectReach;
  readonly stageDoor: StageDoor;
  readonly ambient: Ambient;
  readonly seasons: Seasons;
  readonly banners: ChannelBanners;
  readonly movers: Movers;
  readonly currents: Currents;
  readonly effects: Effects;
  readonly talks: TalkStart;
  readonly npcs: Npcs;
  readonly portals: Portals;
  readonly timeTrials: TimeTrials;
  readonly places: PagePlaces;
  readonly pairGates: PairGates;
  readonly collectibles: Collectibles;
  readonly own: OwnPlayer;
  readonly others: RemotePlayers;
  readonly speechFeed: SpeechFeed;
  readonly autoWalk: AutoWalk;
  readonly surroundings: Surroundings;
  readonly camera: CameraRig;
}

/** A longer gap between two frames is a hitch; the rest of its time is dropped. */
const MAX_FRAME_MS = 100;
/** The distance from a figure in front of a thing at which a press still means the figure, px. */
const BESIDE_PX = 34;

/** The scene of one map. Creates the systems and updates them in order. */
export class MapScene extends Scene {
  readonly #parts: WorldParts;
  readonly #loaded: LoadedMap;
  readonly #onCreate: () => void;
  readonly #layerOffsets: LayerOffsets;
  #viewport: Viewport;
  #systems: Systems | null = null;
  #lastFrameAt = 0;
  #disposals: readonly (() => void)[] = [];

  constructor(key: string, parts: WorldParts, loaded: LoadedMap, viewport: Viewport, onCreate: () => void) {
    super({ key });
    this.#parts = parts;
    this.#loaded = loaded;
    this.#viewport = viewport;
    this.#onCreate = onCreate;
    this.#layerOffsets = new LayerOffsets(loaded, parts);
  }

  get loaded(): LoadedMap {
    return this.#loaded;
  }

  /** Null before the first frame and after the last. */
  get systems(): Systems | null {
    return this.#systems;
  }

  /** Walks on this map; null before the first frame and after the last. */
  get walk(): MapWalk | null {
    const systems = this.#systems;
    if (systems === null) return null;
    return {
      mapId: this.#loaded.map.id,
      walk: (target, onEnd) => systems.autoWalk.walk(target, onEnd),
      stop: () => systems.own.autopilot.cancel(),
    };
  }

  create(): void {
    const { map, scenery } = this.#loaded;
    const { artScale } = this.#parts;
    const effects = new Effects(this, this.#parts);
    // Portals come first: inside one, the shared key enters instead of talking.
    const portals = new Portals(this, map, this.#parts);
    const own = new OwnPlayer(this, map, this.#parts, effects);
    const talks = new TalkStart(map, own, this.#parts);
    const others = new RemotePlayers(this, map, this.#parts, effects);
    this.#systems = {
      underground: new Underground(this, this.#loaded),
      parallax: new Parallax(this, this.#loaded, this.#layerOffsets),
      dayLight: new DayLight(this, this.#loaded, { ...this.#parts, layerOffsets: this.#layerOffsets }),
      signs: new Signs(this, scenery, Math.max(1, this.#viewport.zoom)),
      changedObjects: new ChangedObjects(this, map, this.#parts),
      codeObjects: new CodeObjects(this, this.#loaded, { ...this.#parts, effects, body: own }),
      stageDoor: new StageDoor(this, this.#loaded, this.#parts),
      ambient: new Ambient(this, map, this.#parts),
      seasons: new Seasons(this, this.#loaded, this.#parts),
      banners: new ChannelBanners(this, this.#loaded, this.#parts),
      movers: new Movers(this, map, artScale),
      currents: new Currents(this, map, this.#parts),
      effects,
      portals,
      // In the order of the prompts: a friend in reach before the start of a run and before a place.
      npcs: new Npcs(this, this.#loaded, this.#parts, talks),
      timeTrials: new TimeTrials(this, map, this.#parts, effects),
      places: new PagePlaces(this, map, this.#parts),
      pairGates: new PairGates(this, map, this.#parts, effects),
      collectibles: new Collectibles(this, map, this.#parts, effects),
      talks,
      // It comes after the other meanings of the talk key.
      codeObjectReach: new CodeObjectReach(map, this.#parts, ({ id }) =>
        this.#systems?.autoWalk.walk({ kind: 'object', id }, () => undefined),
      ),
      own,
      others,
      speechFeed: new SpeechFeed(this.#parts, own, others),
      autoWalk: new AutoWalk(map, own, this.#parts),
      surroundings: new Surroundings(map, this.#parts),
      camera: new CameraRig({
        camera: this.cameras.main,
        map,
        viewport: this.#viewport,
        start: own.subject,
        reducedMotion: this.#parts.reducedMotion,
      }),
    };
    this.#disposals = this.#moveCamera(this.#systems);
    this.#lastFrameAt = performance.now();
    this.#onCreate();
  }

  /** The camera answers what the own avatar finds and how it dashes. */
  #moveCamera({ camera, own }: Systems): (() => void)[] {
    return [
      collectibleStore.subscribe(({ news }, before) => {
        if (news !== null && news !== before.news) camera.breathe();
      }),
      gateStore.subscribe(({ news }, before) => {
        if (news !== null && news !== before.news) camera.breathe();
      }),
      this.#parts.bridge.on('avatarMoved', ({ move }) => {
        if (move === 'dash') camera.dash(own.subject.facing);
      }),
    ];
  }

  override update(): void {
    const systems = this.#systems;
    if (systems === null) return;
    const now = performance.now();
    const dt = Math.min(MAX_FRAME_MS, now - this.#lastFrameAt);
    this.#lastFrameAt = now;
    const { own, others, npcs, portals, camera, parallax, underground, ambient, dayLight, movers, currents } =
      systems;
    const { collectibles } = systems;
    own.lead(systems.codeObjects.ownPose);
    own.update(dt);
    movers.update(own.worldTick);
    others.update(dt, { now, tick: own.worldTick, view: camera.view, own: own.subject });
    currents.update(dt);
    portals.update(own.subject);
    collectibles.update(dt, own.subject);
    systems.timeTrials.update(dt, own.subject);
    systems.places.update(own.subject);
    camera.update(own.subject, dt);
    this.#layerOffsets.update(camera.view);
    npcs.update(dt, own.subject, camera.view);
    systems.codeObjects.update(dt, camera.view);
    systems.stageDoor.update(dt, camera.view);
    systems.codeObjectReach.update(own.subject, npcs.near !== null);
    systems.surroundings.update(dt, own.subject, camera.view);
    ambient.update(camera.view, dt, [own.subject, ...others.spots()]);
    systems.seasons.update(camera.view, dt);
    systems.banners.update(dt);
    dayLight.update(camera.view, dt);
    parallax.update(camera.view, dayLight.dusk);
    underground.update(dayLight.dusk);
    this.#parts.tags.update(camera.view, camera.cssZoom);
    this.#parts.layer.update(camera.view, camera.cssZoom, own.subject);
    this.#parts.speech.update(camera.view, camera.cssZoom, now);
    if (this.#parts.settling.countFrame(now)) this.#parts.bridge.emit({ type: 'worldSettled' });
  }

  /** Resumes after a pause of any length. */
  skipTime(): void {
    this.#lastFrameAt = performance.now();
    this.#parts.connection.skipTime();
  }

  resize(viewport: Viewport): void {
    this.#viewport = viewport;
    this.cameras.main.setSize(viewport.canvas.width, viewport.canvas.height);
    this.#systems?.camera.resize(viewport);
  }

  /** The mouse position in CSS px of the window. */
  point(cssX: number, cssY: number): void {
    const systems = this.#systems;
    if (systems === null) return;
    const { x, y } = spotAt(systems.camera, cssX, cssY);
    systems.others.point(x, y);
  }

  /** A tap at this position in CSS px of the window. */
  tap(cssX: number, cssY: number): void {
    const systems = this.#systems;
    if (systems === null || this.#parts.broker.isLocked) return;
    const { npcs, others, autoWalk } = systems;
    const { x, y } = spotAt(systems.camera, cssX, cssY);
    others.point(x, y);
    const target = tapTarget(x, {
      npc: npcs.at(x, y),
      friend: others.at(x, y),
      thing: systems.codeObjectReach.at(x, y),
      npcBeside: npcs.at(x, y, BESIDE_PX),
      friendBeside: others.at(x, y, BESIDE_PX),
    });
    if (target?.kind === 'npc') this.meetNpc(target.npc.definition.id);
    else if (target?.kind === 'thing') systems.codeObjectReach.tap(target.thing, autoWalk);
    else if (target?.kind === 'friend') {
      const npcId = target.behind?.definition.id ?? null;
      this.#parts.bridge.emit({ type: 'playerTapped', userId: target.friend.userId, npcId });
    }
  }

  /** Walks to an NPC and talks with it. */
  meetNpc(npcId: number): void {
    const { npcs, own, autoWalk, talks } = this.#systems ?? {};
    const npc = npcs?.byId(npcId);
    if (!npc || !own || !autoWalk || !talks) return;
    const talk = () => talks.begin(npcId);
    if (isInTalkReach(own.subject, npc)) talk();
    else autoWalk.walkAndDo({ kind: 'npc', id: npcId }, talk);
  }

  /** Releases everything the map holds; Phaser's scene manager removes the scene itself. */
  dispose(): void {
    const systems = this.#systems;
    this.#systems = null;
    for (const dispose of this.#disposals) dispose();
    if (systems !== null) {
      const { camera: _camera, ...rest } = systems;
      for (const system of Object.values(rest)) system.destroy();
    }
    this.#loaded.release();
  }
}

/** Converts CSS px of the window to world px. */
function spotAt({ view, cssZoom }: CameraRig, cssX: number, cssY: number): Spot {
  return { x: view.left + cssX / cssZoom, y: view.top + cssY / cssZoom };
}
