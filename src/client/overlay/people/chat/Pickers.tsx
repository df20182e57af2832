import {
  BookOpen,
  CircleHelp,
  CodeXml,
  Flag,
  Hand,
  Handshake,
  HeartHandshake,
  HeartPlus,
  Lightbulb,
  LogOut,
  MapPin,
  Clock,
  Moon,
  PartyPopper,
  Smile,
  Frown,
  ThumbsUp,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { controlStore } from '#client/stores/controlStore.ts';
import { learnedLevel, skillStore } from '#client/stores/skillStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { useKeyLayout } from '#client/ui/keys/useKeyLayout.ts';
import { useStore } from '#client/ui/useStore.ts';
import { EMOTES, emotePicture, LEARNED_EMOTES, type EmoteName } from '#shared/content/emotes.ts';
import { emoteAction } from '#shared/content/worldActions.ts';
import { SAFE_PHRASES, type PhraseIcon } from '#shared/content/safePhrases.ts';
import { chatTexts } from './texts.ts';
import styles from './ChatPanel.module.css';

const ICONS: Readonly<Record<PhraseIcon, LucideIcon>> = {
  hand: Hand,
  smile: Smile,
  thanks: HeartPlus,
  sorry: Frown,
  thumb: ThumbsUp,
  party: PartyPopper,
  together: Handshake,
  here: MapPin,
  wait: Clock,
  help: HeartHandshake,
  question: CircleHelp,
  idea: Lightbulb,
  code: CodeXml,
  flag: Flag,
  trophy: Trophy,
  book: BookOpen,
  pause: Moon,
  bye: LogOut,
};

/** The safe phrases. */
export function PhrasePicker({ onPick }: { readonly onPick: (phraseId: number) => void }) {
  return (
    <ul className={styles.phrases} aria-label={chatTexts.phrases}>
      {SAFE_PHRASES.map(({ id, icon, text }) => {
        const Icon = ICONS[icon];
        return (
          <li key={id}>
            <button type="button" onClick={() => onPick(id)}>
              <Icon aria-hidden="true" />
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function EmotePicker({ onPick }: { readonly onPick: (emote: EmoteName) => void }) {
  const keys = useStore(controlStore, (state) => state.keys);
  const layout = useKeyLayout();
  const isTouch = useTouchDevice();
  const learned = useStore(skillStore, learnedLevel('EMOTE_WHEEL'));
  return (
    <ul className={styles.emotes} aria-label={chatTexts.emotes}>
      {EMOTES.map(({ name, label }) => (
        <li key={name}>
          <button type="button" onClick={() => onPick(name)}>
            <img src={emotePicture(name)} alt="" width="44" height="44" />
            {label}
            {!isTouch && <kbd aria-hidden="true">{keyLabel(keys[emoteAction(name)][0] ?? '', layout)}</kbd>}
          </button>
        </li>
      ))}
      {LEARNED_EMOTES.filter(({ level }) => level <= learned).map(({ name, label }) => (
        <li key={name}>
          <button type="button" onClick={() => onPick(name)}>
            <img src={emotePicture(name)} alt="" width="44" height="44" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
