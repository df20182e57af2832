import type { EffectName } from '#shared/content/sounds.ts';
import type { Bridge } from '#client/bridge/Bridge.ts';
import type { Moment, Move } from '#client/bridge/moments.ts';

/** What happens in the world, and how it sounds. */
const MOMENT_SOUNDS: Readonly<Partial<Record<Moment['type'], EffectName>>> = {
  mapEntered: 'portal',
  npcTapped: 'bubble',
  playerTapped: 'click',
};

/** Every move has a sound of its own name. */
const MOVE_SOUNDS: Readonly<Record<Move, EffectName>> = {
  step: 'step',
  jump: 'jump',
  doubleJump: 'doubleJump',
  dash: 'dash',
  land: 'land',
  climb: 'climb',
};

/** Plays what happens in the world until the returned disposal is called. */
export function followMoments(bridge: Bridge, play: (effect: EffectName) => void): () => void {
  const disposals = [
    ...Object.entries(MOMENT_SOUNDS).map(([type, effect]) =>
      bridge.on(type as Moment['type'], () => play(effect)),
    ),
    bridge.on('avatarMoved', ({ move }) => play(MOVE_SOUNDS[move])),
  ];
  return () => disposals.forEach((dispose) => dispose());
}
