import { useEffect, useState } from 'react';
import { battleStore, type Cheer } from '#client/stores/battleStore.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { emotePicture } from '#shared/content/emotes.ts';
import { battleTexts as texts } from '../texts.ts';
import styles from './Cheers.module.css';

const WORD_MS = 4_000;

/** Cheers over the stands: three pictures at a time, and one bubble of prepared words. */
export function Stands() {
  const cheers = useStore(battleStore, (battle) => battle.cheers);
  const word = useNewestWord();
  return (
    <div className={styles.stands}>
      {cheers.map((cheer) => (
        <CheerPicture key={cheer.cheerId} cheer={cheer} />
      ))}
      {word && (
        <p key={word.lineKey} className={styles.word}>
          <VisuallyHidden>{texts.cheers.says(word.nickname)}</VisuallyHidden> {word.text}
        </p>
      )}
    </div>
  );
}

/** Each has its place while it is seen, so that none jumps when another goes. */
const CheerPicture = ({ cheer: { cheerId, emote } }: { readonly cheer: Cheer }) => (
  <span className={styles.cheer} data-place={cheerId % 6} aria-hidden="true">
    <img src={emotePicture(emote)} alt="" width="42" height="42" />
  </span>
);

/** The prepared line that was said last, for a moment; what was said before one came is not shown. */
function useNewestWord() {
  const newest = useStore(battleStore, ({ talk }) => talk.findLast(({ phraseId }) => phraseId !== null));
  const [seen, setSeen] = useState(newest?.lineKey);
  const isNew = newest !== undefined && newest.lineKey !== seen;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setSeen(newest.lineKey), WORD_MS);
    return () => clearTimeout(timer);
  }, [isNew, newest]);
  return isNew ? newest : undefined;
}
