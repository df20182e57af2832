import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Stack.module.css';

/** A step of `--space-1` to `--space-8`; 0 is none. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export const spaceOf = (space: Space) => (space === 0 ? 0 : `var(--space-${space})`);

export const marginsOf = ({ before, after }: { before?: Space | undefined; after?: Space | undefined }) => ({
  ...(before !== undefined && { marginTop: spaceOf(before) }),
  ...(after !== undefined && { marginBottom: spaceOf(after) }),
});

type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'p';

export interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: BoxElement;
  /** Space between the children. */
  readonly gap?: Space;
  /** Across the direction of the children. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Along the direction of the children. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Takes the room that the neighbours leave. */
  readonly grow?: boolean;
  /** Space above and below where no parent keeps its children apart. */
  readonly before?: Space;
  readonly after?: Space;
  /** Space inside on all sides. */
  readonly pad?: Space;
  readonly ref?: Ref<HTMLElement>;
  /** The browser does not check the fields; for `as="form"`. */
  readonly noValidate?: boolean;
}

const EDGES = { start: 'start', center: 'center', end: 'end', between: 'space-between' } as const;

function Box({
  as,
  kind,
  gap = 4,
  align,
  justify,
  grow = false,
  before,
  after,
  pad,
  className,
  variables,
  ref,
  ...rest
}: BoxProps & { readonly kind: string | undefined; readonly variables?: CSSProperties }) {
  // All of them take the same attributes, and a reference to an element of their own name.
  const Element = (as ?? 'div') as 'div';
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(kind, grow && styles.grow, className)}
      style={{
        ...variables,
        gap: spaceOf(gap),
        ...marginsOf({ before, after }),
        ...(pad && { padding: spaceOf(pad) }),
        ...(align && { alignItems: align }),
        ...(justify && { justifyContent: EDGES[justify] }),
      }}
    />
  );
}

/** Children below one another. */
export function Stack(props: BoxProps) {
  return <Box kind={styles.stack} {...props} />;
}

/** Children beside one another on one line. */
export function Row(props: BoxProps) {
  return <Box kind={styles.row} gap={3} {...props} />;
}

/** Children beside one another, on as many lines as they need. */
export function Cluster(props: BoxProps) {
  return <Box kind={styles.cluster} gap={3} {...props} />;
}

export interface GridProps extends BoxProps {
  /** Least width of a column in pixels: there are as many columns as fit. */
  readonly min?: number;
  /** A fixed number of columns instead. */
  readonly columns?: number;
  /** Columns that are left over collapse, so that the others share their room. */
  readonly fill?: boolean;
}

/** Children in columns of the same width. */
export function Grid({ min = 220, columns, fill = false, ...props }: GridProps) {
  const repeat =
    columns === undefined
      ? `repeat(${fill ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, ${min}px), 1fr))`
      : `repeat(${columns}, minmax(0, 1fr))`;
  return <Box kind={styles.grid} variables={{ gridTemplateColumns: repeat }} {...props} />;
}
