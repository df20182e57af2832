import { Link } from 'react-router';
import { Card } from '#client/ui/layout/Card.tsx';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { useStagePaths } from '#client/pages/learning/useStagePaths.ts';
import type { StageOnShelf } from '#shared/contract/learning/stageRoutes.ts';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import { stageTexts } from '../stage/texts.ts';
import { LevelThumb } from './LevelThumb.tsx';
import { MOST_STARS } from '#shared/content/stageRoad.ts';
import styles from './StageMap.module.css';

/** Stages of a class as cards that lead to them. */
export function ShelfCards({ stages }: { readonly stages: readonly StageOnShelf[] }) {
  return (
    <Grid as="ul" min={150} gap={4} align="stretch">
      {stages.map((stage) => (
        <ShelfCard key={stage.problemId} stage={stage} />
      ))}
    </Grid>
  );
}

function ShelfCard({ stage }: { readonly stage: StageOnShelf }) {
  const stagePaths = useStagePaths();
  const { problemId, title, theme, starCount, rows } = stage;
  return (
    <Card as="li" size="small" gap={2} pressable className={styles.shelfCard}>
      <LevelThumb theme={theme} level={{ rows }} inline />
      <Link data-covers to={stagePaths.one(problemId)}>
        {title}
      </Link>
      <span className={styles.friends} role="img" aria-label={stageTexts.stars(starCount)}>
        {Array.from({ length: MOST_STARS }, (_, index) => (
          <StarIcon key={index} isLit={index < starCount} size={22} />
        ))}
      </span>
    </Card>
  );
}
