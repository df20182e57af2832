/**
 * The named widths and heights of screens, in CSS pixels. Style sheets write `@media (--narrow)`, which the build turns
 * into its query; scripts pass `WIDTHS['--narrow']` to `useMedia`.
 */
export const WIDTHS = {
  /** A phone held upright. */
  '--phone': '(width <= 480px)',
  /** One column; the navigation of a class lies at the foot. */
  '--narrow': '(width <= 760px)',
  /** A tablet: tables are cards, side panels lie below. */
  '--medium': '(width <= 900px)',
  /** A screen with room for a second column and dense rows. */
  '--roomy': '(width > 1100px)',
  /** A large monitor. */
  '--wide': '(width >= 1440px)',
  /** A phone held sideways. */
  '--low': '(height <= 520px)',
} as const;
