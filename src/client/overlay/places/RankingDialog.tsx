import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeQueries } from '#client/net/queries/placeQueries.ts';
import { classNames } from '#client/ui/classNames.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import {
  RANKING_PERIODS,
  RUN_CLASSES,
  type CourseRanking,
  type RankedRun,
  type RankingPeriod,
} from '#shared/contract/places.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { formatTicks } from './formatTicks.ts';
import { placeTexts } from './texts.ts';
import styles from './RankingDialog.module.css';

/** The fastest of a course, of today or of all days, with and without skills. */
export function RankingDialog({ payload }: { readonly payload: DialogPayloads['courseRanking'] }) {
  const { mapId, courseId } = payload;
  const [period, setPeriod] = useState<RankingPeriod>('ALL');
  const [runClass, setRunClass] = useState(payload.runClass ?? 'PLAIN');
  const ranking = useQuery(placeQueries.ranking({ mapId, courseId, period, runClass }));
  const course = mapById(mapId)?.courses.find(({ id }) => id === courseId);
  return (
    <Dialog
      title={placeTexts.ranking(course?.name ?? '')}
      titleTone="sea"
      width="small"
      description={placeTexts.classHint[runClass]}
    >
      <div className={styles.filters}>
        <Chips
          label={placeTexts.class}
          options={RUN_CLASSES.map((value) => ({ value, label: placeTexts.classes[value] }))}
          value={runClass}
          onChange={setRunClass}
        />
        <Chips
          label={placeTexts.period}
          options={RANKING_PERIODS.map((value) => ({ value, label: placeTexts.periods[value] }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      {ranking.isPending && <Loading />}
      {ranking.isError && (
        <ErrorState
          title={placeTexts.rankingFailed}
          onRetry={() => void ranking.refetch()}
          retrying={ranking.isFetching}
        />
      )}
      {ranking.data && <Ranking ranking={ranking.data} />}
    </Dialog>
  );
}

function Ranking({ ranking: { rankingList, own, totalCount } }: { readonly ranking: CourseRanking }) {
  if (rankingList.length === 0)
    return (
      <EmptyState scene="no-results" title={placeTexts.rankingEmpty} hint={placeTexts.rankingEmptyHint} />
    );
  const isListed = own !== null && rankingList.some(({ userId }) => userId === own.userId);
  return (
    <>
      <ol className={styles.rows}>
        {rankingList.map((row) => (
          <Row key={row.userId} row={row} isOwn={row.userId === own?.userId} />
        ))}
      </ol>
      {own !== null && !isListed && (
        <ol className={classNames(styles.rows, styles.apart)} aria-label={placeTexts.own}>
          <Row row={own} isOwn />
        </ol>
      )}
      <p className={styles.note}>{own === null ? placeTexts.ownNone : placeTexts.runners(totalCount)}</p>
    </>
  );
}

function Row({
  row: { rank, nickname, ticks },
  isOwn,
}: {
  readonly row: RankedRun;
  readonly isOwn: boolean;
}) {
  return (
    <li className={styles.row} value={rank} aria-current={isOwn || undefined}>
      <span className={styles.rank} data-rank={rank <= 3 ? rank : undefined}>
        {placeTexts.rank(rank)}
      </span>
      <b>{nickname}</b>
      <span className={styles.time}>{formatTicks(ticks)}</span>
    </li>
  );
}
