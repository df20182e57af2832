import { useLayoutEffect, useRef } from 'react';
import styles from './Certificates.module.css';

interface CertificateSheetProps {
  /** The server's words. */
  readonly svg: string;
  /** Address of the drawn paper under them. */
  readonly background: string;
}

/** A certificate as it is printed. */
export function CertificateSheet({ svg, background }: CertificateSheetProps) {
  return (
    <div className={styles.sheet}>
      <img src={background} alt="" />
      <Words svg={svg} />
    </div>
  );
}

/** Lies in the page itself, because a picture of its own would not have the page's fonts. */
function Words({ svg }: { readonly svg: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const words = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    host.current?.replaceChildren(document.importNode(words, true));
  }, [svg]);
  return <div ref={host} className={styles.sheetWords} />;
}
