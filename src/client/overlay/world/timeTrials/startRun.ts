import { worldTimeTrials } from '#client/net/rooms/timeTrials/TimeTrialConnection.ts';
import { knowsRuns } from '#client/net/localPreferences/knownRuns.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';

/** Begins the countdown; before the first run on this device what a run is. */
export function startRun(mapId: number, courseId: number): void {
  if (knowsRuns()) worldTimeTrials.start(courseId);
  else openDialog('timeTrialStart', { mapId, courseId });
}
