import { useQuery } from '@tanstack/react-query';
import { NotebookPen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { homeQueries, useDeleteGuestbookEntry, useWriteGuestbook } from '#client/net/world/home.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { GUESTBOOK_PHRASES, guestbookPhraseOf } from '#shared/content/guestbookPhrases.ts';
import type { GuestbookEntry } from '#shared/contract/world/home.ts';
import { guestTexts } from './texts.ts';
import styles from './Homes.module.css';
import { DAY } from '#shared/time/formats.ts';

const PHRASES = GUESTBOOK_PHRASES.map(({ id, text }) => ({ value: `${id}`, label: text }));

/** Entries of visitors; guests choose a phrase, the owner can take entries out. */
export function GuestbookDialog({
  payload: { userId, nickname },
}: {
  readonly payload: DialogPayloads['guestbook'];
}) {
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const isOwner = userId === ownId;
  const [page, setPage] = useState(1);
  const entries = useQuery(homeQueries.guestbook(userId, page));
  return (
    <ListDialog
      title={guestTexts.title(nickname)}
      titleTone="sea"
      width={880}
      query={entries}
      failed={guestTexts.failed}
      tools={!isOwner && <WriteForm userId={userId} />}
      empty={<EmptyState title={guestTexts.empty} hint={guestTexts.emptyHint} scene="no-messages" />}
    >
      {({ entryList, pageCount }) => (
        <>
          <Grid as="ul" min={340} fill gap={5} align="stretch" before={3} after={5}>
            {entryList.map((entry) => (
              <Note key={entry.entryId} entry={entry} isOwner={isOwner} />
            ))}
          </Grid>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListDialog>
  );
}

function WriteForm({ userId }: { readonly userId: number }) {
  const [phraseId, setPhraseId] = useState(PHRASES[0]?.value ?? '');
  const visit = useQuery({ ...homeQueries.visit(userId), enabled: false });
  const write = useWriteGuestbook(userId, {
    onSuccess: () => showToast({ text: guestTexts.written, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, guestTexts.writeFailed), theme: 'warning' }),
  });
  if (visit.data?.written || write.isSuccess)
    return (
      <Text size="small" bold after={2}>
        {guestTexts.writtenToday}
      </Text>
    );
  return (
    <Stack align="start" after={5}>
      <Text size="small" bold after={2}>
        {guestTexts.choose}
      </Text>
      <Chips
        className={styles.phrases}
        label={guestTexts.choose}
        options={PHRASES}
        value={phraseId}
        onChange={setPhraseId}
      />
      <Button icon={<NotebookPen />} busy={write.isPending} onClick={() => write.mutate(Number(phraseId))}>
        {write.isPending ? guestTexts.writing : guestTexts.write}
      </Button>
    </Stack>
  );
}

function Note({ entry, isOwner }: { readonly entry: GuestbookEntry; readonly isOwner: boolean }) {
  const { entryId, writer, phraseId, writtenAt } = entry;
  const remove = useDeleteGuestbookEntry({
    onSuccess: () => showToast({ text: guestTexts.removed, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, guestTexts.removeFailed), theme: 'warning' }),
  });
  const ask = () =>
    openDialog('confirm', {
      title: guestTexts.removeAsk,
      confirmLabel: guestTexts.removeYes,
      danger: true,
      onConfirm: () => remove.mutate(entryId),
    });
  return (
    <Row as="li" gap={4} className={styles.entry}>
      <img src={`/ui/emote-${STICKERS[phraseId % STICKERS.length]}.svg`} alt="" width="52" height="52" />
      <Stack gap={1} grow>
        <Text as="b" size="heading">
          {guestbookPhraseOf(phraseId)}
        </Text>
        <Hint as="small">
          {writer.nickname}
          {' · '}
          <time dateTime={writtenAt}>{DAY.format(new Date(writtenAt))}</time>
        </Hint>
      </Stack>
      {isOwner && (
        <IconButton
          label={guestTexts.remove(writer.nickname)}
          icon={<Trash2 />}
          disabled={remove.isPending}
          onClick={ask}
        />
      )}
    </Row>
  );
}

/** One on each note, by its phrase. */
const STICKERS = ['happy', 'proud', 'hello', 'clap', 'wink', 'sit', 'surprised', 'cheer'] as const;
