import { Eraser } from 'lucide-react';
import { OWN_TILES, OWN_WATER, type OwnMark } from '#shared/authoring/ownBoard.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { OwnCellPicture } from './OwnCellPicture.tsx';
import { ownStageTexts as texts } from './texts.ts';
import styles from './OwnStages.module.css';

/** The ten kinds of tile and the eraser. */
export function TilePalette({
  theme,
  mark,
  onMark,
}: {
  readonly theme: StageTheme;
  readonly mark: OwnMark;
  readonly onMark: (mark: OwnMark) => void;
}) {
  return (
    <div className={styles.tiles} role="radiogroup" aria-label={texts.tiles}>
      {[...OWN_TILES, OWN_WATER].map((one) => (
        <label key={one} className={styles.tile} title={texts.tips[one as OwnMark]}>
          <input
            type="radio"
            name="own-tile"
            checked={one === mark}
            onChange={() => onMark(one as OwnMark)}
          />
          {one === OWN_WATER ? (
            <Eraser aria-hidden="true" />
          ) : (
            <OwnCellPicture mark={one as OwnMark} theme={theme} isTop />
          )}
          {texts.tile[one as OwnMark]}
        </label>
      ))}
    </div>
  );
}
