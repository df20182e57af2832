import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownStageQueries, useTakeDownStage } from '#client/net/learning/ownStages.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { OwnStageClass, SharedStage } from '#shared/contract/learning/ownStages.ts';
import { StageCards } from './StageCards.tsx';
import { ownStageTexts as texts } from './texts.ts';

/** Stages that friends have sent. */
export function StagesOfFriends() {
  const [page, setPage] = useState(1);
  const stages = useQuery({ ...ownStageQueries.ofFriends(page), placeholderData: keepPreviousData });
  return (
    <ListBody
      query={stages}
      failed={texts.failed}
      empty={<EmptyState scene="waiting" title={texts.noFriends} hint={texts.noFriendsHint} />}
    >
      {({ stageList, pageCount }) => (
        <Stack gap={4}>
          <StageCards stages={stageList} />
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </Stack>
      )}
    </ListBody>
  );
}

/** Stages of a class, with those of the week; its staff takes one down. */
export function StagesOfClass({ of: { channelId, isStaff } }: { readonly of: OwnStageClass }) {
  const [page, setPage] = useState(1);
  const stages = useQuery({ ...ownStageQueries.ofClass(channelId, page), placeholderData: keepPreviousData });
  const takeDown = useTakeDownStage(channelId, {
    onSuccess: () => showToast({ text: texts.takenDown }),
  });
  const ask = ({ stageId, title }: SharedStage) =>
    openDialog('confirm', {
      title: texts.takeDownAsk(title),
      detail: texts.takeDownDetail,
      confirmLabel: texts.takeDown,
      danger: true,
      onConfirm: () => takeDown.mutate(stageId),
    });
  return (
    <ListBody
      query={stages}
      failed={texts.failed}
      empty={<EmptyState scene="waiting" title={texts.noClass} hint={texts.noClassHint} />}
    >
      {({ stageList, weekList, pageCount }) => (
        <Stack gap={4}>
          {weekList.length > 0 && (
            <Stack as="section" gap={2} aria-label={texts.week}>
              <Heading level={2}>{texts.week}</Heading>
              <StageCards stages={weekList} />
            </Stack>
          )}
          <Stack as="section" gap={2} aria-label={texts.all}>
            {weekList.length > 0 && <Heading level={2}>{texts.all}</Heading>}
            <StageCards stages={stageList} {...(isStaff && { onTakeDown: ask })} />
          </Stack>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </Stack>
      )}
    </ListBody>
  );
}
