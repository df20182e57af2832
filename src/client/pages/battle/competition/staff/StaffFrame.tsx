import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { battleTexts } from '../../texts.ts';
import { useIsStaff } from '../../useIsStaff.ts';
import { competitionTexts } from '../texts.ts';
import styles from './Staff.module.css';

const texts = competitionTexts.staff;

interface StaffFrameProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page for the staff of the channel alone. */
export function StaffFrame({ title, back, children }: StaffFrameProps) {
  const isStaff = useIsStaff();
  return (
    <SeaPage>
      <title>{`${title} · ${battleTexts.product}`}</title>
      <OfflineSign />
      <Panel title={title} titleTone="sea" level={1} className={styles.panel}>
        <div className={styles.back}>
          <ButtonLink to={back.to}>{back.text}</ButtonLink>
          <ButtonLink to={paths.world}>{battleTexts.back}</ButtonLink>
        </div>
        {isStaff ? children : <EmptyState scene="lost" title={texts.only} hint={texts.onlyHint} />}
      </Panel>
    </SeaPage>
  );
}
