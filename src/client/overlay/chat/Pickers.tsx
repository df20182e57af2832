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
import { EMOTES, emotePicture, type EmoteName } from '#shared/content/emotes.ts';
import { SAFE_PHRASES, type PhraseIcon } from '#shared/content/safePhrases.ts';
import { chatTexts } from './texts.ts';
import styles from './Pickers.module.css';

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

/** Words that are ready to be said. */
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

/** Feelings that need no words. */
export function EmotePicker({ onPick }: { readonly onPick: (emote: EmoteName) => void }) {
  return (
    <ul className={styles.emotes} aria-label={chatTexts.emotes}>
      {EMOTES.map(({ name, label }) => (
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
