import { Timer, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { worldTimeTrials } from '#client/net/rooms/timeTrials/TimeTrialConnection.ts';
import { timeTrialStore, type RunUnderWay } from '#client/stores/timeTrialStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { keepToastsHigh } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { TimeTrialCourse, MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { formatSplit, formatTicks } from './formatTicks.ts';
import { RunResult } from './RunResult.tsx';
import { timeTrialTexts } from './texts.ts';
import { useAsideOfAvatar } from './useAsideOfAvatar.ts';
import styles from './TimeTrialPanel.module.css';

/** How long a result is shown, ms. */
const RESULT_MS = 15_000;
/** How often the countdown looks at the clock, ms. */
const COUNT_MS = 100;

/** The countdown and the clock of a time trial, and its result. */
export function TimeTrialPanel({ map }: { readonly map: MapDefinition }) {
  const { run, news } = useStore(timeTrialStore);

  useEffect(() => {
    if (news?.kind !== 'finished') return undefined;
    const timer = setTimeout(closeResult, RESULT_MS);
    return () => clearTimeout(timer);
  }, [news]);

  const courseOf = (courseId: number) => map.courses.find(({ id }) => id === courseId);
  if (run !== null) {
    const course = courseOf(run.courseId);
    return course && <Clock run={run} course={course} />;
  }
  if (news?.kind !== 'finished') return null;
  const course = courseOf(news.run.courseId);
  return (
    course && (
      <RunResult run={news.run} split={news.split} course={course} mapId={map.id} onClose={closeResult} />
    )
  );
}

function closeResult(): void {
  timeTrialStore.setState({ news: null });
}

function Clock({ run, course }: { readonly run: RunUnderWay; readonly course: TimeTrialCourse }) {
  const panel = useRef<HTMLElement>(null);
  const face = useRef<HTMLElement>(null);
  const { startedAt } = run;
  const secondsLeft = useSecondsUntil(startedAt);
  const isDialogOpen = useAnyDialogOpen();
  const isAside = useAsideOfAvatar(panel, { edgeOfPhone: true });
  useEffect(keepToastsHigh, []);

  useEffect(() => {
    let frame = 0;
    const tick = () => {
      const ticks = Math.max(0, Math.floor((performance.now() - startedAt) / TICK_MS));
      if (face.current) face.current.textContent = formatTicks(ticks);
      frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [startedAt]);

  useEffect(() => {
    if (isDialogOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') worldTimeTrials.stop();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isDialogOpen]);

  return (
    <section
      ref={panel}
      className={styles.panel}
      data-aside={isAside || undefined}
      aria-label={timeTrialTexts.running(course.name)}
    >
      <Text size="label" tone="inherit" className={styles.foam}>
        {course.name}
      </Text>
      {secondsLeft > 0 ? (
        <p className={styles.count} role="status" key={secondsLeft}>
          {secondsLeft}
        </p>
      ) : (
        <Row as="p" className={styles.time}>
          <Timer aria-hidden="true" />
          <b ref={face} role="timer" />
        </Row>
      )}
      <p
        className={styles.gates}
        role="status"
        aria-label={timeTrialTexts.gates(run.gates, course.gates.length)}
      >
        <span aria-hidden="true">{timeTrialTexts.gatesWord}</span>
        {course.gates.map((gate, index) => (
          <i key={`${gate.x}:${gate.y}`} className={index < run.gates ? styles.passed : undefined} />
        ))}
      </p>
      {run.split !== null && (
        <p key={run.gates} className={styles.split} data-ahead={run.split <= 0 || undefined} role="status">
          {formatSplit(run.split)}
        </p>
      )}
      {run.ghost !== null && (
        <Text size="caption" tone="inherit" className={styles.foam}>
          {run.rival === null
            ? timeTrialTexts.ghost(formatTicks(run.ghost.ticks))
            : timeTrialTexts.rival(run.rival.nickname, formatTicks(run.ghost.ticks))}
        </Text>
      )}
      <button type="button" className={styles.stop} onClick={() => worldTimeTrials.stop()}>
        <X aria-hidden="true" />
        {timeTrialTexts.stop}
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </section>
  );
}

/** Whole seconds until `at` on the clock of `performance.now`; 0 from then on. */
function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), COUNT_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
