import { type GameObjects, Scene } from 'phaser';
import type { OpenStageOptions, StageGhost, StageMoment, StageThing } from '#client/bridge/stageView.ts';
import { GOAL_FRAMES, STAGE_CELL } from '#shared/content/stageArt.ts';
import { FRAME } from '#shared/content/avatarLayers.ts';
import { Avatar } from '../actors/Avatar.ts';
import type { AvatarComposer } from '../avatars/AvatarComposer.ts';
import { DEPTH } from '../depths.ts';
import { npcTexture } from '../loading/loadArt.ts';
import type { ArtScale } from '../view/artScale.ts';
import { addStageImage, STAGE_BACKDROP } from './stageTextures.ts';
import { stageScroll, stageZoom, type StageExtent } from './stageCamera.ts';
import { drawDecor } from './drawDecor.ts';
import { drawTerrain } from './drawTerrain.ts';
import { GhostActor } from './GhostActor.ts';
import { RisingBubbles } from './RisingBubbles.ts';
import { SparkBurst } from './SparkBurst.ts';
import type { Label, StageLabels } from './StageLabels.ts';
import { groundRuns } from './stageTerrain.ts';

export interface StageSceneParts extends Pick<OpenStageOptions, 'picture' | 'name' | 'outfit' | 'isWatched'> {
  readonly composer: AvatarComposer;
  readonly artScale: ArtScale;
  readonly labels: StageLabels;
  readonly reducedMotion: boolean;
}

interface ShownThing {
  readonly thing: StageThing;
  readonly image: GameObjects.Image;
  /** The ring at the place of a taken shell. */
  readonly ring: GameObjects.Image | null;
}

/** World px above the feet at which an avatar's words end, and below them where its name begins. */
const WORDS_ABOVE = 112;
const NAME_BELOW = 10;
const FRIEND_SCALE = 0.72;
const GOAL_MS = 130;
const NPC_FRAMES = 8;
const NPC_MS = 120;
/** Time in which the camera covers most of its way, ms. */
const FOLLOW_MS = 180;
/** The motion of a floating shell. */
const BOB = { px: 3, ms: 2200 } as const;

/** A level with the avatar in it. It draws the last state given to `show`, without knowing programs. */
export class StageScene extends Scene {
  readonly #parts: StageSceneParts;
  #things: ShownThing[] = [];
  #isMade = false;
  #outfit: string | null;
  /** Null for a level without an own avatar. */
  #avatar: Avatar | null = null;
  #ghosts: { readonly actor: GhostActor; readonly label: Label }[] = [];
  #goal: GameObjects.Image | null = null;
  #backdrop: GameObjects.Image | null = null;
  #rescue: GameObjects.Image | null = null;
  #bubbles: RisingBubbles | null = null;
  #sparks: SparkBurst | null = null;
  #extent: StageExtent = { columns: 1, floor: 0, top: 0 };
  #moment: StageMoment | null = null;
  #wantedGhosts: readonly StageGhost[] = [];
  #time = 0;
  #celebrated = 0;
  /** CSS px. */
  #window = { width: 1, height: 1 };
  #scroll: { x: number; y: number } | null = null;
  #dots: GameObjects.Image[] = [];
  #paints: GameObjects.Image[] = [];
  readonly #texts: { me: Label; says: Label; answer: Label };

  constructor(parts: StageSceneParts) {
    super('stage');
    this.#parts = parts;
    const { labels, name, outfit } = parts;
    this.#outfit = outfit;
    this.#texts = { me: labels.add('me', name), says: labels.add('says'), answer: labels.add('says') };
  }

