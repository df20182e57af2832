/** Pure: the stages of the map as a child sees them, in the order of the road. */
import { roadSpots, STARS_NEEDED, type RoadSpot } from '#shared/content/stageRoad.ts';
import { STAGE_THEMES, type StageTheme } from '#shared/simulation/stage/level.ts';
import type { StageOnMap } from '#shared/contract/learning/stageRoutes.ts';

export type ShellState = 'done' | 'now' | 'open' | 'locked';

export interface MapShell extends StageOnMap {
  readonly spot: RoadSpot;
  readonly state: ShellState;
  /** The last one of its theme. */
  readonly isLast: boolean;
}

export const starTotalOf = (stages: readonly StageOnMap[]) =>
  stages.reduce((sum, { starCount }) => sum + starCount, 0);

export function isThemeOpen(theme: StageTheme, starTotal: number): boolean {
  return starTotal >= STARS_NEEDED[theme];
}

/** Every stage with its place on the road. The first open one that is not passed is the one to go on with. */
export function shellsOf(stages: readonly StageOnMap[]): MapShell[] {
  let hasNow = false;
  return STAGE_THEMES.flatMap((theme) => {
    const inTheme = stages.filter((stage) => stage.theme === theme).sort((a, b) => a.order - b.order);
    const spots = roadSpots(theme, inTheme.length);
    return inTheme.map((stage, index): MapShell => {
      const state = stage.starCount > 0 ? 'done' : !stage.isOpen ? 'locked' : hasNow ? 'open' : 'now';
      if (state === 'now') hasNow = true;
      return { ...stage, state, spot: spots[index] ?? { x: 0, y: 0 }, isLast: index === inTheme.length - 1 };
    });
  });
}

/** The shell that a page begins with: the next one to do, else the last one done. */
export function firstChosen(shells: readonly MapShell[]): MapShell | undefined {
  return (
    shells.find(({ state }) => state === 'now') ??
    shells.findLast(({ state }) => state !== 'locked') ??
    shells[0]
  );
}
