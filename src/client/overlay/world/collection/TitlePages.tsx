import { useQuery } from '@tanstack/react-query';
import { Award, X } from 'lucide-react';
import { useState } from 'react';
import { NO_TITLE } from '#shared/content/titles.ts';
import type { Title } from '#shared/contract/world/titles.ts';
import { titleQueries, useWearTitle } from '#client/net/world/titles.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { TitleRibbon } from '#client/ui/title/TitleRibbon.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { moveInGrid } from '#client/overlay/world/wardrobe/moveInGrid.ts';
import { itemKeysOf, useWorn } from '#client/overlay/world/wardrobe/useWorn.ts';
import { PaleCards } from './CardGrid.tsx';
import { collectionTexts } from './texts.ts';
import styles from './Collection.module.css';

/** The titles: tried on the own doll before one is worn. */
export function TitlePages() {
  const titles = useQuery(titleQueries.list());
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { data, isError, isFetching, fetchStatus } = titles;
  const earned = data?.titleList.filter(({ earnedAt }) => earnedAt !== null) ?? [];
  const first = data?.wornTitleId || earned[0]?.titleId || data?.titleList[0]?.titleId;
  const chosen = data?.titleList.find(({ titleId }) => titleId === (chosenId ?? first));
  const isPaused = fetchStatus === 'paused';
  return (
    <>
      <section className={classNames(styles.side, styles.left)} aria-label={collectionTexts.tabs.TITLE}>
        <header className={styles.pagesHead}>
          <Award aria-hidden="true" />
          <Heading level={3} size="title">
            {collectionTexts.tabs.TITLE}
          </Heading>
          {data && (
            <Text as="span" size="heading" tone="warning" tabular>
              {collectionTexts.counted(earned.length, data.titleList.length)}
            </Text>
          )}
        </header>
        <div className={styles.cards}>
          {data === undefined ? (
            isError || isPaused ? (
              <ErrorState
                title={collectionTexts.failed}
                hint={isPaused ? collectionTexts.offlineHint : undefined}
                onRetry={isPaused ? undefined : () => void titles.refetch()}
                retrying={isFetching}
              />
            ) : (
              <PaleCards count={20} />
            )
          ) : (
            <Grid as="ul" min={190} gap={3}>
              {data.titleList.map(({ titleId, name, earnedAt }) => (
                <li key={titleId}>
                  <button
                    type="button"
                    data-cell
                    className={classNames(styles.row, earnedAt === null && styles.missing)}
                    data-choice
                    aria-pressed={titleId === chosen?.titleId}
                    onKeyDown={moveInGrid}
                    onClick={() => setChosenId(titleId)}
                  >
                    {earnedAt === null ? <span>{name}</span> : <TitleRibbon titleId={titleId} />}
                    {titleId === data.wornTitleId && (
                      <Text as="small" size="caption" tone="success">
                        {collectionTexts.worn}
                      </Text>
                    )}
                  </button>
                </li>
              ))}
            </Grid>
          )}
        </div>
      </section>
      <section
        className={classNames(styles.side, styles.right, chosenId !== null && styles.sheetOpen)}
        aria-live="polite"
      >
        <Button tone="alt" icon={<X />} className={styles.closeSheet} onClick={() => setChosenId(null)}>
          {collectionTexts.closeSheet}
        </Button>
        {chosen && <TriedOn title={chosen} wornTitleId={data?.wornTitleId ?? NO_TITLE} />}
      </section>
    </>
  );
}

function TriedOn({ title, wornTitleId }: { readonly title: Title; readonly wornTitleId: number }) {
  const { titleId, name, description, earnedAt } = title;
  const worn = useWorn();
  const isWorn = titleId === wornTitleId;
  const wear = useWearTitle({
    onSuccess: (_reply, wornNow) =>
      showToast({
        text: wornNow === NO_TITLE ? collectionTexts.takenOff : collectionTexts.wornNow(name),
        theme: 'success',
      }),
    onError: (error) =>
      showToast({ text: userMessageOf(error, collectionTexts.wearFailed), theme: 'warning' }),
  });
  return (
    <Stack as="article" align="center">
      <Stack align="center" gap={2} className={styles.titleStage}>
        <TitleRibbon titleId={titleId} />
        <AvatarPreview itemKeys={itemKeysOf(worn)} height={190} label={collectionTexts.tryOn} />
      </Stack>
      <Text size="small" tone="warning" align="center" bold>
        {description}
      </Text>
      {earnedAt === null ? (
        <Text size="small" tone="warning" align="center" bold className={styles.not}>
          {collectionTexts.noTitle}
        </Text>
      ) : (
        <>
          <Text size="small" tone="warning" align="center" bold>
            {collectionTexts.gotOn(collectionTexts.date(earnedAt))}
          </Text>
          <TitleRibbon titleId={titleId} size="large" />
          <Button
            tone={isWorn ? 'alt' : 'ok'}
            icon={<Award />}
            wide
            busy={wear.isPending}
            onClick={() => wear.mutate(isWorn ? NO_TITLE : titleId)}
          >
            {isWorn ? collectionTexts.takeOff : collectionTexts.wear}
          </Button>
        </>
      )}
    </Stack>
  );
}
