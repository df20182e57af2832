import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import styles from './Button.module.css';

/** The way back in the upper left of a page that fills the screen; on a phone its arrow alone is seen. */
export function BackLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      <span>{text}</span>
    </Link>
  );
}
