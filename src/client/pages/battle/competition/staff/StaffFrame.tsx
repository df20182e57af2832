import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { battleTexts } from '../../texts.ts';
import { useIsStaff } from '../../useIsStaff.ts';
import { competitionTexts } from '../texts.ts';

const texts = competitionTexts.staff;

interface StaffFrameProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly text: string };
  /** Buttons at the head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page for the staff of the channel alone. */
export function StaffFrame({ title, back, actions, children }: StaffFrameProps) {
  const isStaff = useIsStaff();
  return (
    <SeaPage isDense>
      <title>{`${title} · ${battleTexts.product}`}</title>
      <OfflineSign />
      <Page width="wide">
        <PageHead title={title} back={{ to: back.to, label: back.text }}>
          {actions}
          <ButtonLink size="small" to={paths.world}>
            {battleTexts.back}
          </ButtonLink>
        </PageHead>
        <Section aria-label={title}>
          {isStaff ? children : <EmptyState scene="lost" title={texts.only} hint={texts.onlyHint} />}
        </Section>
      </Page>
    </SeaPage>
  );
}
