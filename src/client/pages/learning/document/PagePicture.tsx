import { useEffect, useRef, type ReactNode } from 'react';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { useStore } from '#client/ui/useStore.ts';
import { itemById } from '#shared/content/items.ts';
import type { PagePicture as DocumentPagePicture } from '#shared/content/documentPages.ts';
import { DocumentImage } from './DocumentImage.tsx';
import styles from './LessonPages.module.css';

export interface PagePictureProps {
  /** A scene, drawn on 630 × 462, the ground at 378. */
  readonly children?: ReactNode;
  /** A picture of the document in the place of the scene. */
  readonly picture?: DocumentPagePicture | null;
  /** The picture in one line; empty for none. */
  readonly caption: string;
  readonly glad: boolean;
  /** Counts the runs: on a phone the picture then comes into sight. */
  readonly acts: number;
  readonly className?: string;
}

/** The place of the lessons: a scene acts out the page, and the child's own avatar watches. */
export function PagePicture({ children, picture = null, caption, glad, acts, className }: PagePictureProps) {
  const worn = useStore(avatarStore, ({ equippedUserItemList }) => equippedUserItemList);
  const itemKeys = (worn ?? []).flatMap(({ itemId }) => itemById(itemId)?.key ?? []);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (acts > 0) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [acts]);
  if (picture)
    return (
      <figure ref={frame} className={classNames(styles.frame, styles.photo, className)}>
        <DocumentImage {...picture} className={styles.image} />
      </figure>
    );
  return (
    <figure ref={frame} className={classNames(styles.frame, className)}>
      <svg
        className={styles.scene}
        viewBox="0 0 630 462"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <image href="/ui/covers/lesson-place.webp" width="630" height="462" />
        {children}
      </svg>
      {itemKeys.length > 0 && (
        <div className={styles.child} aria-hidden="true">
          <AvatarPreview itemKeys={itemKeys} height={150} expression={glad ? 'happy' : 'default'} label="" />
        </div>
      )}
      <figcaption className={styles.caption} data-empty={caption === ''} aria-live="polite">
        {caption}
      </figcaption>
    </figure>
  );
}
