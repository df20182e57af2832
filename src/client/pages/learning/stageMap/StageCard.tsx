import { useQuery } from '@tanstack/react-query';
import { Lock, Play } from 'lucide-react';
import { problemQueries } from '#client/net/learning/problems.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import { stageTexts } from '../stage/texts.ts';
import { Face } from './FriendsOnShell.tsx';
import { LevelThumb } from './LevelThumb.tsx';
import { MOST_STARS } from '#shared/content/stageRoad.ts';
import { type MapShell } from './stageEntries.ts';
import { mapTexts } from './texts.ts';
import styles from './StageMap.module.css';

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
        <Heading level={2}>
          <b>{`${stageTexts.themes[theme].place} ${order}`}</b>
          {title}
        </Heading>
        <Row gap={4}>
          <span className={styles.friends} role="img" aria-label={stageTexts.stars(starCount)}>
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
        </Row>
      </div>
      {state === 'locked' ? (
        <Row className={styles.locked}>
          <Lock aria-hidden="true" />
          <Text size="label" tone="soft">
            {mapTexts.locked}
          </Text>
        </Row>
      ) : (
        <ButtonLink to={paths.stage(problemId)} tone="ok" size="large" icon={<Play fill="currentColor" />}>
          {state === 'done' ? mapTexts.again : mapTexts.start}
        </ButtonLink>
      )}
    </section>
  );
}
