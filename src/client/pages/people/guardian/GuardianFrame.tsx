import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PillTitle } from '#client/ui/panel/PillTitle.tsx';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import styles from './Guardian.module.css';
import { guardianPageTexts as texts } from './texts.ts';

export interface GuardianFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page for guardians: one column of calm paper, between the sea and its ground on a phone, in the sea elsewhere. */
export function GuardianFrame({ title, children }: GuardianFrameProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · ${texts.product}`}</title>
      <div className={styles.sea} aria-hidden="true">
        <div>
          <SeaBackdrop />
        </div>
      </div>
      <main className={styles.column}>
        <PillTitle tone="sea" level={1} className={styles.title}>
          <ShieldCheck aria-hidden="true" /> {title}
        </PillTitle>
        {children}
      </main>
      <div className={styles.ground} aria-hidden="true">
        <div>
          <SeaBackdrop />
        </div>
      </div>
    </div>
  );
}

export interface GuardianCardProps {
  readonly title?: string;
  readonly icon?: ReactNode;
  /** Right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One topic of the page. */
export function GuardianCard({ title, icon, aside, children }: GuardianCardProps) {
  return (
    <Section title={title} lead={icon} actions={aside === false ? undefined : aside}>
      {children}
    </Section>
  );
}
