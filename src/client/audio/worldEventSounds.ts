import type { EffectName } from '#shared/content/sounds.ts';
import type { Bridge } from '#client/bridge/Bridge.ts';
import type { WorldEvent, Move, Surface } from '#client/bridge/worldEvents.ts';

const EVENT_SOUNDS: Readonly<Partial<Record<WorldEvent['type'], EffectName>>> = {
  mapEntered: 'portal',
  npcTapped: 'bubble',
  playerTapped: 'click',
};

/** Every move has a sound of the same name; a step has one for each surface. */
const MOVE_SOUNDS: Readonly<Record<Exclude<Move, 'step'>, EffectName>> = {
  jump: 'jump',
  doubleJump: 'doubleJump',
  dash: 'dash',
  land: 'land',
  climb: 'climb',
  skid: 'skid',
  wallSlide: 'wallSlide',
  board: 'board',
  current: 'current',
};
const STEP_SOUNDS: Readonly<Record<Surface, EffectName>> = {
  sand: 'step',
  grass: 'stepGrass',
  wood: 'stepWood',
  stone: 'stepStone',
  cloud: 'stepCloud',
};

/** Plays the sounds of world events until the returned disposal is called. */
export function playWorldEvents(bridge: Bridge, play: (effect: EffectName) => void): () => void {
  const disposals = [
    ...Object.entries(EVENT_SOUNDS).map(([type, effect]) =>
      bridge.on(type as WorldEvent['type'], () => play(effect)),
    ),
    bridge.on('avatarMoved', ({ move, surface }) =>
      play(move === 'step' ? STEP_SOUNDS[surface] : MOVE_SOUNDS[move]),
    ),
  ];
  return () => disposals.forEach((dispose) => dispose());
}
