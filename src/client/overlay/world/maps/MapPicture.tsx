import { useId, useMemo, type ReactNode } from 'react';
import type { MapDefinition, MapKey } from '#shared/content/maps/mapTypes.ts';
import { mapShapes } from './mapShapes.ts';
import { mapTexts } from './texts.ts';
import styles from './MiniMap.module.css';

export interface MapPictureProps {
  readonly map: MapDefinition;
  /** CSS px. */
  readonly width: number;
  /** SVG content over the map, in world px. */
  readonly children?: ReactNode;
}

/** A small picture of a map, drawn from its collision shapes. */
export function MapPicture({ map, width, children }: MapPictureProps) {
  const gradient = useId();
  const shapes = useMemo(() => mapShapes(map), [map]);
  const { top, bottom, ground, moss } = MAP_COLORS[map.key];
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={mapTexts.picture(map.name)}
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

interface MapColors {
  /** Gradient of the water or the sky, from above. */
  readonly top: string;
  readonly bottom: string;
  readonly ground: string;
  readonly moss: string;
}

/** Colours of each map, as in its scenery. */
const MAP_COLORS: Readonly<Record<MapKey, MapColors>> = {
  plaza: { top: '#a6eef0', bottom: '#4aa8de', ground: '#e3bd85', moss: '#35b98a' },
  beach: { top: '#8fd6fa', bottom: '#fbe9c6', ground: '#e3bd85', moss: '#35b98a' },
  kelp: { top: '#c4f0c8', bottom: '#2f9d8a', ground: '#8a6238', moss: '#4c9a3c' },
  cave: { top: '#5b4a9c', bottom: '#4fa7bd', ground: '#3c3a8c', moss: '#46c7c4' },
  arena: { top: '#c6f0ee', bottom: '#3f84c4', ground: '#a9713f', moss: '#8a5528' },
  sky: { top: '#a9b8fa', bottom: '#ffe0d2', ground: '#c98a72', moss: '#57b866' },
};
