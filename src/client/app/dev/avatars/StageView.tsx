import { useEffect, useRef, useState } from 'react';
import { AvatarGalleryStage } from '#client/game/avatars/AvatarGalleryStage.ts';
import { Note } from '#client/ui/text/Note.tsx';
import { classNames } from '#client/ui/classNames.ts';
import type { GalleryState } from './galleryAddress.ts';
import styles from '../Dev.module.css';
import { galleryTexts as texts } from './texts.ts';

/** The stage of the game's own engine behind React's frame. */
export function StageView({ state }: { readonly state: GalleryState }) {
  const parent = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<AvatarGalleryStage | null>(null);
  const [shown, setShown] = useState<GalleryState | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!parent.current) return undefined;
    let closed = false;
    const opening = AvatarGalleryStage.open(parent.current);
    opening.then(
      (opened) => !closed && setStage(opened),
      () => !closed && setFailed(true),
    );
    return () => {
      closed = true;
      void opening.then((opened) => opened.destroy()).catch(() => undefined);
    };
  }, []);

  useEffect(() => {
    if (!stage) return undefined;
    let current = true;
    const showing = stage.show({
      itemIds: state.worn.map(({ id }) => id),
      animation: state.animation,
      expression: state.expression,
      speed: Number(state.speed),
      frame: state.frame,
      mirrored: state.mirrored,
      artScale: state.scale === '1' ? 1 : 2,
      zoom: Number(state.zoom),
    });
    void showing.then(() => current && setShown(state));
    return () => {
      current = false;
    };
  }, [stage, state]);

  return (
    <section
      className={classNames(styles.stage, styles[state.backdrop])}
      aria-label={texts.stage}
      aria-busy={shown !== state}
    >
      <div ref={parent} className={styles.canvas} />
      {failed && <Note tone="danger">{texts.failed}</Note>}
    </section>
  );
}
