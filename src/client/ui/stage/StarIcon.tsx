/** A round star: ten points, smoothed by round joins. */
const STAR = 'M0 -12.4L3.6 -4.6L12 -3.8L5.6 1.9L7.5 10.2L0 5.9L-7.5 10.2L-5.6 1.9L-12 -3.8L-3.6 -4.6Z';

/** A star that is had, or an empty one. Decoration: what it means is said beside it. */
export function StarIcon({
  isLit,
  size,
  className,
}: {
  readonly isLit: boolean;
  /** Side in CSS px. */
  readonly size: number;
  readonly className?: string;
}) {
  return (
    <svg className={className} width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <path
        d={STAR}
        fill={isLit ? '#ffcf3f' : '#eef5f8'}
        stroke={isLit ? '#9a5f14' : '#8ba6b8'}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d={STAR}
        fill={isLit ? '#ffcf3f' : '#eef5f8'}
        stroke={isLit ? '#ffcf3f' : '#eef5f8'}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {isLit && (
        <>
          <path d="M-7.5 10.2L0 5.9L7.5 10.2L6.4 5.4L0 2L-6.4 5.4Z" fill="#f0a92e" opacity=".7" />
          <ellipse
            cx="-3.4"
            cy="-4.4"
            rx="2.6"
            ry="1.5"
            fill="#fff"
            opacity=".85"
            transform="rotate(-38 -3.4 -4.4)"
          />
        </>
      )}
    </svg>
  );
}
