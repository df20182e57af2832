import { useQuery } from '@tanstack/react-query';
import { worldTimeTrials } from '#client/net/rooms/timeTrials/TimeTrialConnection.ts';
import { rememberRuns } from '#client/net/localPreferences/knownRuns.ts';
import { timeTrialQueries } from '#client/net/world/timeTrials.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { MEDALS, medalTicks } from '#shared/content/courseMedals.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { formatTicks } from './formatTicks.ts';
import { MedalBadge } from './MedalBadge.tsx';
import { timeTrialTexts } from './texts.ts';
import styles from './TimeTrials.module.css';

/** An introduction to timed runs, once before the first: the rings, the medals, and that skills rank apart. */
export function StartDialog({ payload }: { readonly payload: DialogPayloads['timeTrialStart'] }) {
  const { open, close } = useDialogControl();
  const { mapId, courseId } = payload;
  const course = mapById(mapId)?.courses.find(({ id }) => id === courseId);
  const own = useQuery(timeTrialQueries.ranking({ mapId, courseId, period: 'ALL', runClass: 'PLAIN' })).data
    ?.own;
  const times = medalTicks(payload);

  const start = () => {
    if (!open) return;
    rememberRuns();
    close();
    worldTimeTrials.start(courseId);
  };

  return (
    <Dialog
      title={course?.name ?? ''}
      titleTone="sea"
      width="small"
      footer={
        <>
          <Button size="large" onClick={start}>
            {timeTrialTexts.start}
          </Button>
          <Button tone="alt" size="large" onClick={close}>
            {timeTrialTexts.later}
          </Button>
        </>
      }
    >
      <Stack as="ul" gap={3} className={styles.rules}>
        {timeTrialTexts.rules(course?.gates.length ?? 0).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Stack>
      {times !== null && (
        <ul className={styles.startMedals} aria-label={timeTrialTexts.medalTimes}>
          {MEDALS.map((medal) => (
            <li key={medal}>
              <MedalBadge medal={medal} caption={timeTrialTexts.within(times[medal])} />
            </li>
          ))}
        </ul>
      )}
      {own && (
        <Hint align="center" before={4}>
          {timeTrialTexts.ownBest(formatTicks(own.ticks))}
        </Hint>
      )}
    </Dialog>
  );
}
