import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAPS } from '#shared/content/maps/maps.ts';
import { pageCountOf, type PageSize } from '#shared/contract/paging.ts';
import { REWARD_TYPES, type RewardType } from '#shared/contract/world/quests.ts';
import { questQueries } from '#client/net/world/quests.ts';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { RewardPicture } from '#client/overlay/world/quest/QuestRewardList.tsx';
import { rewardTexts } from './texts.ts';
import styles from './Rewards.module.css';
import { DATE } from '#shared/time/formats.ts';

const ALL = 'all';
const MAP_CHIPS = [
  { value: ALL, label: rewardTexts.everyMap },
  ...MAPS.map(({ id, name }) => ({ value: `${id}`, label: name })),
];
const TYPE_CHIPS: readonly { readonly value: RewardType | typeof ALL; readonly label: string }[] = [
  { value: ALL, label: rewardTexts.everyType },
  ...REWARD_TYPES.map((value) => ({ value, label: rewardTexts.types[value] })),
];

/** Rewards of quests by map and type, newest first; certificates can be looked at. */
export function RewardHistoryDialog() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<PageSize>(20);
  const [map, setMap] = useState<string>(ALL);
  const [type, setType] = useState<RewardType | typeof ALL>(ALL);
  const isFiltered = map !== ALL || type !== ALL;
  const rewards = useQuery({
    ...questQueries.rewards({
      page,
      size,
      mapId: map === ALL ? undefined : Number(map),
      rewardType: type === ALL ? undefined : type,
    }),
    placeholderData: keepPreviousData,
  });
  const fromStart =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(0);
    };

  return (
    <ListDialog
      title={rewardTexts.history}
      width={980}
      tools={
        <Stack after={5}>
          <Chips label={rewardTexts.mapLabel} options={MAP_CHIPS} value={map} onChange={fromStart(setMap)} />
          <Chips
            label={rewardTexts.typeLabel}
            options={TYPE_CHIPS}
            value={type}
            onChange={fromStart(setType)}
          />
        </Stack>
      }
      query={rewards}
      failed={rewardTexts.historyFailed}
      empty={
        <EmptyState
          scene="no-rewards"
          title={isFiltered ? rewardTexts.noneOfThese : rewardTexts.historyEmpty}
          hint={isFiltered ? undefined : rewardTexts.historyEmptyHint}
        />
      }
    >
      {({ userMapNpcQuestRewardList, totalCount }) => (
        <>
          <Stack as="ul" gap={3} after={5}>
            {userMapNpcQuestRewardList.map((row) => (
              <Entry
                key={row.userMapNpcQuestRewardId}
                lead={<RewardPicture reward={row} className={styles.picture} />}
                title={row.rewardName}
                facts={row.questTitle}
              >
                {row.rewardCount > 1 && (
                  <Label tone="warning">+{row.rewardCount.toLocaleString('ko-KR')}</Label>
                )}
                {row.rewardType === 'CERTIFICATION' && row.userRewardItemId !== null ? (
                  <CertificateButton userCertificateId={row.userRewardItemId} />
                ) : (
                  <Hint as="time" dateTime={row.createdAt}>
                    {DATE.format(new Date(row.createdAt))}
                  </Hint>
                )}
              </Entry>
            ))}
          </Stack>
          <Pager
            first={0}
            page={page}
            pageCount={pageCountOf(totalCount, size)}
            onPage={setPage}
            size={size}
            onSize={setSize}
          />
        </>
      )}
    </ListDialog>
  );
}

const CertificateButton = ({ userCertificateId }: { readonly userCertificateId: number }) => (
  <Button tone="alt" onClick={() => openDialog('certificate', { userCertificateId })}>
    {rewardTexts.see}
  </Button>
);
