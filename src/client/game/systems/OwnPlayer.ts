import type { Scene } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { emoteByName, type EmoteName } from '#shared/content/emotes.ts';
import { animationOf } from '#shared/simulation/animationOf.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { connectionStore, isOpenLine } from '#client/stores/connectionStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Avatar } from '../actors/Avatar.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { Voice } from '../view/SpeechBubbles.ts';
import type { WorldParts } from '../worldParts.ts';
import { Autopilot } from './Autopilot.ts';
import type { CameraSubject } from './cameraMotion.ts';
import type { Effects } from './Effects.ts';
import { FixedStep } from './FixedStep.ts';
import { type Gait, movesOf } from './movesOf.ts';
import { watchOwnOutfit } from './ownOutfit.ts';
import { seatedOr } from './seatedOr.ts';

/** The own avatar: moves in fixed ticks the moment a key is down, drawn between the ticks, put right by the server. */
export class OwnPlayer {
  readonly autopilot: Autopilot;
  readonly #parts: WorldParts;
  readonly #effects: Effects;
  readonly #avatar: Avatar;
  readonly #tag: NameTag;
  readonly #voice: Voice;
  readonly #step = new FixedStep();
  readonly #disposals: (() => void)[];
  #subject: CameraSubject;
  #gait: Gait | null = null;
  #worldTick = 0;
  /** Others still see it sitting, but a key was pressed. */
  #gotUp = false;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts, effects: Effects) {
    const { composer, artScale, connection, tags } = parts;
    this.#parts = parts;
    this.#effects = effects;
    this.autopilot = new Autopilot(map);
    this.#avatar = new Avatar({ scene, composer, map, artScale, who: 'own' });
    const nickname = connection.mirror.own?.nickname ?? sessionStore.getState().user?.nickname ?? '';
    this.#tag = tags.add('me', nickname);
    this.#voice = parts.speech.add();
    this.#subject = { ...map.spawn, vx: 0, facing: 1, grounded: true };
    this.#disposals = [
      watchOwnOutfit(connection, (code) => this.#avatar.wear(code)),
      connection.mirror.ownChanged.on(({ nickname: name }) => this.#tag.rename(name)),
      () => this.#tag.destroy(),
      () => this.#voice.destroy(),
      () => this.#avatar.destroy(),
      () => this.autopilot.cancel(),
    ];
    this.update(0);
  }

  /** Feet and motion as they are drawn. */
  get subject(): CameraSubject {
    return this.#subject;
  }

  /** The world tick that is drawn, its fraction included. */
  get worldTick(): number {
    return this.#worldTick;
  }

  cheer(): void {
    this.#avatar.cheer();
    this.#effects.cheer(this.#subject.x, this.#subject.y);
  }

  say(text: string): void {
    this.#voice.say(text);
  }

  show(emote: EmoteName): void {
    this.#voice.show(emote);
    this.#avatar.act(emoteByName(emote));
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
    // While the line is down nothing steps, so there is nothing to draw between.
    const alpha = isOpenLine(connectionStore.getState().status) ? this.#step.alpha : 1;
    const { x, y } = self.visible(alpha);
    const { vx, vy, facing, grounded, standingOn } = self.state;
    // Hands on a ladder hold the camera as well as feet on the ground.
    this.#subject = { x, y, vx, facing, grounded: grounded || standingOn === 'ladder' };
    this.#worldTick = self.visibleTick(alpha);
    const animation = seatedOr(animationOf(self.state), this.#sits(self.state));
    const landed = this.#avatar.update({ x, y, vx, vy, facing, animation, tick: this.#worldTick }, dt);
    this.#effects.land(x, this.#avatar.feetY, landed);
    this.#tag.moveTo(x, this.#avatar.feetY);
    this.#voice.moveTo(x, this.#avatar.feetY);
    this.#tellMoves(self.state);
  }

  /** Up again with the first key, long before the server can say so. */
  #sits({ heldBits, grounded }: PlayerState): boolean {
    const { ownSits } = this.#parts.connection.mirror;
    this.#gotUp = ownSits && (this.#gotUp || heldBits !== 0 || !grounded);
    return ownSits && !this.#gotUp;
  }

  #tellMoves(state: PlayerState): void {
    const { gait, moves } = movesOf(this.#gait, state);
    this.#gait = gait;
    for (const move of moves) {
      this.#parts.bridge.tell({ type: 'avatarMoved', move });
      const { x, y } = this.#subject;
      if (move === 'dash') this.#effects.dash(x, y, state.facing);
      if (move === 'doubleJump') this.#effects.airJump(x, y);
    }
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
  }
}
