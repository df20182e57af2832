import { Link } from 'react-router';
import { useStagePaths } from '#client/pages/learning/useStagePaths.ts';
import type { StageOnShelf } from '#shared/contract/learning/stageRoutes.ts';
import { StarIcon } from '../stage/StarIcon.tsx';
import { stageTexts } from '../stage/texts.ts';
import { LevelThumb } from './LevelThumb.tsx';
import { MOST_STARS } from './stageEntries.ts';
import styles from './TeacherShelf.module.css';

/** Stages of a class as cards that lead to them. */
export function ShelfCards({ stages }: { readonly stages: readonly StageOnShelf[] }) {
  return (
    <ul className={styles.list}>
      {stages.map((stage) => (
        <ShelfCard key={stage.problemId} stage={stage} />
      ))}
    </ul>
  );
}

function ShelfCard({ stage }: { readonly stage: StageOnShelf }) {
  const stagePaths = useStagePaths();
  const { problemId, title, theme, starCount, rows } = stage;
  return (
    <li>
      <Link to={stagePaths.one(problemId)} className={styles.card}>
        <LevelThumb theme={theme} level={{ rows }} inline />
        <b>{title}</b>
        <span className={styles.stars} role="img" aria-label={stageTexts.stars(starCount)}>
          {Array.from({ length: MOST_STARS }, (_, index) => (
            <StarIcon key={index} isLit={index < starCount} size={22} />
          ))}
        </span>
      </Link>
    </li>
  );
}
