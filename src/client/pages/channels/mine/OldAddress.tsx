import type { ReactNode } from 'react';
import { matchPath, useLocation, useParams } from 'react-router';
import { OLD_PATTERNS, type OldPattern } from '#client/ui/routing/oldPatterns.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { competitionTexts } from '#client/pages/battle/competition/texts.ts';
import { staffStageTexts } from '#client/pages/learning/authoring/kinds/stage/list/texts.ts';
import { staffTexts } from '#client/pages/people/moderation/texts.ts';
import { ChooseClassPage } from './ChooseClassPage.tsx';
import { PlaceRedirect } from './PlaceRedirect.tsx';

const PAGES: Readonly<Record<OldPattern, ReactNode>> = {
  '/battles/:key': <Battle to={paths.battle} />,
  '/battles/:key/screen': <Battle to={paths.battleScreen} />,
  '/practices/:practiceId': <Practice />,
  '/competitions/:competitionId': <Competition to={paths.competition} />,
  '/competitions/:competitionId/contents/:competitionContentId': <CompetitionContent />,
  '/competitions/:competitionId/screen': <Competition to={paths.competitionScreen} />,
  '/staff/competitions': <ChooseForCompetitions to={paths.staffCompetitions} />,
  '/staff/competitions/new': <ChooseForCompetitions to={paths.newCompetition} />,
  '/staff/competitions/:competitionId': <Competition to={paths.staffCompetition} />,
  '/staff/stages': <ChooseClassPage title={staffStageTexts.title} check="teacher" to={paths.staffStages} />,
  '/staff/stages/:draftId': <StageDraft />,
  '/staff/reports': <ChooseClassPage title={staffTexts.title} check="manager" to={paths.channelModeration} />,
};

/** Leads an address that does not name a class to the page of a class. */
export function OldAddress() {
  const { pathname } = useLocation();
  const pattern = OLD_PATTERNS.find((one) => matchPath(one, pathname) !== null);
  return pattern === undefined ? null : PAGES[pattern];
}

/** The code of a room, or the id of a competition, which stood there as well. */
function Battle({ to }: { readonly to: (channelDomain: string, code: string) => string }) {
  const { key = '' } = useParams();
  if (/^\d+$/.test(key))
    return (
      <PlaceRedirect
        kind="COMPETITION"
        placeKey={key}
        to={(domain) => paths.competition(domain, Number(key))}
      />
    );
  const code = key.toUpperCase();
  return <PlaceRedirect kind="BATTLE" placeKey={code} to={(domain) => to(domain, code)} />;
}

function Competition({ to }: { readonly to: (channelDomain: string, competitionId: number) => string }) {
  const { competitionId = '' } = useParams();
  return (
    <PlaceRedirect
      kind="COMPETITION"
      placeKey={competitionId}
      to={(domain) => to(domain, Number(competitionId))}
    />
  );
}

function CompetitionContent() {
  const contentId = Number(useParams()['competitionContentId']);
  return <Competition to={(domain, id) => paths.competitionContent(domain, id, contentId)} />;
}

function Practice() {
  const { practiceId = '' } = useParams();
  return (
    <PlaceRedirect
      kind="PRACTICE"
      placeKey={practiceId}
      to={(domain) => paths.practice(domain, Number(practiceId))}
    />
  );
}

function StageDraft() {
  const { draftId = '' } = useParams();
  return (
    <PlaceRedirect
      kind="STAGE_DRAFT"
      placeKey={draftId}
      to={(domain) => paths.staffStage(domain, Number(draftId))}
    />
  );
}

function ChooseForCompetitions({ to }: { readonly to: (channelDomain: string) => string }) {
  return <ChooseClassPage title={competitionTexts.staff.title} check="teacher" to={to} />;
}
