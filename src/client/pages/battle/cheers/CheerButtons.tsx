import { battleStore } from '#client/stores/battleStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { emoteByName, emotePicture } from '#shared/content/emotes.ts';
import { safePhraseById } from '#shared/content/safePhrases.ts';
import { BATTLE_CHEERS } from '#shared/contract/rooms/battleRoom.ts';
import { battleTexts as texts } from '../texts.ts';
import type { BattleVoice } from './battleVoice.ts';
import styles from './Cheers.module.css';

/** Prepared lines that fit a battle. */
const PHRASES = [1, 3, 6, 7, 4, 20].flatMap((id) => safePhraseById(id) ?? []);

interface CheerButtonsProps {
  readonly voice: BattleVoice;
}

/** The pictures and prepared lines that everybody may send with one press, and why the last one was refused. */
export function CheerButtons({ voice }: CheerButtonsProps) {
  const refused = useStore(battleStore, (battle) => battle.refused);
  return (
    <div className={styles.cheers} role="group" aria-label={texts.cheers.title}>
      {refused && (
        <p className={styles.refused} role="alert">
          {refused.message}
        </p>
      )}
      <p>
        {BATTLE_CHEERS.map((emote) => (
          <button
            key={emote}
            type="button"
            aria-label={texts.cheers.send(emoteByName(emote).label)}
            onClick={() => voice.cheer(emote)}
          >
            <img src={emotePicture(emote)} alt="" width="34" height="34" />
          </button>
        ))}
      </p>
      <p className={styles.phrases}>
        {PHRASES.map(({ id, text }) => (
          <button key={id} type="button" onClick={() => voice.sayPhrase(id)}>
            {text}
          </button>
        ))}
      </p>
    </div>
  );
}
