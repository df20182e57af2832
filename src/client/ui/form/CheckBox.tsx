import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy, FieldMessage } from './Field.tsx';
import styles from './Field.module.css';

export interface CheckBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  readonly label: ReactNode;
  readonly error?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function CheckBox({ label, error, ref, ...input }: CheckBoxProps) {
  const inputId = useId();
  return (
    <div>
      <label className={styles.check} htmlFor={inputId}>
        <input
          {...input}
          {...describedBy(inputId, undefined, error)}
          ref={ref}
          id={inputId}
          type="checkbox"
          className={styles.box}
        />
        <span>{label}</span>
      </label>
      <FieldMessage inputId={inputId} error={error} />
    </div>
  );
}
