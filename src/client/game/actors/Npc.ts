import type { GameObjects, Scene } from 'phaser';
import type { NpcMood } from '#client/bridge/commands.ts';
import { FRAME } from '#shared/content/avatarLayers.ts';
import type { NpcPlace } from '#shared/content/maps/mapTypes.ts';
import type { NpcDefinition } from '#shared/content/npcs.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { DEPTH } from '../depths.ts';
import { npcMoodsTexture, npcTexture, UI_TEXTURE } from '../loading/loadArt.ts';
import type { QuestMark } from '#shared/content/questMarkOf.ts';
import { BlinkClock } from './actorMotion.ts';
import { Shadow } from './Shadow.ts';

interface NpcOptions {
  readonly scene: Scene;
  readonly map: CollisionMap;
  readonly artScale: number;
  readonly place: NpcPlace;
  readonly definition: NpcDefinition;
  /** Set for reduced motion: the idle animation stops. */
  readonly reducedMotion: boolean;
}

const FRAMES = 8;
const MS_PER_FRAME = 120;
const SHADOW_WIDTH = 72;
const MARK_ABOVE_HEAD = 34;
const MARK_BOB_PX = 2.4;
const MARK_BOB_MS = 2000;
/** Turns to a player within this distance, px. */
const NOTICE_PX = 240;
/** How long an NPC is happy about a completed quest, ms. */
const HAPPY_MS = 6000;

/** An NPC with its idle animation and quest mark. */
export class Npc {
  readonly definition: NpcDefinition;
  readonly x: number;
  readonly y: number;
  /** World px from the feet to the top of its picture. */
  readonly height: number;

  readonly #place: NpcPlace;
  readonly #image: GameObjects.Image;
  readonly #mark: GameObjects.Image;
  readonly #shadow: Shadow;
  readonly #blink = new BlinkClock(Math.random);
  readonly #scale: number;
  readonly #reducedMotion: boolean;
  /** Random phase, so that neighbouring NPCs are not in step. */
  #time = Math.random() * FRAMES * MS_PER_FRAME;
  #mood: NpcMood = 'calm';
  /** Whether the pictures of its expressions are loaded. */
  #hasExpressions = false;
  /** Time left of its happy expression, ms. */
  #happyLeft = 0;

  constructor({ scene, map, artScale, place, definition, reducedMotion }: NpcOptions) {
    this.definition = definition;
    this.#place = place;
    this.x = place.x;
    this.y = place.y;
    this.#scale = 1 / artScale;
    this.#reducedMotion = reducedMotion;
    this.#shadow = new Shadow(scene, map, { artScale, width: SHADOW_WIDTH });
    this.#image = scene.add
      .image(place.x, place.y, npcTexture(definition.sprite), 'default/0')
      .setOrigin(FRAME.originX, FRAME.originY)
      .setDepth(DEPTH.NPC);
    this.height = FRAME.anchorY - this.#image.frame.y / artScale;
    this.#mark = scene.add
      .image(place.x, place.y, UI_TEXTURE, 'mark/available')
      .setScale(this.#scale)
      .setDepth(DEPTH.MARK)
      .setVisible(false);
    this.#shadow.update(place.x, place.y, 0);
  }

  /** During a dialog it moves its mouth and smiles. */
  setMood(mood: NpcMood): void {
    this.#mood = mood;
  }

  get isMoved(): boolean {
    return this.#mood !== 'calm' || this.#happyLeft > 0;
  }

  enableExpressions(): void {
    this.#hasExpressions = true;
  }

  /** Shows the happy expression for a while, unless in a dialog. */
  showHappy(): void {
    this.#happyLeft = HAPPY_MS;
  }

  setMark(mark: QuestMark | null): void {
    this.#mark.setVisible(mark !== null);
    if (mark !== null) this.#mark.setFrame(`mark/${mark}`);
  }

  update(dt: number, player: { readonly x: number; readonly y: number } | null): void {
    this.#time += dt;
    this.#happyLeft = Math.max(0, this.#happyLeft - dt);
    const shut = this.#blink.advance(dt);
    const index = Math.floor(this.#time / MS_PER_FRAME) % FRAMES;
    const mood = this.#mood === 'calm' && this.#happyLeft > 0 ? 'happy' : this.#mood;
    const { sprite } = this.definition;
    const [texture, expression] =
      this.#hasExpressions && mood !== 'calm'
        ? [npcMoodsTexture(sprite), mood]
        : [npcTexture(sprite), shut ? 'blink' : 'default'];
    const frame = `${expression}/${index}`;
    if (this.#image.texture.key === texture) this.#image.setFrame(frame, false, false);
    else this.#image.setTexture(texture, frame).setOrigin(FRAME.originX, FRAME.originY);
    this.#image.setScale(this.#scale * this.#facing(player), this.#scale);
    const bob = this.#reducedMotion ? 0 : Math.sin((this.#time / MARK_BOB_MS) * Math.PI * 2) * MARK_BOB_PX;
    this.#mark.setPosition(this.x, this.y - this.height - MARK_ABOVE_HEAD + bob);
  }

  destroy(): void {
    this.#shadow.destroy();
    this.#mark.destroy();
    this.#image.destroy();
  }

  #facing(player: { readonly x: number; readonly y: number } | null): 1 | -1 {
    if (player === null || Math.hypot(player.x - this.x, player.y - this.y) > NOTICE_PX)
      return this.#place.facing;
    return player.x < this.x ? -1 : 1;
  }
}
