import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '#client/net/saveFile.ts';
import type { AlbumPhoto } from '#client/net/photoAlbum.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { albumDay } from './albumDay.ts';
import { BlobPicture } from './BlobPicture.tsx';
import { photoTexts } from './texts.ts';
import styles from './PhotoMode.module.css';

interface AlbumPictureProps {
  readonly photo: AlbumPhoto;
  /** Its neighbours, if there are any. */
  readonly newer: AlbumPhoto | undefined;
  readonly older: AlbumPhoto | undefined;
  readonly onOpen: (photo: AlbumPhoto) => void;
  readonly onBack: () => void;
  readonly onRemove: () => void;
}

/** One picture of the album, large. */
export function AlbumPicture({ photo, newer, older, onOpen, onBack, onRemove }: AlbumPictureProps) {
  const back = useRef<HTMLButtonElement>(null);
  const day = albumDay(photo);
  useEffect(() => back.current?.focus(), []);
  const save = () => {
    saveFile(photo.picture, photoTexts.fileName(photo.place, photo.takenAt.slice(0, 10)));
    showToast({ text: photoTexts.saved });
  };
  return (
    <Stack as="section" gap={5} align="center" aria-label={photoTexts.picture(photo.place)}>
      <div className={styles.leaf}>
        <Button
          tone="alt"
          aria-label={photoTexts.newer}
          disabled={newer === undefined}
          onClick={() => newer && onOpen(newer)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <figure className={styles.figure}>
          <BlobPicture picture={photo.picture} alt={photoTexts.picture(photo.place)} />
          <figcaption>
            <Text as="b" size="heading">
              {photo.place}
            </Text>{' '}
            <Text as="time" size="caption" tone="soft" tabular dateTime={photo.takenAt}>
              {day}
            </Text>
          </figcaption>
        </figure>
        <Button
          tone="alt"
          aria-label={photoTexts.older}
          disabled={older === undefined}
          onClick={() => older && onOpen(older)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <Cluster gap={4} align="stretch" justify="center">
        <Button ref={back} tone="alt" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          {photoTexts.backToAlbum}
        </Button>
        <Button onClick={save}>{photoTexts.save}</Button>
        <Button tone="danger" onClick={onRemove}>
          {photoTexts.remove}
        </Button>
      </Cluster>
    </Stack>
  );
}
