import { Lock } from 'lucide-react';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import { stageTexts } from '../stage/texts.ts';
import { MOST_STARS, STARS_NEEDED } from '#shared/content/stageRoad.ts';
import { isThemeOpen, starTotalOf, type MapShell } from './stageEntries.ts';
import { mapTexts } from './texts.ts';
import styles from './StageMap.module.css';

/** Upper left corner, px of the picture. */
const AT: Readonly<Record<StageTheme, readonly [number, number]>> = {
  PATH: [30, 330],
  PATTERN: [440, 262],
  RIDDLE: [930, 494],
  SPELL: [724, 190],
};

export interface ThemeSignProps {
  readonly theme: StageTheme;
  readonly scale: number;
  readonly stages: readonly MapShell[];
  readonly starTotal: number;
}

/** The name of a part of the map, what is played there, and its stars or its price. */
export function ThemeSign({ theme, scale, stages, starTotal }: ThemeSignProps) {
  const [x, y] = AT[theme];
  const { place, play } = stageTexts.themes[theme];
  return (
    <p className={styles.sign} style={{ left: x * scale, top: y * scale }}>
      <b data-theme={theme}>{place}</b>
      <span>{play}</span>
      {isThemeOpen(theme, starTotal) ? (
        <em>
          <StarIcon isLit size={20} />
          {mapTexts.stars(starTotalOf(stages), stages.length * MOST_STARS)}
        </em>
      ) : (
        <em>
          <Lock size={18} aria-hidden="true" />
          {mapTexts.starsOpen(STARS_NEEDED[theme])}
        </em>
      )}
    </p>
  );
}
