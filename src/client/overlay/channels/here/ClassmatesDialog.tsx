import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mainPageQueries } from '#client/net/channels/mainPages.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Label, Text } from '#client/ui/text/Text.tsx';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { closeAllDialogs, openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { ChannelMembership } from '#shared/contract/people/accounts.ts';
import { itemById } from '#shared/content/items.ts';
import { hereTexts as texts } from './texts.ts';
import { useHere } from './useHere.ts';
import styles from './Classmates.module.css';

/** Members of the own classes who are in the world or in a lesson now. */
export function ClassmatesDialog() {
  const { classes } = useHere();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = classes.find(({ channelId }) => `${channelId}` === chosenId) ?? classes.at(-1);
  if (!chosen)
    return (
      <Dialog title={texts.title} titleTone="sea">
        <EmptyState title={texts.empty} hint={texts.noClassHint} />
      </Dialog>
    );
  return <Classmates classes={classes} chosen={chosen} onChoose={setChosenId} />;
}

interface ClassmatesProps {
  readonly classes: readonly ChannelMembership[];
  readonly chosen: ChannelMembership;
  readonly onChoose: (channelId: string) => void;
}

function Classmates({ classes, chosen, onChoose }: ClassmatesProps) {
  const navigate = useNavigate();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const query = useQuery(mainPageQueries.here(chosen.channelId));
  return (
    <ListDialog
      title={texts.title}
      titleTone="sea"
      query={query}
      failed={texts.failed}
      isEmpty={({ memberList }) => memberList.every(({ userId }) => userId === ownId)}
      empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
      tools={
        classes.length > 1 && (
          <Chips
            label={texts.channels}
            options={classes.map(({ channelId, channelName }) => ({
              value: `${channelId}`,
              label: channelName,
            }))}
            value={`${chosen.channelId}`}
            onChange={onChoose}
          />
        )
      }
      footer={
        <Button
          tone="sea"
          onClick={() => {
            closeAllDialogs();
            void navigate(paths.channel(chosen.channelDomain));
          }}
        >
          {texts.enter(chosen.channelName)}
        </Button>
      }
    >
      {({ memberList, totalCount }) => (
        <>
          <Grid as="ul" min={128} align="stretch">
            {memberList
              .filter(({ userId }) => userId !== ownId)
              .map(({ userId, nickname, itemIdList, isInLesson }) => (
                <li key={userId}>
                  <button
                    type="button"
                    className={styles.face}
                    data-choice
                    aria-label={`${texts.about(nickname)}, ${isInLesson ? texts.inLesson : texts.inWorld}`}
                    onClick={() => openDialog('chatUser', { userId })}
                  >
                    <AvatarPreview itemKeys={keysOf(itemIdList)} height={84} bust animate={false} label="" />
                    <Label>{nickname}</Label>
                    <Text as="small" size="small" tone={isInLesson ? 'warning' : 'soft'}>
                      {isInLesson ? texts.inLesson : texts.inWorld}
                    </Text>
                  </button>
                </li>
              ))}
          </Grid>
          {totalCount > memberList.length && (
            <Text tone="soft" align="center" before={4}>
              {texts.more(totalCount - memberList.length)}
            </Text>
          )}
        </>
      )}
    </ListDialog>
  );
}

const keysOf = (itemIds: readonly number[]): string[] =>
  itemIds.flatMap((itemId) => itemById(itemId)?.key ?? []);
