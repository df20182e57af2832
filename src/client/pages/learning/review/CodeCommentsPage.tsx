import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { codeCommentQueries } from '#client/net/learning/codeComments.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { OwnComments } from './OwnComments.tsx';
import { reviewTexts as texts } from './texts.ts';

/** Leads to the problem that was spoken of; where that is played instead of written, the comments stand here. */
export function CodeCommentsPage() {
  const problemId = Number(useParams()['problemId']);
  const comments = useQuery({
    ...codeCommentQueries.own(problemId),
    enabled: Number.isInteger(problemId) && problemId > 0,
  });
  const place = comments.data?.place;
  if (place?.kind === 'CODE')
    return <Navigate to={`${paths.lessonOf(place.channelDomain, place)}#comments`} replace />;
  return (
    <SeaPage>
      <title>{texts.own.title}</title>
      <Panel title={texts.own.title} titleTone="sea" level={1}>
        <ListBody
          query={comments}
          failed={texts.own.loadFailed}
          isEmpty={({ codeList }) => codeList.length === 0}
          empty={
            <EmptyState title={texts.own.empty} hint={texts.own.emptyHint}>
              <ButtonLink to={paths.world} tone="sea">
                {texts.own.toWorld}
              </ButtonLink>
            </EmptyState>
          }
        >
          {() => (
            <>
              <OwnComments problemId={problemId} />
              {place && (
                <ButtonLink to={paths.lessonOf(place.channelDomain, place)} tone="ok">
                  {texts.own.toProblem}
                </ButtonLink>
              )}
            </>
          )}
        </ListBody>
      </Panel>
    </SeaPage>
  );
}
