import { classNames } from '#client/ui/classNames.ts';
import styles from './Steps.module.css';

export interface StepVariablesProps {
  readonly label: string;
  readonly variables: readonly {
    readonly name: string;
    readonly value: string;
    readonly isNew?: boolean;
    /** The colour that the value stands for, as a square before it. */
    readonly color?: string | null;
  }[];
  /** Over several lines, with whole values. */
  readonly isWide?: boolean;
}

/** The variables of a program now: a box for each of them; one that has just changed has a gold rim. */
export function StepVariables({ label, variables, isWide = false }: StepVariablesProps) {
  if (variables.length === 0) return null;
  return (
    <dl className={classNames(styles.variables, isWide && styles.wide)} aria-label={label}>
      {variables.map(({ name, value, isNew = false, color = null }) => (
        <div key={name} className={classNames(styles.box, isNew && styles.changed)} title={value}>
          <dt>{name}</dt>
          <dd>
            {color !== null && <i style={{ background: color }} aria-hidden="true" />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
