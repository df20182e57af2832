import { channelStore } from '#client/stores/channelStore.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { ChannelChat } from './ChannelChat.tsx';
import { ReportQueue } from './ReportQueue.tsx';
import { staffTexts } from './texts.ts';
import styles from './ReportsPage.module.css';

/** Reports of the channel's members, for its staff. */
export function ReportsPage() {
  const isStaff = useStore(channelStore, ({ current }) => holdsAtLeast(current?.roleList ?? [], 'manager'));
  return (
    <SeaPage>
      <title>{`${staffTexts.title} · ${staffTexts.product}`}</title>
      <Panel title={staffTexts.title} titleTone="sea" level={1} className={styles.panel}>
        <div className={styles.back}>
          <ButtonLink to={paths.world}>{staffTexts.back}</ButtonLink>
        </div>
        {isStaff ? (
          <>
            <ReportQueue />
            <ChannelChat />
          </>
        ) : (
          <EmptyState scene="lost" title={staffTexts.notStaff} hint={staffTexts.notStaffHint} />
        )}
      </Panel>
    </SeaPage>
  );
}
