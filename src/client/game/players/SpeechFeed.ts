import { chatStore } from '#client/stores/chatStore.ts';
import type { WorldParts } from '../worldParts.ts';
import type { OwnPlayer } from './OwnPlayer.ts';
import type { RemotePlayers } from './RemotePlayers.ts';

/** Shows chat lines and emotes of the map above their players. */
export class SpeechFeed {
  readonly #disposals: readonly (() => void)[];

  constructor({ connection }: Pick<WorldParts, 'connection'>, own: OwnPlayer, others: RemotePlayers) {
    const { talk, mirror } = connection;
    const isOwn = (userId: number) => userId === mirror.own?.userId;
    this.#disposals = [
      talk.lineHeard.on(({ userId, text }) => {
        if (isOwn(userId)) own.say(text);
        else if (!isHidden(userId)) others.say(userId, text);
      }),
      talk.emoted.on(({ userId, emote }) => {
        if (isOwn(userId)) own.show(emote);
        else if (!isHidden(userId)) others.show(userId, emote);
      }),
    ];
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
  }
}

function isHidden(userId: number): boolean {
  const { mutedIds, blockedIds } = chatStore.getState();
  return mutedIds.has(userId) || blockedIds.has(userId);
}
