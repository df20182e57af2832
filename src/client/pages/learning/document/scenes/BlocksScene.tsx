import { useEffect, useId, useState } from 'react';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { filmAt, filmOf, type FilmMoment } from './blockFilms.ts';
import { Bubble } from './Bubble.tsx';
import { FilmBlocks } from './FilmBlocks.tsx';
import { Jellyfish } from './Jellyfish.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate } from './Solid.tsx';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

const STEP_MS = 900;
/** Steps for which the end stays before it begins anew. */
const REST = 3;
const CELL = 64;
/** The place of the cells: left edge, right edge, the walking line. */
const TRACK = { left: 286, right: 622, floor: 214 } as const;

/** A program of blocks plays by itself: the block at work is lit, and a jellyfish does what it says. */
export function BlocksScene({ scene }: SceneProps) {
  const film = filmOf(scene.names[0]);
  const isCalm = useReducedMotion();
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (isCalm) return;
    const timer = setInterval(() => setTick((before) => before + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [isCalm]);
  const length = film.steps.length;
  const done = isCalm ? length : Math.min(length, tick % (length + REST));
  const moment = filmAt(film, done);
  return (
    <>
      <FilmBlocks blocks={film.blocks} lit={moment.block} />
      <Track cells={film.cells} moment={moment} />
      {[...moment.boxes].map(([name, value], index) => (
        <g key={name} transform={`translate(${318 + index * 84} 320)`}>
          <Solid d={plate(0, 0, 74, 50, 12)} paint="cream" />
          <g key={value} className={styles.beat}>
            <Words x={0} y={1} text={value} room={60} size={25} />
          </g>
          <Solid d={plate(0, -32, 54, 24, 9)} paint="violet" />
          <Words x={0} y={-32} text={name} room={46} size={16} light />
        </g>
      ))}
    </>
  );
}

function Track({ cells, moment }: { readonly cells: string; readonly moment: FilmMoment }) {
  const clip = useId();
  const { left, right, floor } = TRACK;
  const most = Math.max(0, cells.length * CELL - (right - left));
  const shift = Math.min(most, Math.max(0, (moment.at - 2) * CELL));
  const middle = (cell: number) => left + (cell + 0.5) * CELL;
  return (
    <>
      <clipPath id={clip}>
        <rect x={left - 4} y="0" width={right - left + 12} height="300" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g className={styles.glide} style={{ transform: `translateX(${-shift}px)` }}>
          {cells.split('').map((mark, cell) => (
            <g key={cell} transform={`translate(${middle(cell)} ${floor})`}>
              {mark !== ' ' && <Solid d={plate(0, 16, CELL - 8, 28, 13)} paint="pale" />}
              {moment.painted.has(cell) && (
                <path
                  d={plate(0, 13, CELL - 14, 20, 10)}
                  fill={moment.painted.get(cell)}
                  className={styles.appear}
                />
              )}
              {!moment.taken.has(cell) && <Thing mark={mark} />}
            </g>
          ))}
          <g
            className={styles.glide}
            style={{ transform: `translate(${middle(moment.at)}px, ${floor - 42}px)` }}
          >
            <g
              transform="scale(.66)"
              key={moment.leaps ? moment.at : 'calm'}
              className={styles.leap}
              data-leaps={moment.leaps || undefined}
            >
              <Jellyfish />
            </g>
          </g>
        </g>
      </g>
      {moment.says !== null && (
        <Bubble
          x={Math.min(540, middle(moment.at) - shift)}
          y={66}
          width={112}
          lines={[moment.says]}
          tip={[middle(moment.at) - shift, floor - 88]}
          size={24}
        />
      )}
    </>
  );
}

/** The thing on a cell, its foot on the origin. */
function Thing({ mark }: { readonly mark: string }) {
  if (mark === 'o')
    return (
      <Solid d="M0 0q-20-9-17-24q4-12 17-12t17 12q3 15-17 24Z" paint="pink">
        <path d="M0-2v-32M0-2-10-28M0-2 10-28" stroke="#e0647f" strokeWidth="2" fill="none" />
      </Solid>
    );
  if (mark === 'F')
    return (
      <g>
        <path d="M-12 2v-76" stroke="#7a4a1c" strokeWidth="6" strokeLinecap="round" />
        <Solid d="M-10-72 28-58-10-44Z" paint="coral" />
      </g>
    );
  if (mark === 'c') return <image href="/npc/crab/@1x/bust.webp" x="-32" y="-58" width="64" height="64" />;
  if (!/\d/u.test(mark)) return null;
  return (
    <g>
      <path d="M0 2v-30" stroke="#7a4a1c" strokeWidth="6" />
      <Solid d={plate(0, -92, 44, 36, 9)} paint="wood" />
      <path d="M0-74v46" stroke="#7a4a1c" strokeWidth="5" opacity=".5" />
      <Words x={0} y={-92} text={mark} room={36} size={24} />
    </g>
  );
}
