import { useQuery } from '@tanstack/react-query';
import { Lock, Play } from 'lucide-react';
import { Link } from 'react-router';
import { problemQueries } from '#client/net/learning/problems.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { StarIcon } from '../stage/StarIcon.tsx';
import { stageTexts } from '../stage/texts.ts';
import { Face } from './FriendsOnShell.tsx';
import { LevelThumb } from './LevelThumb.tsx';
import { MOST_STARS, type MapShell } from './stageEntries.ts';
import { mapTexts } from './texts.ts';
import styles from './StageCard.module.css';

/** The chosen stage: its picture, its stars, who did it, and the way in. */
export function StageCard({ shell }: { readonly shell: MapShell }) {
  const channelId = useLearningChannelId();
  const { problemId, title, theme, order, starCount, state, friendList } = shell;
  // A locked one is told to nobody.
  const problem = useQuery({ ...problemQueries.one(channelId, problemId), enabled: state !== 'locked' });
  return (
    <section className={styles.card} aria-label={title}>
      <LevelThumb theme={theme} level={problem.data?.stage ?? null} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <b>{`${stageTexts.themes[theme].place} ${order}`}</b>
          {title}
        </h2>
        <div className={styles.row}>
          <span className={styles.stars} role="img" aria-label={stageTexts.stars(starCount)}>
            {Array.from({ length: MOST_STARS }, (_, index) => (
              <StarIcon key={index} isLit={index < starCount} size={29} />
            ))}
          </span>
          {friendList.length > 0 && (
            <span className={styles.friends} role="img" aria-label={mapTexts.friends(friendList.length)}>
              {friendList.slice(0, 3).map(({ userId, itemIdList }) => (
                <Face key={userId} itemIdList={itemIdList} size={36} />
              ))}
            </span>
          )}
        </div>
      </div>
      {state === 'locked' ? (
        <p className={styles.locked}>
          <Lock aria-hidden="true" />
          <span>{mapTexts.locked}</span>
        </p>
      ) : (
        <Link to={paths.stage(problemId)} className={styles.start}>
          <Play aria-hidden="true" />
          {state === 'done' ? mapTexts.again : mapTexts.start}
        </Link>
      )}
    </section>
  );
}
