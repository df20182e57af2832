import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { uiTexts } from '#client/ui/texts.ts';
import { keepToastsHigh } from '#client/ui/toast/toastStore.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { medalOf, medalTicks, MEDALS } from '#shared/content/courseMedals.ts';
import type { TimeTrialCourse } from '#shared/content/maps/mapTypes.ts';
import type { RunFinished } from '#shared/contract/rooms/timeTrialMessages.ts';
import { formatSplit, formatTicks } from './formatTicks.ts';
import { MedalBadge } from './MedalBadge.tsx';
import { timeTrialTexts } from './texts.ts';
import { useAsideOfAvatar } from './useAsideOfAvatar.ts';
import styles from './TimeTrialPanel.module.css';

interface RunResultProps {
  readonly run: RunFinished;
  /** Ticks behind the former best, negative ahead of it; null without one. */
  readonly split: number | null;
  readonly course: TimeTrialCourse;
  readonly mapId: number;
  readonly onClose: () => void;
}

/** How a run went: its time, medal, rank and what is still ahead. */
export function RunResult({ run: { ticks, ranked }, split, course, mapId, onClose }: RunResultProps) {
  const bridge = useBridge();
  const panel = useRef<HTMLElement>(null);
  const isAside = useAsideOfAvatar(panel);
  useEffect(keepToastsHigh, []);
  const medal = ranked && medalOf({ mapId, courseId: course.id }, ticks);
  return (
    <section
      ref={panel}
      data-aside={isAside || undefined}
      className={classNames(styles.panel, styles.result)}
      aria-label={timeTrialTexts.finished}
      role="status"
    >
      <RowButton className={styles.close} label={uiTexts.close} icon={<X />} onClick={onClose} />
      <Text size="label" tone="accent">
        {timeTrialTexts.finished} {course.name}
      </Text>
      <Row as="p" className={styles.time}>
        <b>{formatTicks(ticks)}</b>
        {split !== null && (
          <span className={styles.split} data-ahead={split <= 0 || undefined}>
            {formatSplit(split)}
          </span>
        )}
        {medal && <MedalBadge medal={medal} />}
      </Row>
      {ranked && (
        <p data-tag>
          {timeTrialTexts.classes[ranked.runClass]} {timeTrialTexts.rank(ranked.rank)}
        </p>
      )}
      <Text size="small" align="center" bold>
        {ranked === null
          ? timeTrialTexts.notRanked
          : ranked.isBest
            ? timeTrialTexts.best
            : timeTrialTexts.ownBest(formatTicks(ranked.best))}
      </Text>
      {ranked !== null && <NextMedal mapId={mapId} courseId={course.id} ticks={ticks} />}
      {ranked !== null && ranked.gained.point > 0 && (
        <Text size="small" align="center" bold>
          {timeTrialTexts.reward(ranked.gained.point)}
        </Text>
      )}
      <Cluster as="p" align="stretch" justify="center">
        <Button
          tone="alt"
          size="small"
          onClick={() => {
            onClose();
            bridge.ask((world) => world.walkTo({ kind: 'course', id: course.id }));
          }}
        >
          {timeTrialTexts.again}
        </Button>
        {ranked !== null && (
          <Button
            tone="alt"
            size="small"
            onClick={() => {
              onClose();
              openDialog('timeTrialRanking', { mapId, courseId: course.id, runClass: ranked.runClass });
            }}
          >
            {timeTrialTexts.seeRanking}
          </Button>
        )}
      </Cluster>
    </section>
  );
}

interface NextMedalProps {
  readonly mapId: number;
  readonly courseId: number;
  readonly ticks: number;
}

/** The condition of the next better medal; nothing with gold. */
function NextMedal({ ticks, ...course }: NextMedalProps) {
  const times = medalTicks(course);
  const next = times && MEDALS.findLast((medal) => ticks > times[medal]);
  if (!times || next === undefined || next === null) return null;
  return (
    <Text size="small" align="center" bold>
      {timeTrialTexts.nextMedal(next, timeTrialTexts.within(times[next]))}
    </Text>
  );
}
