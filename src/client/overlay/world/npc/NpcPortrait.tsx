import type { NpcMood } from '#client/bridge/commands.ts';
import { classNames } from '#client/ui/classNames.ts';
import { emotePicture, type EmoteName } from '#shared/content/emotes.ts';
import type { NpcSprite } from '#shared/content/npcs.ts';
import styles from './NpcDialog.module.css';

interface NpcPortraitProps {
  readonly sprite: NpcSprite;
  readonly mood: NpcMood;
  /** The gesture beside its words; null without. */
  readonly moment: EmoteName | null;
}

/** The NPC's portrait: moves its mouth while the text is typed, hops when happy, shows a moment. Decorative. */
export function NpcPortrait({ sprite, mood, moment }: NpcPortraitProps) {
  const folder = `/npc/${sprite}/@2x`;
  return (
    <div className={styles.stand} aria-hidden="true">
      <div className={styles.portrait}>
        <div
          className={classNames(
            styles.face,
            mood === 'talk' && styles.talking,
            mood === 'happy' && styles.away,
          )}
          style={{ backgroundImage: `url("${folder}/talk.webp")` }}
        />
        <img
          src={`${folder}/bust.webp`}
          alt=""
          className={classNames(styles.joy, mood === 'happy' ? styles.hopping : styles.away)}
        />
      </div>
      {moment && <img key={moment} src={emotePicture(moment)} alt="" className={styles.moment} />}
    </div>
  );
}
