import type { PhotoView } from '#client/bridge/commands.ts';
import { EMOTES, emotePicture } from '#shared/content/emotes.ts';
import { PHOTO_FRAMES, type PhotoFrame } from './drawFrame.ts';
import { photoTexts } from './texts.ts';
import styles from './PhotoMode.module.css';

interface PhotoChoicesProps {
  readonly view: PhotoView;
  readonly frame: PhotoFrame;
  readonly onView: (view: PhotoView) => void;
  readonly onFrame: (frame: PhotoFrame) => void;
}

/** Pose, frame, nearness, and who is in the picture. */
export function PhotoChoices({ view, frame, onView, onFrame }: PhotoChoicesProps) {
  return (
    <>
      <div className={styles.row} role="group" aria-label={photoTexts.poses}>
        <button
          type="button"
          className={styles.choice}
          aria-pressed={view.pose === null}
          onClick={() => onView({ ...view, pose: null })}
        >
          {photoTexts.noPose}
        </button>
        {EMOTES.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-pressed={view.pose === name}
            onClick={() => onView({ ...view, pose: name })}
          >
            <img src={emotePicture(name)} alt="" width="30" height="30" />
            {label}
          </button>
        ))}
      </div>
      <div className={styles.row} role="group" aria-label={photoTexts.frames}>
        {PHOTO_FRAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            data-frame={name}
            aria-pressed={frame === name}
            onClick={() => onFrame(name)}
          >
            {photoTexts.frameNames[name]}
          </button>
        ))}
      </div>
      <div className={styles.row}>
        <label className={styles.zoom}>
          {photoTexts.zoom}
          <input
            type="range"
            min="1"
            max="2"
            step="0.05"
            value={view.zoom}
            onChange={({ target }) => onView({ ...view, zoom: Number(target.value) })}
          />
        </label>
        <button
          type="button"
          className={styles.choice}
          aria-pressed={view.showNames}
          onClick={() => onView({ ...view, showNames: !view.showNames })}
        >
          {photoTexts.names}
        </button>
        <button
          type="button"
          className={styles.choice}
          aria-pressed={view.showOthers}
          title={photoTexts.othersHint}
          onClick={() => onView({ ...view, showOthers: !view.showOthers })}
        >
          {photoTexts.others}
        </button>
      </div>
    </>
  );
}
