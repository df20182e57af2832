import type { NpcMood } from '#client/bridge/commands.ts';
import { classNames } from '#client/ui/classNames.ts';
import type { NpcSprite } from '#shared/content/npcs.ts';
import styles from './NpcPortrait.module.css';

/** The NPC's portrait: moves its mouth while the text is typed, and hops when happy. Decorative. */
export function NpcPortrait({ sprite, mood }: { readonly sprite: NpcSprite; readonly mood: NpcMood }) {
  const folder = `/npc/${sprite}/@2x`;
  return (
    <div className={styles.portrait} aria-hidden="true">
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
  );
}
