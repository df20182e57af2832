import { Timer, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { placeStore, type PlaceNews, type RunUnderWay } from '#client/stores/placeStore.ts';
import { classNames } from '#client/ui/classNames.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { uiTexts } from '#client/ui/texts.ts';
import type { Course, MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { formatTicks } from './formatTicks.ts';
import { placeTexts } from './texts.ts';
import styles from './RunPanel.module.css';

/** A result is read in so much time, then it makes room. */
const RESULT_MS = 9000;

/** The clock of a timed run, and how it ended. */
export function RunPanel({ map }: { readonly map: MapDefinition }) {
  const run = useStore(placeStore, (facts) => facts.run);
  const news = useStore(placeStore, (facts) => facts.news);
  const [closedId, setClosedId] = useState(0);
  const finishedId = news?.kind === 'runFinished' ? news.newsId : null;

  useEffect(() => {
    if (finishedId === null) return;
    const timer = setTimeout(() => setClosedId(finishedId), RESULT_MS);
    return () => clearTimeout(timer);
  }, [finishedId]);

  const courseOf = (courseId: number) => map.courses.find(({ id }) => id === courseId);
  if (run !== null) {
    const course = courseOf(run.courseId);
    return course && <Clock run={run} course={course} />;
  }
  if (news?.kind !== 'runFinished' || news.mapId !== map.id || news.newsId <= closedId) return null;
  const course = courseOf(news.run.courseId);
  return (
    course && <Result news={news} course={course} mapId={map.id} onClose={() => setClosedId(news.newsId)} />
  );
}

function Clock({ run, course }: { readonly run: RunUnderWay; readonly course: Course }) {
  const face = useRef<HTMLElement>(null);
  const { startedAt } = run;

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

  return (
    <section className={styles.panel} aria-label={placeTexts.running(course.name)}>
      <p className={styles.name}>{course.name}</p>
      <p className={styles.time}>
        <Timer aria-hidden="true" />
        <b ref={face} role="timer" />
      </p>
      <p className={styles.gates} role="status" aria-label={placeTexts.gates(run.gates, course.gates.length)}>
        {course.gates.map((gate, index) => (
          <i key={`${gate.x}:${gate.y}`} className={index < run.gates ? styles.passed : undefined} />
        ))}
      </p>
    </section>
  );
}

interface ResultProps {
  readonly news: Extract<PlaceNews, { kind: 'runFinished' }>;
  readonly course: Course;
  readonly mapId: number;
  readonly onClose: () => void;
}

function Result({ news, course, mapId, onClose }: ResultProps) {
  const { ticks, ranked } = news.run;
  return (
    <section
      className={classNames(styles.panel, styles.result)}
      aria-label={placeTexts.finished}
      role="status"
    >
      <button type="button" className={styles.close} aria-label={uiTexts.close} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
      <p className={styles.name}>
        {placeTexts.finished} {course.name}
      </p>
      <p className={styles.time}>
        <b>{formatTicks(ticks)}</b>
        {ranked && (
          <span className={styles.rank}>
            {placeTexts.classes[ranked.runClass]} {placeTexts.rank(ranked.rank)}
          </span>
        )}
      </p>
      <p className={styles.words}>
        {ranked === null
          ? placeTexts.notRanked
          : ranked.isBest
            ? placeTexts.best
            : placeTexts.ownBest(formatTicks(ranked.best))}
      </p>
      {ranked !== null && ranked.gained.point > 0 && (
        <p className={styles.words}>{placeTexts.reward(ranked.gained.point)}</p>
      )}
      {ranked !== null && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            onClose();
            openDialog('courseRanking', { mapId, courseId: course.id, runClass: ranked.runClass });
          }}
        >
          {placeTexts.seeRanking}
        </button>
      )}
    </section>
  );
}
