import { useEffect, useRef } from 'react';
import { saveFile } from '#client/net/saveFile.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { BlobPicture } from './BlobPicture.tsx';
import type { Kept } from '#client/net/saveInAlbum.ts';
import { photoTexts } from './texts.ts';
import styles from './PhotoMode.module.css';

interface PhotoResultProps {
  /** Null when it could not be made. */
  readonly picture: Blob | null;
  /** The outcome of putting it into the album. */
  readonly kept: Kept | null;
  readonly place: string;
  readonly day: string;
  readonly onAgain: () => void;
  readonly onAlbum: () => void;
}

/** The picture that was just taken, and whether it is in the album. */
export function PhotoResult({ picture, kept, place, day, onAgain, onAlbum }: PhotoResultProps) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <div className={styles.result}>
      <Stack gap={3} align="center" pad={5} className={styles.card} data-paper>
        {picture !== null && <BlobPicture picture={picture} alt={photoTexts.picture(place)} />}
        <Text size="heading" align="center" role="status">
          {picture === null ? photoTexts.failed : photoTexts.taken} {kept !== null && photoTexts.kept[kept]}
        </Text>
        <Cluster gap={4} align="stretch" justify="center">
          <Button ref={again} onClick={onAgain}>
            {photoTexts.again}
          </Button>
          {picture !== null && (
            <>
              <Button tone="alt" onClick={onAlbum}>
                {photoTexts.album}
              </Button>
              <Button
                tone="alt"
                onClick={() => {
                  saveFile(picture, photoTexts.fileName(place, day));
                  showToast({ text: photoTexts.saved });
                }}
              >
                {photoTexts.save}
              </Button>
            </>
          )}
        </Cluster>
        <Hint as="small">{photoTexts.staysHere}</Hint>
      </Stack>
    </div>
  );
}
