import { ImageOff } from 'lucide-react';
import { useContext, useState } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import { learningTexts } from '../texts.ts';
import { DocumentPictureContext } from './documentPictureContext.ts';
import styles from './Markdown.module.css';

export interface DocumentImageProps {
  /** Null for an address that names no picture of a document. */
  readonly pictureId: number | null;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A picture of the document; what it would show in words where it is not there. */
export function DocumentImage({ pictureId, alt, className }: DocumentImageProps) {
  const pictures = useContext(DocumentPictureContext);
  const picture = pictures.find((one) => one.pictureId === pictureId);
  const [failed, setFailed] = useState('');
  if (!picture || failed === picture.url)
    return (
      <span className={classNames(styles.missing, className)}>
        <ImageOff size={20} aria-hidden="true" />
        {alt === '' ? learningTexts.pictureMissing : alt}
      </span>
    );
  return (
    <img
      className={classNames(styles.picture, className)}
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt={alt}
      decoding="async"
      onError={() => setFailed(picture.url)}
    />
  );
}
