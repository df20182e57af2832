import { useId } from 'react';

const FAN =
  'M0 15C-3.4 15 -4.6 13.2 -4.6 11C-12.4 7.4 -17.4 1.6 -17 -4.4C-16.6 -9 -13.4 -11 -10.4 -10C-9 -14 -4.6 -15.6 0 -12.6C4.6 -15.6 9 -14 10.4 -10C13.4 -11 16.6 -9 17 -4.4C17.4 1.6 12.4 7.4 4.6 11C4.6 13.2 3.4 15 0 15Z';
const RIBS = 'M0 12V-11.4M-3 11L-8.6 -9.4M3 11L8.6 -9.4M-4 10.4L-14.6 -4M4 10.4L14.6 -4';
const HINGE = 'M-4.6 11C-1.6 12.4 1.6 12.4 4.6 11C4.6 13.2 3.4 15 0 15C-3.4 15 -4.6 13.2 -4.6 11Z';

/** Colour, shade, rim. */
const TONES = {
  done: ['#ff8fa8', '#e0647f', '#8a2a4a'],
  now: ['#ffc75a', '#eb9a24', '#7a3f08'],
  open: ['#8fd8f5', '#55aed6', '#0c4a66'],
  later: ['#cfdde5', '#a9bfcc', '#7c95a6'],
  locked: ['#c4cfd8', '#9aabb8', '#5d7286'],
  boss: ['#b89bf2', '#8f6fd6', '#452a80'],
} as const;
export type ShellTone = keyof typeof TONES;

/** A fan shell. Decoration: what it means is said beside it. */
export function ShellIcon({
  tone,
  size,
  className,
}: {
  readonly tone: ShellTone;
  /** Side in CSS px. */
  readonly size: number;
  readonly className?: string;
}) {
  const clip = useId();
  const [color, shade, rim] = TONES[tone];
  return (
    <svg className={className} width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <clipPath id={clip}>
        <path d={FAN} />
      </clipPath>
      <path d={FAN} fill={color} />
      <g clipPath={`url(#${clip})`}>
        <path
          d={FAN}
          fill="none"
          stroke={shade}
          strokeWidth="5"
          opacity=".55"
          transform="translate(.6 1.6)"
        />
        <path d={RIBS} stroke={shade} strokeWidth="1.7" strokeLinecap="round" opacity=".8" />
        <path d={HINGE} fill="#fff" opacity=".45" />
      </g>
      <path d={FAN} fill="none" stroke={rim} strokeWidth="2" strokeLinejoin="round" />
      <ellipse
        cx="-8.4"
        cy="-5.6"
        rx="2.2"
        ry="3.6"
        fill="#fff"
        opacity=".8"
        transform="rotate(28 -8.4 -5.6)"
      />
    </svg>
  );
}
