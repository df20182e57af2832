import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { photoTexts } from './texts.ts';
import styles from './PhotoMode.module.css';

interface PhotoResultProps {
  /** Null when it could not be made. */
  readonly picture: Blob | null;
  readonly place: string;
  readonly day: string;
  readonly onAgain: () => void;
}

/** The picture, to keep or to take once more. */
export function PhotoResult({ picture, place, day, onAgain }: PhotoResultProps) {
  const image = useRef<HTMLImageElement>(null);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    first.current?.focus();
    const element = image.current;
    if (picture === null || element === null) return undefined;
    const fresh = URL.createObjectURL(picture);
    element.src = fresh;
    return () => URL.revokeObjectURL(fresh);
  }, [picture]);

  const save = () => {
    if (image.current === null) return;
    const link = document.createElement('a');
    link.href = image.current.src;
    link.download = photoTexts.fileName(place, day);
    link.click();
    showToast({ text: photoTexts.saved });
  };

  return (
    <div className={styles.result}>
      <div className={styles.card}>
        {picture !== null && <img ref={image} alt={photoTexts.picture(place)} />}
        <p role="status">{picture === null ? photoTexts.failed : photoTexts.taken}</p>
        <div className={styles.actions}>
          {picture !== null && (
            <Button ref={first} onClick={save}>
              {photoTexts.save}
            </Button>
          )}
          <Button tone="alt" ref={picture === null ? first : undefined} onClick={onAgain}>
            {photoTexts.again}
          </Button>
        </div>
        <small>{photoTexts.staysHere}</small>
      </div>
    </div>
  );
}
