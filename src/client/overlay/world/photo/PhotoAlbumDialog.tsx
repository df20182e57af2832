import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_PHOTOS, removePhoto, type AlbumPhoto } from '#client/net/photoAlbum.ts';
import { albumQueries, renewAlbum } from '#client/net/photoAlbum.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { albumDay } from './albumDay.ts';
import { AlbumPicture } from './AlbumPicture.tsx';
import { BlobPicture } from './BlobPicture.tsx';
import { photoTexts } from './texts.ts';
import styles from './PhotoMode.module.css';

const PAGE_SIZE = 12;

/** The pictures that this child has taken on this device, newest first; one of them large. */
export function PhotoAlbumDialog() {
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const photos = useQuery(albumQueries.photos(userId));
  const [page, setPage] = useState(0);
  const [openId, setOpenId] = useState<number | null>(null);

  const remove = async ({ photoId }: AlbumPhoto) => {
    try {
      await removePhoto(photoId);
      setOpenId(null);
      showToast({ text: photoTexts.removed });
    } catch {
      showToast({ text: photoTexts.removeFailed, theme: 'warning' });
    }
    await renewAlbum();
  };
  const askToRemove = (photo: AlbumPhoto) =>
    openDialog('confirm', {
      title: photoTexts.removeTitle,
      detail: photoTexts.removeDetail,
      confirmLabel: photoTexts.remove,
      danger: true,
      onConfirm: () => void remove(photo),
    });

  return (
    <ListDialog
      title={photoTexts.album}
      titleTone="sea"
      width={980}
      description={photoTexts.staysHere}
      query={photos}
      failed={photoTexts.albumFailed}
      empty={<EmptyState title={photoTexts.albumEmpty} hint={photoTexts.albumEmptyHint} />}
    >
      {(list) => {
        const at = list.findIndex(({ photoId }) => photoId === openId);
        const open = list[at];
        if (open !== undefined)
          return (
            <AlbumPicture
              photo={open}
              newer={list[at - 1]}
              older={list[at + 1]}
              onOpen={({ photoId }) => setOpenId(photoId)}
              onBack={() => setOpenId(null)}
              onRemove={() => askToRemove(open)}
            />
          );
        const pageCount = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
        const shown = Math.min(page, pageCount - 1);
        return (
          <>
            <Hint align="end" tabular after={4}>
              {photoTexts.countOf(list.length, MOST_PHOTOS)}
            </Hint>
            <Grid as="ul" min={160} after={4}>
              {list.slice(shown * PAGE_SIZE, (shown + 1) * PAGE_SIZE).map((photo) => (
                <li key={photo.photoId}>
                  <Card photo={photo} onOpen={() => setOpenId(photo.photoId)} />
                </li>
              ))}
            </Grid>
            <Pager first={0} page={shown} pageCount={pageCount} onPage={setPage} />
          </>
        );
      }}
    </ListDialog>
  );
}

function Card({ photo, onOpen }: { readonly photo: AlbumPhoto; readonly onOpen: () => void }) {
  return (
    <button type="button" className={styles.print} data-choice onClick={onOpen}>
      <BlobPicture picture={photo.thumbnail} alt="" />
      <Label truncate>{photo.place}</Label>
      <Text as="time" size="caption" tone="soft" tabular dateTime={photo.takenAt}>
        {albumDay(photo)}
      </Text>
    </button>
  );
}
