import styles from '#client/pages/commerce/ticket/Ticket.module.css';

/** More in one row would be too small to be seen. */
const MOST_IN_ROW = 12;

/** One shell for each lesson; the number beside it says the same. */
export function ShellRow({ count }: { readonly count: number }) {
  const columns = Math.ceil(count / Math.ceil(count / MOST_IN_ROW));
  return (
    <span
      className={`${styles.below} ${styles.shells}`}
      style={{ gridTemplateColumns: `repeat(${Math.max(columns, 1)}, minmax(0, 30px))` }}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} viewBox="0 0 32 28">
          <path
            className={styles.shell}
            d="M16 26.4c-1.6 0-3.2-.6-4.4-1.6H6.9l1.3-2.9C3.9 18.9 1.4 14.8 1.4 11.3c0-2.5 1.9-4.1 4-3.9C5.9 4.5 8.3 2.9 10.7 3.5c1-1.5 3.2-2.1 5.3-2.1s4.3.6 5.3 2.1c2.4-.6 4.8 1 5.3 3.9 2.1-.2 4 1.4 4 3.9 0 3.5-2.5 7.6-6.8 10.6l1.3 2.9h-4.7c-1.2 1-2.8 1.6-4.4 1.6Z"
          />
          <path opacity={0.6} d="M16 22.5V6.5M13.2 22 10 8M18.8 22 22 8M10.6 21 5.9 12M21.4 21l4.7-9" />
          <path className={styles.shine} d="M6.5 10.5c.6-1.5 1.8-2.3 3-2.3" />
        </svg>
      ))}
    </span>
  );
}
