import { useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { worldTimeTrials } from '#client/net/rooms/timeTrials/TimeTrialConnection.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { closeAllDialogs } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { timeTrialQueries } from '#client/net/world/timeTrials.ts';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { itemById } from '#shared/content/items.ts';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import {
  RANKING_PERIODS,
  RUN_CLASSES,
  type TimeTrialRanking,
  type OwnRankedRun,
  type RankingPeriod,
} from '#shared/contract/world/timeTrials.ts';
import { medalOf, MEDALS, medalTicks } from '#shared/content/courseMedals.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { formatTicks } from './formatTicks.ts';
import { MedalBadge } from './MedalBadge.tsx';
import { timeTrialTexts } from './texts.ts';
import styles from './TimeTrials.module.css';

/** Best times of a course, of today or of all time, with and without skills. */
export function RankingDialog({ payload }: { readonly payload: DialogPayloads['timeTrialRanking'] }) {
  const { mapId, courseId } = payload;
  const [period, setPeriod] = useState<RankingPeriod>('ALL');
  const [runClass, setRunClass] = useState(payload.runClass ?? 'PLAIN');
  const ranking = useQuery(timeTrialQueries.ranking({ mapId, courseId, period, runClass }));
  const course = mapById(mapId)?.courses.find(({ id }) => id === courseId);
  return (
    <ListDialog
      title={timeTrialTexts.ranking(course?.name ?? '')}
      titleTone="sea"
      width="small"
      description={timeTrialTexts.classHint[runClass]}
      query={ranking}
      failed={timeTrialTexts.rankingFailed}
      isEmpty={({ rankingList }) => rankingList.length === 0}
      empty={
        <EmptyState
          scene="no-results"
          title={timeTrialTexts.rankingEmpty}
          hint={timeTrialTexts.rankingEmptyHint}
        />
      }
      tools={
        <Cluster gap={5} align="stretch" justify="between" after={4}>
          <Chips
            label={timeTrialTexts.class}
            options={RUN_CLASSES.map((value) => ({ value, label: timeTrialTexts.classes[value] }))}
            value={runClass}
            onChange={setRunClass}
          />
          <Chips
            label={timeTrialTexts.period}
            options={RANKING_PERIODS.map((value) => ({ value, label: timeTrialTexts.periods[value] }))}
            value={period}
            onChange={setPeriod}
          />
        </Cluster>
      }
    >
      {(data) => <Ranking ranking={data} course={payload} />}
    </ListDialog>
  );
}

type CourseId = Pick<DialogPayloads['timeTrialRanking'], 'mapId' | 'courseId'>;

const keysOf = (itemIdList: readonly number[]) => itemIdList.flatMap((id) => itemById(id)?.key ?? []);

interface RankingProps {
  readonly ranking: TimeTrialRanking;
  readonly course: CourseId;
}

function Ranking({ ranking: { rankingList, own, totalCount }, course }: RankingProps) {
  const isListed = own !== null && rankingList.some(({ userId }) => userId === own.userId);
  return (
    <>
      <Stack as="ol" gap={2}>
        {rankingList.map((row) => (
          <RunRow key={row.userId} row={row} course={course} isOwn={row.userId === own?.userId} />
        ))}
      </Stack>
      {own !== null && !isListed && (
        <ol className={styles.apart} aria-label={timeTrialTexts.own}>
          <RunRow row={own} course={course} isOwn />
        </ol>
      )}
      <MedalTimes course={course} />
      <Hint align="center" before={4}>
        {own === null ? timeTrialTexts.ownNone : timeTrialTexts.runners(totalCount)}
      </Hint>
    </>
  );
}

function RunRow({
  row: { rank, userId, nickname, itemIdList, isFriend, ticks },
  course,
  isOwn,
}: {
  readonly row: OwnRankedRun;
  readonly course: CourseId;
  readonly isOwn: boolean;
}) {
  const medal = medalOf(course, ticks);
  return (
    <li className={styles.row} value={rank ?? undefined} aria-current={isOwn || undefined}>
      <span className={styles.rank} data-rank={rank !== null && rank <= 3 ? rank : undefined}>
        {timeTrialTexts.rank(rank)}
      </span>
      <span data-face>
        <AvatarPreview itemKeys={keysOf(itemIdList)} height={40} bust animate={false} label="" />
      </span>
      <Label truncate>{nickname}</Label>
      <Row as="span" gap={4} className={styles.time}>
        {medal && <MedalBadge medal={medal} />}
        {formatTicks(ticks)}
        {isFriend && (
          <IconButton
            size="small"
            tone="skills"
            label={timeTrialTexts.runWith(nickname)}
            icon={<Footprints />}
            onClick={() => {
              worldTimeTrials.runAgainst(userId);
              closeAllDialogs();
              showToast({ text: timeTrialTexts.runsWith(nickname) });
            }}
          />
        )}
      </Row>
    </li>
  );
}

function MedalTimes({ course }: { readonly course: CourseId }) {
  const times = medalTicks(course);
  if (times === null) return null;
  return (
    <Cluster
      as="ul"
      gap={5}
      align="stretch"
      justify="center"
      before={5}
      aria-label={timeTrialTexts.medalTimes}
    >
      {MEDALS.map((medal) => (
        <li key={medal}>
          <MedalBadge medal={medal} caption={timeTrialTexts.within(times[medal])} />
        </li>
      ))}
    </Cluster>
  );
}
