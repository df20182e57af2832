import type { GameObjects, Scene } from 'phaser';
import type { NpcMood } from '#client/bridge/commands.ts';
import { FRAME } from '#shared/content/avatarLayers.ts';
import type { NpcPlace } from '#shared/content/maps/mapTypes.ts';
import type { NpcDefinition } from '#shared/content/npcs.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { DEPTH } from '../depths.ts';
import { npcMoodsTexture, npcTexture, UI_TEXTURE } from '../loading/loadArt.ts';
import type { QuestMark } from '#shared/content/questMarkOf.ts';
import { BlinkClock } from './BlinkClock.ts';
import { Shadow } from './Shadow.ts';

interface NpcOptions {
  readonly scene: Scene;
  readonly map: CollisionMap;
  readonly artScale: number;
  readonly place: NpcPlace;
  readonly definition: NpcDefinition;
  /** No bobbing for who asked for less motion. */
  readonly isCalm: boolean;
}

const FRAMES = 8;
const MS_PER_FRAME = 120;
const SHADOW_WIDTH = 72;
const MARK_ABOVE_HEAD = 34;
const MARK_BOB_PX = 2.4;
const MARK_BOB_MS = 2000;
/** Turns to a player within this distance, px. */
const NOTICE_PX = 240;
/** How long a completed quest is rejoiced over. */
const JOY_MS = 6000;

/** A mascot with its idle motion and the mark of its quests. */
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
  readonly #isCalm: boolean;
  /** Neighbours do not breathe in step. */
  #time = Math.random() * FRAMES * MS_PER_FRAME;
  #mood: NpcMood = 'calm';
  /** Until the pictures of its moods are there it stays calm. */
  #hasMoods = false;
  /** Of its joy, ms. */
  #joyLeft = 0;

  constructor({ scene, map, artScale, place, definition, isCalm }: NpcOptions) {
    this.definition = definition;
    this.#place = place;
    this.x = place.x;
    this.y = place.y;
    this.#scale = 1 / artScale;
    this.#isCalm = isCalm;
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

  /** In a talk it moves its mouth, and beams over what it hears. */
  setMood(mood: NpcMood): void {
    this.#mood = mood;
  }

  /** Whether it would show a mood now. */
  get isMoved(): boolean {
    return this.#mood !== 'calm' || this.#joyLeft > 0;
  }

  /** The pictures of its moods have been loaded. */
  bringMoods(): void {
    this.#hasMoods = true;
  }

  /** Beams for a while, talks aside. */
  rejoice(): void {
    this.#joyLeft = JOY_MS;
  }

  setMark(mark: QuestMark | null): void {
    this.#mark.setVisible(mark !== null);
    if (mark !== null) this.#mark.setFrame(`mark/${mark}`);
  }

  update(dt: number, player: { readonly x: number; readonly y: number } | null): void {
    this.#time += dt;
    this.#joyLeft = Math.max(0, this.#joyLeft - dt);
    const shut = this.#blink.advance(dt);
    const index = Math.floor(this.#time / MS_PER_FRAME) % FRAMES;
    const mood = this.#mood === 'calm' && this.#joyLeft > 0 ? 'happy' : this.#mood;
    const { sprite } = this.definition;
    const [texture, expression] =
      this.#hasMoods && mood !== 'calm'
        ? [npcMoodsTexture(sprite), mood]
        : [npcTexture(sprite), shut ? 'blink' : 'default'];
    const frame = `${expression}/${index}`;
    if (this.#image.texture.key === texture) this.#image.setFrame(frame, false, false);
    else this.#image.setTexture(texture, frame).setOrigin(FRAME.originX, FRAME.originY);
    this.#image.setScale(this.#scale * this.#facing(player), this.#scale);
    const bob = this.#isCalm ? 0 : Math.sin((this.#time / MARK_BOB_MS) * Math.PI * 2) * MARK_BOB_PX;
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
