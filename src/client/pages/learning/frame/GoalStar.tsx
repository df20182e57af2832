/** The star at the end of a path. */
export function GoalStar({ size, bright }: { readonly size: number; readonly bright: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="m20 3.500 5 10.600 11.600 1.500-8.500 8 2.200 11.500L20 29.500 9.700 35.100l2.200-11.500-8.500-8L15 14.100Z"
        fill={bright ? '#ffc433' : '#e9f1f5'}
        stroke={bright ? '#8a5a14' : '#5f7a90'}
        strokeWidth="2.600"
        strokeLinejoin="round"
      />
    </svg>
  );
}
