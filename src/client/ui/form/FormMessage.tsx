import styles from './Field.module.css';

/** The error of the whole form, above its button. */
export function FormMessage({ message }: { readonly message: string | undefined }) {
  return (
    <div role="alert" className={styles.place}>
      {message !== undefined && <p className={styles.message}>{message}</p>}
    </div>
  );
}
