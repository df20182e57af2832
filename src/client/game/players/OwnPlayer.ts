import type { Scene } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { emoteByName, type EmoteName } from '#shared/content/emotes.ts';
import type { Move, Surface } from '#client/bridge/worldEvents.ts';
import { animationOf } from '#shared/simulation/animationOf.ts';
import { currentAt } from '#shared/simulation/currentAt.ts';
import { byLevel, WALL_SLIDE_SPEED } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { connectionStore, isConnected } from '#client/stores/connectionStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Avatar } from '../actors/Avatar.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { SpeechHandle } from '../view/SpeechBubbles.ts';
import type { WorldParts } from '../worldParts.ts';
import { Autopilot } from '../navigation/Autopilot.ts';
import type { CameraSubject } from '../camera/cameraMotion.ts';
import type { Effects } from '../actors/Effects.ts';
import { FixedStep } from './FixedStep.ts';
import type { BodyPose, OwnBody } from '../codeObjects/CodeObjectView.ts';
import { LearnedEffects } from './LearnedEffects.ts';
import { type MoveProgress, detectMoves } from './detectMoves.ts';
import { watchOwnOutfit } from '../avatars/ownOutfit.ts';
import { shownAnimation, type ActorPose } from '../actors/Avatar.ts';
import { surfaceOf } from './surfaceOf.ts';

/** The speed of the drawn feet while a program walks, px/s. */
const LED_SPEED = 68;

const ledPose = (
  place: { readonly x: number; readonly y: number; readonly isWalking: boolean },
  tick: number,
): ActorPose => ({
  x: place.x,
  y: place.y,
  vx: place.isWalking ? LED_SPEED : 0,
  vy: 0,
  facing: 1,
  animation: place.isWalking ? 'walk' : 'stand',
  tick,
});

/** The pose of the body, or the one that a program plays as long as the body stands. */
function enactedPose(pose: ActorPose, enacted: BodyPose | null): ActorPose {
  if (enacted === null || pose.animation !== 'stand') return pose;
  return { ...pose, facing: 1, animation: enacted.animation, y: pose.y - enacted.rise };
}

const NO_ACT = { animation: null, expression: 'default', ms: 0 } as const;

/** The own avatar: predicted in fixed ticks, drawn between them, corrected by the server. */
export class OwnPlayer implements OwnBody {
  readonly autopilot: Autopilot;
  readonly #parts: WorldParts;
  readonly #map: MapDefinition;
  readonly #effects: Effects;
  readonly #avatar: Avatar;
  readonly #tag: NameTag;
  readonly #speech: SpeechHandle;
  readonly #learned: LearnedEffects;
  readonly #step = new FixedStep();
  readonly #disposals: (() => void)[];
  #subject: CameraSubject;
  #progress: MoveProgress | null = null;
  #worldTick = 0;
  /** Drawn instead of the pose of the body. */
  #enacted: BodyPose | null = null;
  /** A key was pressed while the server still reports it as sitting. */
  #hasStoodUp = false;
  #led: { readonly x: number; readonly y: number; readonly isWalking: boolean } | null = null;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts, effects: Effects) {
    const { composer, artScale, connection, tags, reducedMotion } = parts;
    this.#parts = parts;
    this.#map = map;
    this.#effects = effects;
    this.autopilot = new Autopilot(map);
    this.#avatar = new Avatar({ scene, composer, map, artScale, who: 'own' });
    const nickname = connection.mirror.own?.nickname ?? sessionStore.getState().user?.nickname ?? '';
    this.#tag = tags.add('me', nickname);
    this.#tag.setTitle(connection.mirror.own?.title ?? 0);
    this.#speech = parts.speech.add();
    const seen = { scene, artScale, effects, tag: this.#tag, reducedMotion };
    this.#learned = new LearnedEffects(seen, connection.mirror.own?.effects ?? 0);
    this.#subject = { ...map.spawn, vx: 0, facing: 1, grounded: true };
    this.#disposals = [
      watchOwnOutfit(connection, (code) => this.#avatar.wear(code)),
      connection.mirror.ownChanged.on(({ nickname: name, effects: code, title }) => {
        this.#tag.rename(name);
        this.#tag.setTitle(title);
        this.#learned.learn(code);
      }),
      () => this.#learned.destroy(),
      () => this.#tag.destroy(),
      () => this.#speech.destroy(),
      () => this.#avatar.destroy(),
      () => this.autopilot.cancel(),
    ];
    this.update(0);
  }

  get subject(): CameraSubject {
    return this.#subject;
  }

