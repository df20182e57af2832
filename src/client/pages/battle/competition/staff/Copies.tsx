import { useQuery } from '@tanstack/react-query';
import { competitionQueries } from '#client/net/queries/competitionQueries.ts';
import type { StaffPlace } from '#client/net/rest/battle/staffCompetitions.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import type { Phase } from '../competitionPhase.ts';
import { competitionTexts } from '../texts.ts';
import styles from './Staff.module.css';

const texts = competitionTexts.staff;

/** Programs that are close to each other, to be looked at by a person. */
export function Copies({ place, phase }: { readonly place: StaffPlace; readonly phase: Phase }) {
  const isOver = phase === 'ENDED';
  const copies = useQuery({ ...competitionQueries.copies(place), enabled: isOver });
  const competition = useQuery(competitionQueries.staff(place));
  if (!isOver) return <EmptyState scene="waiting" title={texts.copiesWait} />;
  const titleOf = (id: number) =>
    competition.data?.contentList.find(({ competitionContentId }) => competitionContentId === id);
  return (
    <ListBody
      query={copies}
      failed={texts.copiesFailed}
      isEmpty={(list) => list.length === 0}
      empty={<EmptyState title={texts.noCopies} />}
    >
      {(list) => (
        <>
          <p className={styles.note}>{texts.copiesNote}</p>
          <ul className={styles.list}>
            {list.map(({ competitionContentId, userIdList, nicknameList, percentage }) => {
              const content = titleOf(competitionContentId);
              return (
                <li key={`${competitionContentId} ${userIdList.join()}`} className={styles.row}>
                  <span className={styles.state}>{texts.alike(percentage)}</span>
                  <p className={styles.words}>
                    <b>{nicknameList.join(' · ')}</b>
                    {content && (
                      <span>
                        {content.order}. {content.title}
                      </span>
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </ListBody>
  );
}
