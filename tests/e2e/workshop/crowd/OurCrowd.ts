import { Scene } from 'phaser';
import { Avatar } from '#client/game/actors/Avatar.ts';
import type { AssetUrls } from '#client/game/loading/AssetUrls.ts';
import { AvatarComposer } from '#client/game/avatars/AvatarComposer.ts';
import { ItemSheets } from '#client/game/avatars/ItemSheets.ts';
import { loadUiArt } from '#client/game/loading/loadArt.ts';
import { RemotePlayers } from '#client/game/players/RemotePlayers.ts';
import { NameTags } from '#client/game/view/NameTags.ts';
import { SpeechBubbles } from '#client/game/view/SpeechBubbles.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { type CrowdMirror, VIEW } from './CrowdMirror.ts';

const OWN = { x: VIEW.left + VIEW.width / 2, y: VIEW.top + VIEW.height / 2 };
const NOTHING = { dash: () => undefined, land: () => undefined, trail: () => undefined };

/** The product's own crowd, names and shadows included, with nothing else on the map. */
export class OurCrowd extends Scene {
  readonly tags = new NameTags();
  readonly speech = new SpeechBubbles();
  readonly #mirror: CrowdMirror;
  readonly #urls: AssetUrls;
  #world: { composer: AvatarComposer; others: RemotePlayers; own: Avatar } | null = null;
  #time = 0;

  constructor(mirror: CrowdMirror, urls: AssetUrls) {
    super({ key: 'crowd' });
    this.#mirror = mirror;
    this.#urls = urls;
  }

  get composer(): AvatarComposer {
    if (this.#world === null) throw new Error('The crowd has not come yet.');
    return this.#world.composer;
  }

  /** Begins once its few pictures are there. */
  async open(ownOutfit: string): Promise<void> {
    const { textures } = this;
    const signal = new AbortController().signal;
    await loadUiArt({ textures, urls: this.#urls, scale: 1, signal });
    const map = mapById(1);
    if (map === undefined) throw new Error('There is no first map.');
    const composer = new AvatarComposer(textures, new ItemSheets(this.#urls));
    const { tags, speech } = this;
    const connection = { mirror: this.#mirror };
    const parts = { composer, artScale: 1, tags, speech, reducedMotion: true, connection } as const;
    const own = new Avatar({ scene: this, composer, map, artScale: 1, who: 'own' });
    own.wear(ownOutfit);
    this.#world = { composer, own, others: new RemotePlayers(this, map, parts, NOTHING) };
    this.cameras.main.setZoom(this.scale.width / VIEW.width).centerOn(OWN.x, OWN.y);
  }

  /** Somebody points with a mouse at who is farthest away. */
  pointAtFarthest(): void {
    const poses = [...this.#mirror.players().keys()].flatMap((id) => this.#mirror.poseOf(id) ?? []);
    const distance = ({ x, y }: (typeof poses)[number]) => Math.hypot(x - OWN.x, y - OWN.y);
    const farthest = poses.reduce((a, b) => (distance(b) > distance(a) ? b : a));
    this.#world?.others.point(farthest.x, farthest.y - 40);
  }

  override update(_: number, dt: number): void {
    if (this.#world === null) return;
    const { own, others, composer } = this.#world;
    this.#time += dt;
    const zoom = this.scale.width / VIEW.width;
    own.update({ ...OWN, vx: 0, vy: 0, facing: 1, animation: 'stand', tick: 0 }, dt);
    others.update(dt, { now: this.#time, tick: 0, view: VIEW, own: OWN });
    this.tags.update(VIEW, zoom);
    this.speech.update(VIEW, zoom, this.#time);
    composer.update();
  }
}
