import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stageQueries } from '#client/net/learning/stages.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { ShelfCards } from '#client/pages/learning/stageMap/ShelfCards.tsx';
import { mapTexts } from '#client/pages/learning/stageMap/texts.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { classStageTexts as texts } from './texts.ts';

/** The stages that the staff of the class has made, the way to those of the product, and to making one. */
export function ClassStagesPage() {
  const { id: channelId, channelDomain, holds } = useChannel();
  const [page, setPage] = useState(1);
  const stages = useQuery(stageQueries.library(channelId, page));
  return (
    <Page width="full">
      <PageHead title={texts.title}>
        {holds('teacher') && (
          <ButtonLink to={paths.staffStages(channelDomain)} tone="sea">
            {texts.make}
          </ButtonLink>
        )}
        <ButtonLink to={`${paths.ownStages}?at=${channelId}`} tone="sea">
          {texts.ofPupils}
        </ButtonLink>
        <ButtonLink to={paths.stages}>{texts.toRoad}</ButtonLink>
      </PageHead>
      <Section aria-label={texts.title}>
        <ListBody
          query={stages}
          failed={mapTexts.shelfFailed}
          empty={<EmptyState scene="waiting" title={texts.empty} hint={texts.emptyHint} />}
        >
          {({ stageList, pageCount }) => (
            <>
              <ShelfCards stages={stageList} />
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Section>
    </Page>
  );
}
