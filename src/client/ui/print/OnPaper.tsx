import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './OnPaper.module.css';

/**
 * What is printed instead of the page. Paper needs a flow of its own: what is fixed to the screen would be the same on
 * every sheet.
 */
export const OnPaper = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<div className={styles.paper}>{children}</div>, document.body);
