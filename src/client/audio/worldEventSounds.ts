import type { EffectName } from '#shared/content/sounds.ts';
import type { Bridge } from '#client/bridge/Bridge.ts';
import type { WorldEvent, Move } from '#client/bridge/worldEvents.ts';

const EVENT_SOUNDS: Readonly<Partial<Record<WorldEvent['type'], EffectName>>> = {
  mapEntered: 'portal',
  npcTapped: 'bubble',
  playerTapped: 'click',
};

/** Every move has a sound of the same name. */
const MOVE_SOUNDS: Readonly<Record<Move, EffectName>> = {
  step: 'step',
  jump: 'jump',
  doubleJump: 'doubleJump',
  dash: 'dash',
  land: 'land',
  climb: 'climb',
};

/** Plays the sounds of world events until the returned disposal is called. */
export function playWorldEvents(bridge: Bridge, play: (effect: EffectName) => void): () => void {
  const disposals = [
    ...Object.entries(EVENT_SOUNDS).map(([type, effect]) =>
      bridge.on(type as WorldEvent['type'], () => play(effect)),
    ),
    bridge.on('avatarMoved', ({ move }) => play(MOVE_SOUNDS[move])),
  ];
  return () => disposals.forEach((dispose) => dispose());
}
