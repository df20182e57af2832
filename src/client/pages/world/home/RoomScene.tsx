import { useLayoutEffect, useRef, type PointerEvent, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { COMPANION_FORMS, companionPicture } from '#shared/content/companion.ts';
import { HOME_ROOM, type PlacedPiece } from '#shared/content/homePlacement.ts';
import { boxOf, depthOf, PEOPLE_DEPTH, PiecePicture } from './RoomPiece.tsx';
import { homeTexts, nameOf, positionText } from './texts.ts';
import type { SceneFit } from './useSceneFit.ts';
import styles from './RoomScene.module.css';

export interface Person {
  readonly userId: number;
  readonly nickname: string;
  readonly itemKeys: readonly string[];
  /** Middle of the feet on the canvas of the room. */
  readonly x: number;
  readonly own: boolean;
  readonly says?: string;
}

export interface RoomSceneProps {
  readonly fit: SceneFit;
  readonly pieces: readonly PlacedPiece[];
  /** A piece that is drawn elsewhere because it is held. */
  readonly hiddenIndex?: number | null;
  readonly people: readonly Person[];
  /** The form of the star whale that lives here; null for none. */
  readonly companionForm: number | null;
  /** Pieces can be pressed. */
  readonly furnishing?: {
    readonly holding: boolean;
    readonly onPress: (index: number, event: PointerEvent) => void;
    /** By keyboard or screen reader. */
    readonly onLift: (index: number) => void;
    readonly onFloor: (event: PointerEvent) => void;
  };
  readonly sceneRef?: Ref<HTMLDivElement>;
  /** Drawn over everything, on the canvas of the room. */
  readonly children?: ReactNode;
}

/** On the canvas of the room: beside the people, on their floor. */
const WHALE = { x: 380, width: 140, height: 112, foot: 4 } as const;
const FEET = 494;
const DOLL_HEIGHT = 163;
/** The part of the preview's height that lies above the feet. */
const ABOVE_FEET = 136 / 146;

/** The room with its furniture and the figures in it. */
export function RoomScene(props: RoomSceneProps) {
  const { fit, pieces, hiddenIndex = null, people, companionForm, furnishing, sceneRef, children } = props;
  const whale = companionForm === null ? undefined : COMPANION_FORMS[companionForm - 1];
  const scroller = useRef<HTMLDivElement>(null);
  const { scale, top, scrolls } = fit;

  // One begins in the middle, where the people are.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && scrolls) element.scrollLeft = (HOME_ROOM.width * scale - element.clientWidth) / 2;
  }, [scrolls, scale]);

  return (
    <div ref={scroller} className={styles.scroller} data-scrolls={scrolls || undefined}>
      <div
        className={styles.sized}
        style={{ width: HOME_ROOM.width * scale, height: HOME_ROOM.height * scale, marginTop: top }}
      >
        <div
          ref={sceneRef}
          className={styles.scene}
          style={{ transform: `scale(${scale})` }}
          data-furnishing={furnishing ? true : undefined}
          onPointerDown={furnishing?.onFloor}
        >
          <img
            className={styles.room}
            src="/ui/furniture/@1x/room.webp"
            srcSet="/ui/furniture/@1x/room.webp 1x, /ui/furniture/@2x/room.webp 2x"
            alt=""
            draggable={false}
          />
          {pieces.map(
            (piece, index) =>
              index !== hiddenIndex && (
                <PiecePicture key={keyOf(piece, index)} piece={piece} className={styles.piece} />
              ),
          )}
          <ul aria-label={homeTexts.pieces}>
            {pieces.length === 0 && (
              <li>
                <VisuallyHidden>{homeTexts.emptyRoom}</VisuallyHidden>
              </li>
            )}
            {pieces.map((piece, index) => {
              if (index === hiddenIndex) return null;
              const { x, y, w, h } = boxOf(piece);
              const words = `${nameOf(piece.furnitureKey)}, ${positionText(piece)}`;
              const box = { left: x, top: y, width: w, height: h, zIndex: depthOf(piece) };
              return (
                <li key={keyOf(piece, index)}>
                  {furnishing ? (
                    <button
                      type="button"
                      className={styles.box}
                      style={box}
                      data-piece={index}
                      disabled={furnishing.holding}
                      aria-label={words}
                      onPointerDown={(event) => {
                        event.stopPropagation();
                        furnishing.onPress(index, event);
                      }}
                      // A click without a pointer comes from the keyboard or a screen reader.
                      onClick={(event) => event.detail === 0 && furnishing.onLift(index)}
                    />
                  ) : (
                    <VisuallyHidden>{words}</VisuallyHidden>
                  )}
                </li>
              );
            })}
          </ul>
          {whale && (
            <img
              className={styles.piece}
              style={{ left: WHALE.x, top: FEET - WHALE.height + WHALE.foot, zIndex: PEOPLE_DEPTH }}
              src={companionPicture(whale.key, 1)}
              srcSet={`${companionPicture(whale.key, 1)} 1x, ${companionPicture(whale.key, 2)} 2x`}
              width={WHALE.width}
              height={WHALE.height}
              alt={homeTexts.companion(whale.name)}
              data-companion
            />
          )}
          {people.map((person) => (
            <Figure key={person.userId} person={person} />
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}

/** Alike pieces may change places in the list; where they stand they stay themselves. */
const keyOf = ({ furnitureKey, x, y }: PlacedPiece, index: number) => `${furnitureKey}:${x}:${y}:${index}`;

function Figure({ person: { nickname, itemKeys, x, own, says } }: { readonly person: Person }) {
  return (
    <div
      className={styles.person}
      style={{ left: x, top: FEET - DOLL_HEIGHT * ABOVE_FEET, zIndex: PEOPLE_DEPTH }}
    >
      {says !== undefined && <p className={styles.says}>{says}</p>}
      <span className={styles.shadow} />
      <AvatarPreview itemKeys={itemKeys} height={DOLL_HEIGHT} expression="happy" label={nickname} />
      <p className={classNames(styles.tag, own && styles.ownTag)}>{nickname}</p>
    </div>
  );
}
