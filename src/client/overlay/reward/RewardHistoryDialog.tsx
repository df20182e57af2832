import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { questQueries } from '#client/net/queries/questQueries.ts';
import { LIST_PAGE_SIZES, type ListPageSize } from '#client/net/rest/quests.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { rewardTexts } from './texts.ts';
import styles from './RewardHistoryDialog.module.css';

/** Everything quests have given, newest first. Pages count from 0 on the wire and from 1 on the screen. */
export function RewardHistoryDialog() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<ListPageSize>(20);
  const rewards = useQuery({ ...questQueries.rewards({ page, size }), placeholderData: keepPreviousData });
  const pages = Math.max(1, Math.ceil((rewards.data?.totalCount ?? 0) / size));

  return (
    <Dialog title={rewardTexts.history} width={880}>
      {rewards.isPending && <Loading />}
      {rewards.isError && (
        <ErrorState
          title={rewardTexts.historyFailed}
          onRetry={() => void rewards.refetch()}
          retrying={rewards.isFetching}
        />
      )}
      {rewards.data?.totalCount === 0 && (
        <EmptyState scene="no-rewards" title={rewardTexts.historyEmpty} hint={rewardTexts.historyEmptyHint} />
      )}
      {rewards.data && rewards.data.totalCount > 0 && (
        <>
          <ul className={styles.rows}>
            {rewards.data.userMapNpcQuestRewardList.map((row) => (
              <li key={row.userMapNpcQuestRewardId}>
                <span className={styles.name}>{row.rewardName}</span>
                <span className={styles.count}>{row.rewardCount > 1 && `+${row.rewardCount}`}</span>
                <span className={styles.quest}>{row.questTitle}</span>
                <time dateTime={row.createdAt}>{WHEN.format(new Date(row.createdAt))}</time>
              </li>
            ))}
          </ul>
          <div className={styles.pager}>
            <Chips
              label={rewardTexts.pageSize}
              options={LIST_PAGE_SIZES.map((count) => ({
                value: String(count),
                label: rewardTexts.rows(count),
              }))}
              value={String(size)}
              onChange={(value) => {
                setPage(0);
                setSize(LIST_PAGE_SIZES.find((count) => String(count) === value) ?? 20);
              }}
            />
            <Button tone="alt" disabled={page === 0} onClick={() => setPage(page - 1)}>
              {rewardTexts.previous}
            </Button>
            <span>{rewardTexts.page(page + 1, pages)}</span>
            <Button tone="alt" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
              {rewardTexts.next}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

const WHEN = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeZone: 'Asia/Seoul' });
