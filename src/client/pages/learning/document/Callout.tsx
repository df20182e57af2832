import { CircleAlert, Info, Lightbulb, Star, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { learningTexts } from '../texts.ts';
import styles from './Markdown.module.css';
import type { CalloutKind } from './remarkCallouts.ts';

const ICONS: Record<CalloutKind, LucideIcon> = {
  NOTE: Info,
  TIP: Lightbulb,
  IMPORTANT: Star,
  WARNING: TriangleAlert,
  CAUTION: CircleAlert,
};

interface CalloutProps {
  readonly kind: CalloutKind;
  readonly children: ReactNode;
}

/** A note beside the text: good to know, a tip, or something to look out for. */
export function Callout({ kind, children }: CalloutProps) {
  const Icon = ICONS[kind];
  return (
    <aside className={styles.callout} data-kind={kind} aria-label={learningTexts.callouts[kind]}>
      <p className={styles.title} aria-hidden="true">
        <Icon size={20} />
        {learningTexts.callouts[kind]}
      </p>
      {children}
    </aside>
  );
}
