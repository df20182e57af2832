import { useId, useMemo, type ReactNode } from 'react';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { mapShapes } from './mapShapes.ts';
import { PLACE_COLORS } from './placeColors.ts';
import { placeTexts } from './texts.ts';
import styles from './MapPicture.module.css';

export interface MapPictureProps {
  readonly map: MapDefinition;
  /** CSS px. */
  readonly width: number;
  /** What lies on it, in world px. */
  readonly children?: ReactNode;
}

/** A map drawn small, from the very shapes that one walks on. */
export function MapPicture({ map, width, children }: MapPictureProps) {
  const gradient = useId();
  const shapes = useMemo(() => mapShapes(map), [map]);
  const { top, bottom, ground, moss } = PLACE_COLORS[map.key];
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={placeTexts.picture(map.name)}
      viewBox={`0 0 ${map.width} ${map.height}`}
      width={width}
      height={Math.round((width * map.height) / map.width)}
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
      </defs>
      <rect width={map.width} height={map.height} fill={`url(#${gradient})`} />
      <path d={shapes.currents} fill="#ffffff" opacity="0.35" />
      <path d={shapes.tracks} className={styles.tracks} />
      <path d={shapes.climbs} fill={ground} opacity="0.75" />
      <path d={shapes.ground} fill={ground} />
      <path d={shapes.moss} fill={moss} />
      <path d={shapes.ledges} fill={moss} />
      {children}
    </svg>
  );
}
