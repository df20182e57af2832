import { useId, type ReactNode } from 'react';

interface Paint {
  readonly top: string;
  readonly base: string;
  readonly shade: string;
  readonly line: string;
}

/** Colours of the things in a scene: lit edge, body, shadow, outline. */
export const PAINTS = {
  pink: { top: '#ffb9c8', base: '#ff8fa8', shade: '#e0647f', line: '#7e2f45' },
  coral: { top: '#ffb3a3', base: '#f9826c', shade: '#d85f4e', line: '#7a2a2a' },
  wood: { top: '#f7c98e', base: '#dd9f5c', shade: '#b97b3e', line: '#5f3a18' },
  gold: { top: '#ffe39a', base: '#ffc433', shade: '#e09d1f', line: '#7a4d10' },
  cream: { top: '#fffefa', base: '#fff3d9', shade: '#ecd9ae', line: '#6b5433' },
  sea: { top: '#a8e4f5', base: '#5cbfe2', shade: '#3a97c2', line: '#1f4d75' },
  moss: { top: '#a6f0c6', base: '#5fcf9e', shade: '#39a67c', line: '#1d5f4c' },
  violet: { top: '#d5c0fa', base: '#a98bea', shade: '#8465c9', line: '#43307f' },
  pale: { top: '#eef5f9', base: '#c9d6df', shade: '#a5b8c5', line: '#4c677d' },
  night: { top: '#2f6f98', base: '#1d4f76', shade: '#153b5a', line: '#0e2c46' },
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof PAINTS;

export interface SolidProps {
  /** Path of its outline. */
  readonly d: string;
  readonly paint: PaintName;
  /** Drawn inside its outline: ribs, gloss, patterns. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly transform?: string;
}

/** One closed shape in the style of the world: dark outline, body lit from above, one shadow, and what is inside. */
export function Solid({ d, paint, children, className, transform }: SolidProps) {
  const id = useId();
  const { top, base, shade, line } = PAINTS[paint];
  return (
    <g className={className} transform={transform}>
      <clipPath id={`${id}c`}>
        <path d={d} />
      </clipPath>
      <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset=".75" stopColor={base} />
      </linearGradient>
      <path d={d} fill={line} stroke={line} strokeWidth="5.500" strokeLinejoin="round" />
      <g clipPath={`url(#${id}c)`}>
        <path d={d} fill={shade} />
        <path d={d} fill={`url(#${id}g)`} transform="translate(-2 -4.500)" />
        {children}
      </g>
    </g>
  );
}

/** Path of a rectangle with round corners around its middle. */
export const plate = (x: number, y: number, width: number, height: number, radius = 14): string => {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${x - width / 2 + r} ${y - height / 2}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
};

/** Path of a circle. */
export const round = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
