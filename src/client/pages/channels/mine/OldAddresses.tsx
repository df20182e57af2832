import { Route, Routes, useParams } from 'react-router';
import { paths } from '#client/ui/routing/paths.ts';
import { competitionTexts } from '#client/pages/battle/competition/texts.ts';
import { staffStageTexts } from '#client/pages/learning/staffStages/texts.ts';
import { staffTexts } from '#client/pages/people/moderation/texts.ts';
import { ChooseClassPage } from './ChooseClassPage.tsx';
import { PlaceRedirect } from './PlaceRedirect.tsx';

/** What belongs to a class, by addresses that do not name the class. */
export function OldAddresses() {
  return (
    <Routes>
      <Route path="battles/:key" element={<Battle to={paths.battle} />} />
      <Route path="battles/:key/screen" element={<Battle to={paths.battleScreen} />} />
      <Route path="practices/:practiceId" element={<Practice />} />
      <Route path="competitions/:competitionId" element={<Competition to={paths.competition} />} />
      <Route
        path="competitions/:competitionId/contents/:competitionContentId"
        element={<CompetitionContent />}
      />
      <Route
        path="competitions/:competitionId/screen"
        element={<Competition to={paths.competitionScreen} />}
      />
      <Route path="staff/competitions" element={<ChooseForCompetitions to={paths.staffCompetitions} />} />
      <Route path="staff/competitions/new" element={<ChooseForCompetitions to={paths.newCompetition} />} />
      <Route path="staff/competitions/:competitionId" element={<Competition to={paths.staffCompetition} />} />
      <Route
        path="staff/stages"
        element={<ChooseClassPage title={staffStageTexts.title} check="teacher" to={paths.staffStages} />}
      />
      <Route path="staff/stages/:draftId" element={<StageDraft />} />
      <Route
        path="staff/reports"
        element={<ChooseClassPage title={staffTexts.title} check="manager" to={paths.channelModeration} />}
      />
    </Routes>
  );
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
