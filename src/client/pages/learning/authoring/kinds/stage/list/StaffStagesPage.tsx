import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stageDraftQueries } from '#client/net/learning/authoring/stageDrafts.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { editorTexts } from '../texts.ts';
import { NewStageForm } from './NewStageForm.tsx';
import { StaffStageCard } from './StaffStageCard.tsx';
import { staffStageTexts } from './texts.ts';
import styles from './StaffStagesPage.module.css';

/** Stages that the staff of the channel made and is making. */
export function StaffStagesPage() {
  const { channelDomain, holds } = useChannel();
  const isStaff = holds('teacher');
  return (
    <SeaPage>
      <title>{`${staffStageTexts.title} · ${staffStageTexts.product}`}</title>
      <Panel title={staffStageTexts.title} titleTone="sea" level={1} className={styles.panel}>
        <div className={styles.back}>
          <ButtonLink to={paths.channelStages(channelDomain)}>{staffStageTexts.toMap}</ButtonLink>
          <ButtonLink to={paths.world}>{staffStageTexts.back}</ButtonLink>
        </div>
        {isStaff ? (
          <>
            <p className={styles.intro}>{staffStageTexts.intro}</p>
            <NewStageForm />
            <StageList />
          </>
        ) : (
          <EmptyState scene="lost" title={editorTexts.notStaff} hint={editorTexts.notStaffHint} />
        )}
      </Panel>
    </SeaPage>
  );
}

function StageList() {
  const { id: channelId } = useChannel();
  const [page, setPage] = useState(1);
  const drafts = useQuery(stageDraftQueries.list(channelId, page));
  return (
    <ListBody
      query={drafts}
      failed={staffStageTexts.failed}
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={<EmptyState scene="waiting" title={staffStageTexts.empty} hint={staffStageTexts.emptyHint} />}
    >
      {({ draftList, totalCount, pageCount }) => (
        <>
          <p className={styles.count} role="status">
            {staffStageTexts.count(totalCount)}
          </p>
          <ul className={styles.list}>
            {draftList.map((draft) => (
              <StaffStageCard key={draft.draftId} draft={draft} />
            ))}
          </ul>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}
