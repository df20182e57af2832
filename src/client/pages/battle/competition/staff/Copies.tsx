import { useQuery } from '@tanstack/react-query';
import { competitionQueries, type CompetitionPlace } from '#client/net/battle/competitions.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { CopyList } from '../../CopyList.tsx';
import type { Phase } from '../competitionPhase.ts';
import { competitionTexts } from '../texts.ts';

const texts = competitionTexts.staff;

/** Programs of a competition that are close to each other, once it is over. */
export function Copies({ place, phase }: { readonly place: CompetitionPlace; readonly phase: Phase }) {
  const isOver = phase === 'ENDED';
  const copies = useQuery({ ...competitionQueries.copies(place), enabled: isOver });
  const competition = useQuery(competitionQueries.staff(place));
  if (!isOver) return <EmptyState scene="waiting" title={texts.copiesWait} />;
  return (
    <ListBody query={copies} failed={texts.copiesFailed} empty={<EmptyState title={texts.noCopies} />}>
      {(list) => <CopyList copies={list} contents={competition.data?.contentList ?? []} />}
    </ListBody>
  );
}
