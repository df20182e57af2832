import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Section } from '#client/ui/layout/Section.tsx';

/** A part of the overview, with a way to all that it shows the first of. */
export function OverviewPanel({
  icon: Icon,
  title,
  allAt,
  all,
  children,
}: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly allAt: string;
  readonly all: string;
  readonly children: ReactNode;
}) {
  return (
    <Section
      title={title}
      lead={<Icon aria-hidden="true" size={22} />}
      actions={
        <ButtonLink size="small" tone="quiet" to={allAt} label={`${title}: ${all}`}>
          {all}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      }
    >
      {children}
    </Section>
  );
}
