import { GraduationCap } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { stageQueries } from '#client/net/learning/stages.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { ShelfCards } from './ShelfCards.tsx';
import { mapTexts } from './texts.ts';
import styles from './StageMap.module.css';

/** Stages that the staff of the channel made, beside the road; nothing where there are none. */
export function TeacherShelf({ isOpenFirst = false }: { readonly isOpenFirst?: boolean }) {
  const channelId = useLearningChannelId();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [page, setPage] = useState(1);
  const first = useQuery(stageQueries.library(channelId, 1));
  const shown = useQuery({ ...stageQueries.library(channelId, page), enabled: isOpen });
  const count = first.data?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <section className={styles.shelf} aria-label={mapTexts.shelf}>
      <Button
        tone="ok"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<GraduationCap />}
        onClick={() => setOpen(!isOpen)}
      >
        {mapTexts.shelfCount(count)}
      </Button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <ListBody query={shown} failed={mapTexts.shelfFailed}>
            {({ stageList, pageCount }) => (
              <>
                <ShelfCards stages={stageList} />
                <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
              </>
            )}
          </ListBody>
        </div>
      )}
    </section>
  );
}