  create(): void {
    const { picture, artScale, composer, reducedMotion, isWatched = false } = this.#parts;
    const { ground, start, goal, map, things } = picture;
    const runs = groundRuns(ground);
    this.#extent = {
      columns: ground[0]?.length ?? 1,
      floor: Math.max(...runs.filter(({ depth }) => depth === null).map(({ row }) => row), 1) * STAGE_CELL,
      top: Math.min(start.y, ...things.map(({ y }) => y)) - 170,
    };
    this.#backdrop = this.add.image(0, 0, STAGE_BACKDROP).setOrigin(0).setDepth(0);
    drawDecor(this, picture, artScale);
    drawTerrain(this, ground, artScale);
    for (const ladder of map.ladders) this.#drawLadder(ladder);
    addStageImage(this, 'start', { x: start.x - 22, y: start.y, artScale })
      .setScale(0.76 / artScale)
      .setDepth(DEPTH.SIGN);
    if (goal !== null)
      this.#goal = addStageImage(this, 'goal/0', { x: goal.x - 12, y: goal.y, artScale }).setDepth(
        DEPTH.SIGN,
      );
    this.#things = things.map((thing) => this.#addThing(thing));
    this.#rescue = addStageImage(this, 'rescue', { ...start, artScale })
      .setDepth(DEPTH.EFFECT)
      .setVisible(false);
    if (!isWatched) {
      this.#avatar = new Avatar({ scene: this, composer, map, artScale, who: 'own' });
      if (this.#outfit !== null) this.#avatar.wear(this.#outfit);
    }
    this.#sparks = new SparkBurst(this, artScale);
    if (!reducedMotion) this.#bubbles = new RisingBubbles(this, { extent: this.#extent, artScale });
    this.#isMade = true;
    this.#makeGhosts();
  }

  override update(_: number, dt: number): void {
    this.#time += dt;
    const moment = this.#moment;
    if (moment === null || !this.#isMade) return;
    const { pose } = moment;
    const landed = this.#avatar?.update({ ...pose, tick: 0 }, dt) ?? 0;
    if (landed > 0 && !this.#parts.reducedMotion) this.#sparks?.dust(pose.x, pose.y);
    this.#ghosts.forEach(({ actor, label }, index) => {
      const ghost = moment.ghosts[index];
      if (!ghost) return;
      actor.update(ghost, dt);
      // Names of figures close to each other are one below the other.
      const above = [...(this.#avatar ? [pose] : []), ...moment.ghosts.slice(0, index)];
      const rows = above.filter((one) => one && Math.hypot(one.x - ghost.x, one.y - ghost.y) < 90).length;
      label.moveTo(ghost.x, ghost.y + NAME_BELOW + rows * 26);
    });
    this.#showThings(moment);
    this.#showPaint(moment);
    this.#showTrail(moment);
    this.#sinkInBubble(moment);
    this.#bubbles?.update(dt);
    this.#sparks?.update(dt);
    this.#celebrated = Math.max(0, this.#celebrated - dt);
    const isWaving = !this.#parts.reducedMotion || moment.hasReached;
    const flag = isWaving
      ? Math.floor(this.#time / (this.#celebrated > 0 ? GOAL_MS / 2 : GOAL_MS)) % GOAL_FRAMES
      : 0;
    this.#goal?.setFrame(`goal/${flag}`, false, false);
    this.#texts.me.moveTo(pose.x, pose.y + NAME_BELOW);
    this.#texts.says.write(moment.saying);
    this.#texts.says.moveTo(pose.x, pose.y - WORDS_ABOVE);
    this.#followWith(dt);
  }

  show(moment: StageMoment): void {
    const before = this.#moment;
    this.#moment = moment;
    for (const id of moment.taken) {
      if (before === null || before.taken.includes(id)) continue;
      const shown = this.#things.find(({ thing }) => thing.kind === 'shell' && thing.id === id);
      if (shown) this.#sparks?.burst(shown.thing.x, shown.thing.y);
    }
  }

  wear(outfit: string): void {
    this.#outfit = outfit;
    this.#avatar?.wear(outfit);
  }

  setGhosts(ghosts: readonly StageGhost[]): void {
    this.#wantedGhosts = ghosts;
    if (this.#isMade) this.#makeGhosts();
  }

  celebrate(): void {
    const goal = this.#parts.picture.goal ?? this.#moment?.pose ?? this.#parts.picture.start;
    this.#celebrated = 4000;
    this.#avatar?.cheer();
    for (let i = 0; i < 3; i += 1) this.#sparks?.burst(goal.x + (i - 1) * 34, goal.y - 90 - (i % 2) * 30);
  }

  /** CSS px, and canvas px per CSS px. */
  resize(window: { readonly width: number; readonly height: number }, ratio: number): void {
    this.#window = window;
    this.cameras.main.setZoom(stageZoom(window, this.#extent.columns) * ratio);
    this.#scroll = null;
  }

  #followWith(dt: number): void {
    const feet = this.#moment?.pose ?? this.#parts.picture.start;
    const zoom = stageZoom(this.#window, this.#extent.columns);
    const visible = { width: this.#window.width / zoom, height: this.#window.height / zoom };
    const wanted = stageScroll(visible, this.#extent, feet);
    const share = this.#parts.reducedMotion ? 1 : 1 - Math.exp(-dt / FOLLOW_MS);
    this.#scroll =
      this.#scroll === null
        ? { ...wanted }
        : {
            x: this.#scroll.x + (wanted.x - this.#scroll.x) * share,
            y: this.#scroll.y + (wanted.y - this.#scroll.y) * share,
          };
    const { x, y } = this.#scroll;
    const camera = this.cameras.main;
    camera.centerOn(x + visible.width / 2, y + visible.height / 2);
    this.#placeBackdrop({ x, y }, visible);
    this.#parts.labels.place({ x, y }, zoom);
  }

  /** Covers the window, and moves a fifth as far as the level. */
  #placeBackdrop(
    scroll: { readonly x: number; readonly y: number },
    visible: { width: number; height: number },
  ): void {
    const image = this.#backdrop;
    if (image === null) return;
    const scale = Math.max((visible.width * 1.16) / image.width, (visible.height * 1.06) / image.height);
    const spare = image.width * scale - visible.width;
    const way = Math.max(1, this.#extent.columns * STAGE_CELL - visible.width);
    const along = Math.max(0, Math.min(1, scroll.x / way));
    const high = image.height * scale - visible.height;
    image.setScale(scale).setPosition(scroll.x - spare * along, scroll.y - high * 0.5);
  }

  #addThing(thing: StageThing): ShownThing {
    const { artScale, labels } = this.#parts;
    const { x, y, kind } = thing;
    if (kind === 'friend') {
      const image = this.add
        .image(x, y, npcTexture(thing.sprite ?? 'crab'), 'default/0')
        .setOrigin(FRAME.originX, FRAME.originY)
        .setScale(FRIEND_SCALE / artScale)
        .setDepth(DEPTH.NPC);
      labels.add('friend', thing.name ?? '').moveTo(x, y + NAME_BELOW);
      return { thing, image, ring: null };
    }
    if (kind === 'sign') {
      labels.add('sign', thing.text ?? '').moveTo(x, y - 57);
      return {
        thing,
        image: addStageImage(this, 'sign', { x, y, artScale }).setDepth(DEPTH.SIGN),
        ring: null,
      };
    }
    if (kind === 'gate')
      return {
        thing,
        image: addStageImage(this, 'gate/closed', { x, y, artScale }).setDepth(DEPTH.SIGN),
        ring: null,
      };
    if (kind === 'board')
      return {
        thing,
        image: addStageImage(this, 'board', { x, y, artScale }).setDepth(DEPTH.GROUND + 1),
        ring: null,
      };
    if (kind === 'wanted') {
      const tint = Number.parseInt((thing.color ?? '#ffffff').slice(1), 16);
      const image = addStageImage(this, 'wanted', { x, y: y + 2, artScale });
      return { thing, image: image.setTint(tint).setDepth(DEPTH.GROUND + 2), ring: null };
    }
    const ring = addStageImage(this, 'taken', { x, y, artScale }).setDepth(DEPTH.SHELL).setVisible(false);
    const image = addStageImage(this, kind, { x, y, artScale }).setDepth(DEPTH.SHELL);
    return { thing, image, ring };
  }

  #drawLadder({
    x,
    y,
    w,
    h,
  }: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  }): void {
    const { artScale } = this.#parts;
    for (let foot = y + h; foot > y; foot -= STAGE_CELL)
      addStageImage(this, 'ladder', { x: x + w / 2, y: foot, artScale }).setDepth(DEPTH.GROUND + 1);
  }

  #showThings({ taken, opened, answer, pose }: StageMoment): void {
    const { reducedMotion, artScale } = this.#parts;
    this.#texts.answer.write(null);
    for (const { thing, image, ring } of this.#things) {
      const { x, y, id, kind } = thing;
      if (kind === 'friend') {
        const frame = reducedMotion ? 0 : Math.floor(this.#time / NPC_MS) % NPC_FRAMES;
        image.setFrame(`default/${frame}`, false, false);
        image.setScale(((pose.x < x ? -1 : 1) * FRIEND_SCALE) / artScale, FRIEND_SCALE / artScale);
        const words = answer?.id === id ? answer.text : (thing.text ?? null);
        if (words !== null) {
          this.#texts.answer.write(words);
          this.#texts.answer.moveTo(x, y - WORDS_ABOVE * 0.86);
        }
        continue;
      }
      if (kind === 'gate') image.setFrame(opened.includes(id) ? 'gate/open' : 'gate/closed', false, false);
      if (ring === null) continue;
      const isTaken = taken.includes(id);
      const bob = reducedMotion ? 0 : Math.sin((this.#time / BOB.ms) * Math.PI * 2 + x) * BOB.px;
      image.setVisible(!isTaken).setPosition(x, y + bob);
      ring.setVisible(isTaken);
    }
  }

  #showPaint({ painted }: StageMoment): void {
    const { artScale } = this.#parts;
    while (this.#paints.length < painted.length)
      this.#paints.push(addStageImage(this, 'paint', { x: 0, y: 0, artScale }).setDepth(DEPTH.GROUND + 2));
    this.#paints.forEach((image, index) => {
      const paint = painted[index];
      image.setVisible(paint !== undefined);
      if (paint !== undefined)
        image.setPosition(paint.x, paint.y + 2).setTint(Number.parseInt(paint.color.slice(1), 16));
    });
  }

  /** A dot for every passed place, larger towards the avatar. */
  #showTrail({ trail }: StageMoment): void {
    const { artScale, reducedMotion } = this.#parts;
    const wanted = reducedMotion ? [] : trail;
    while (this.#dots.length < wanted.length)
      this.#dots.push(addStageImage(this, 'dot', { x: 0, y: 0, artScale }).setDepth(DEPTH.SHADOW - 1));
    this.#dots.forEach((image, index) => {
      const dot = wanted[index];
      image.setVisible(dot !== undefined);
      const size = 0.6 + 0.4 * ((index + 1) / Math.max(1, wanted.length));
      if (dot !== undefined) image.setPosition(dot.x, dot.y - 16).setScale(size / artScale);
    });
  }

  #sinkInBubble({ hasFallen, pose }: StageMoment): void {
    this.#rescue?.setVisible(hasFallen).setPosition(pose.x, pose.y - 46);
  }

  #makeGhosts(): void {
    for (const { actor, label } of this.#ghosts) {
      actor.destroy();
      label.remove();
    }
    const { composer, labels } = this.#parts;
    this.#ghosts = this.#wantedGhosts.map(({ name, outfit }) => ({
      actor: new GhostActor(this, composer, outfit),
      label: labels.add('ghost', name),
    }));
  }
}
