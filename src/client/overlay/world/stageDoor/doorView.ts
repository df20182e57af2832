/** Pure. A stage door as its child finds it. */
import { MOST_STARS, STAGE_THEME_NAMES, STARS_NEEDED } from '#shared/content/stageRoad.ts';
import { STAGE_DOORS, type StageDoor } from '#shared/content/stageDoors.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import type { StageOnMap } from '#shared/contract/learning/stageRoutes.ts';
import { doorTexts } from './texts.ts';

export type ShellState = 'done' | 'now' | 'open' | 'locked';

export interface DoorShell extends StageOnMap {
  readonly state: ShellState;
}

export interface DoorView {
  readonly state: 'new' | 'open' | 'closed' | 'done';
  readonly shells: readonly DoorShell[];
  readonly starCount: number;
  /** The stage that entering leads to. */
  readonly next: DoorShell | undefined;
  /** The words on its plate. */
  readonly plate: string;
  /** Why it is closed, as a sentence; null while it is open. */
  readonly refusal: string | null;
}

/**
 * A door is closed while none of its stages is open: its road costs more stars than there are, or the stage before its
 * first one is not solved. A stage that is solved or opened in any way keeps its door open.
 */
export function doorViewOf(
  door: StageDoor,
  { stageList, starTotal }: { readonly stageList: readonly StageOnMap[]; readonly starTotal: number },
): DoorView {
  const { theme, from, to } = door;
  const shells = withStates(
    stageList
      .filter((stage) => stage.theme === theme && stage.order >= from && stage.order <= to)
      .toSorted((a, b) => a.order - b.order),
  );
  const starCount = shells.reduce((sum, shell) => sum + shell.starCount, 0);
  const most = shells.length * MOST_STARS;
  const next =
    shells.find(({ state }) => state === 'now') ??
    shells.find((shell) => shell.state !== 'locked' && shell.starCount < MOST_STARS) ??
    shells.find(({ state }) => state !== 'locked');
  const plate = doorTexts.stars(starCount, most);
  const view = { shells, starCount, next, plate, refusal: null };
  if (next === undefined) return { ...view, state: 'closed', ...refusalOf(door, starTotal) };
  if (starCount === 0) return { ...view, state: 'new' };
  return { ...view, state: starCount === most ? 'done' : 'open' };
}

function withStates(stages: readonly StageOnMap[]): DoorShell[] {
  const now = stages.find(({ isOpen, starCount }) => isOpen && starCount === 0);
  return stages.map((stage) => ({
    ...stage,
    state: stage.starCount > 0 ? 'done' : stage === now ? 'now' : stage.isOpen ? 'open' : 'locked',
  }));
}

function refusalOf({ theme, from }: StageDoor, starTotal: number) {
  const needed = STARS_NEEDED[theme];
  if (starTotal < needed)
    return { plate: doorTexts.price(needed), refusal: doorTexts.needsStars(needed, starTotal) };
  const before = STAGE_DOORS.find((door) => door.theme === theme && door.to === from - 1);
  const mapName = mapById(before?.mapId ?? 0)?.name ?? '';
  return {
    plate: doorTexts.after(from - 1),
    refusal: doorTexts.needsStage(STAGE_THEME_NAMES[theme].play, from - 1, mapName),
  };
}