  /** The world tick that is drawn, its fraction included. */
  get worldTick(): number {
    return this.#worldTick;
  }

  cheer(): void {
    this.#avatar.cheer();
    const { x, y } = this.#led ?? this.#subject;
    this.#effects.cheer(x, y);
  }

  say(text: string): void {
    this.#speech.say(text);
  }

  show(emote: EmoteName): void {
    this.#speech.show(emote);
    this.#avatar.act(emoteByName(emote));
  }

  /** Draws the avatar where a program has led it; null draws it where its body is. */
  lead(place: { readonly x: number; readonly y: number; readonly isWalking: boolean } | null): void {
    this.#led = place;
  }

  /** Holds a pose for a picture; null ends it. */
  pose(name: EmoteName | null): void {
    if (name === null) this.#avatar.act(NO_ACT);
    else this.#avatar.act({ ...emoteByName(name), ms: Infinity });
  }

  enact(pose: BodyPose | null): void {
    this.#enacted = pose;
  }

  update(dt: number): void {
    const { connection, broker } = this.#parts;
    for (let left = this.#step.advance(dt); left > 0; left -= 1) {
      const pressed = broker.takeBits();
      const known = connection.self;
      connection.sendInput(known ? this.autopilot.steer(pressed, known.state, known.skills) : pressed);
    }
    const { self } = connection;
    if (self === null) return;
    // Without a connection nothing is stepped, so that there is nothing to interpolate.
    const alpha = isConnected(connectionStore.getState().status) ? this.#step.alpha : 1;
    const { x, y } = self.visible(alpha);
    const { vx, vy, facing, grounded, standingOn } = self.state;
    // A ladder holds the camera like ground does.
    this.#subject = { x, y, vx, facing, grounded: grounded || standingOn === 'ladder' };
    this.#worldTick = self.visibleTick(alpha);
    const animation = shownAnimation(animationOf(self.state), this.#isSitting(self.state));
    const tick = this.#worldTick;
    const own = enactedPose({ x, y, vx, vy, facing, animation, tick }, this.#enacted);
    const drawn = this.#led ? ledPose(this.#led, tick) : own;
    const landed = this.#avatar.update(drawn, dt);
    const surface = surfaceOf(this.#map.key, standingOn);
    this.#effects.land(drawn.x, this.#avatar.feetY, landed, surface);
    if (drawn.animation === 'dash') this.#effects.leaveImage(this.#avatar.image);
    this.#effects.update(dt);
    this.#tag.moveTo(drawn.x, this.#avatar.feetY);
    this.#speech.moveTo(drawn.x, this.#avatar.feetY);
    this.#learned.update(drawn.x, this.#avatar.feetY);
    this.#emitMoves(self);
  }

  /** Stands up with the first key, without waiting for the server. */
  #isSitting({ heldBits, grounded }: PlayerState): boolean {
    const { ownSits } = this.#parts.connection.mirror;
    this.#hasStoodUp = ownSits && (this.#hasStoodUp || heldBits !== 0 || !grounded);
    return ownSits && !this.#hasStoodUp;
  }

  #emitMoves({ state, skills }: NonNullable<WorldParts['connection']['self']>): void {
    const before = this.#progress;
    const { progress, moves } = detectMoves(before, state, {
      isInCurrent: currentAt(this.#map, state.x, state.y) !== null,
      slideSpeed: skills.wallClimb > 0 ? byLevel(WALL_SLIDE_SPEED, skills.wallClimb) : null,
    });
    this.#progress = progress;
    if (moves.length === 0) return;
    // A jump dusts the ground that it leaves.
    const footing = state.grounded ? state.standingOn : (before?.standingOn ?? state.standingOn);
    const surface = surfaceOf(this.#map.key, footing);
    for (const move of moves) {
      this.#parts.bridge.emit({ type: 'avatarMoved', move, surface });
      this.#dust(move, state, surface);
    }
  }

  #dust(move: Move, { vx, facing }: PlayerState, surface: Surface): void {
    const { x } = this.#subject;
    const y = this.#avatar.feetY;
    if (move === 'dash') this.#effects.dash(x, y, facing, surface);
    else if (move === 'doubleJump') this.#effects.airJump(x, y);
    else if (move === 'jump') this.#effects.takeOff(x, y, surface);
    else if (move === 'step') this.#effects.step(x, y, vx, surface);
    else if (move === 'skid') this.#effects.skid(x, y, vx, surface);
    else if (move === 'wallSlide') this.#effects.slide(x, y, facing);
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
  }
}
