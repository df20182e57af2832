import type { ReactNode } from 'react';

export interface ScrollAreaProps {
  /** Names the contents of the box for screen readers. */
  readonly label: string;
  readonly as?: 'div' | 'pre';
  /** Says how it scrolls and looks. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A box that scrolls by itself (no landmark: a post may hold several) and holds nothing that takes the focus: keys reach the box itself. */
export function ScrollArea({ label, as: Box = 'div', className, children }: ScrollAreaProps) {
  return (
    <Box className={className} tabIndex={0} role="group" aria-label={label}>
      {children}
    </Box>
  );
}
