import { GraduationCap } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { StageOnShelf } from '#shared/contract/learning/stageRoutes.ts';
import { StarIcon } from '../stage/StarIcon.tsx';
import { stageTexts } from '../stage/texts.ts';
import { LevelThumb } from './LevelThumb.tsx';
import { MOST_STARS } from './stageEntries.ts';
import { mapTexts } from './texts.ts';
import styles from './TeacherShelf.module.css';

/** Stages that the staff of the channel made, beside the road; nothing where there are none. */
export function TeacherShelf({ isOpenFirst = false }: { readonly isOpenFirst?: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [page, setPage] = useState(1);
  const first = useQuery(learningQueries.shelf(1));
  const shown = useQuery({ ...learningQueries.shelf(page), enabled: isOpen });
  const count = first.data?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <section className={styles.shelf} aria-label={mapTexts.shelf}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <GraduationCap aria-hidden="true" />
        {mapTexts.shelfCount(count)}
      </button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <ListBody query={shown} failed={mapTexts.shelfFailed}>
            {({ stageList, pageCount }) => (
              <>
                <ul className={styles.list}>
                  {stageList.map((stage) => (
                    <ShelfCard key={stage.problemId} stage={stage} />
                  ))}
                </ul>
                <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
              </>
            )}
          </ListBody>
        </div>
      )}
    </section>
  );
}

function ShelfCard({ stage }: { readonly stage: StageOnShelf }) {
  const { problemId, title, theme, starCount, rows } = stage;
  return (
    <li>
      <Link to={paths.stage(problemId)} className={styles.card}>
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
