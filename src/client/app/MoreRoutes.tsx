import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import {
  BATTLE_PATTERN,
  BATTLE_SCREEN_PATTERN,
  CODE_COMMENTS_PATTERN,
  COMPETITION_CONTENT_PATTERN,
  COMPETITION_PATTERN,
  COMPETITION_SCREEN_PATTERN,
  GUARDIAN_LINK_PATTERN,
  IDENTITY_SANDBOX_PATTERN,
  NOTICE_PATTERN,
  PAYMENT_SANDBOX_PATTERN,
  PRACTICE_PATTERN,
  STAFF_COMPETITION_PATTERN,
  STAFF_STAGE_PATTERN,
  paths,
} from '#client/ui/routing/paths.ts';
import { lazyWithQueries } from './lazyWithQueries.tsx';
import { openStage } from './openStage.ts';

const IdentityClosedPage = lazy(async () => ({
  default: (await import('#client/pages/people/identity/IdentityClosedPage.tsx')).IdentityClosedPage,
}));
const SandboxIdentityPage = lazy(async () => ({
  default: (await import('#client/pages/people/identity/SandboxIdentityPage.tsx')).SandboxIdentityPage,
}));
const StaffStagesPage = lazyWithQueries(
  async () => (await import('#client/pages/learning/staffStages/StaffStagesPage.tsx')).StaffStagesPage,
);
const StageEditorPage = lazyWithQueries(async () => {
  const { StageEditorPage: Page } = await import('#client/pages/learning/stageEditor/StageEditorPage.tsx');
  return () => <Page openStage={openStage} />;
});
const LobbyPage = lazyWithQueries(async () => (await import('#client/pages/battle/LobbyPage.tsx')).LobbyPage);
const BattlePage = lazyWithQueries(async () => {
  const { BattlePage: Page } = await import('#client/pages/battle/BattlePage.tsx');
  return () => <Page openStage={openStage} />;
});
const PracticePage = lazyWithQueries(async () => {
  const { PracticePage: Page } = await import('#client/pages/battle/practice/PracticePage.tsx');
  return () => <Page openStage={openStage} />;
});
const BattleScreenPage = lazyWithQueries(
  async () => (await import('#client/pages/battle/screen/BattleScreenPage.tsx')).BattleScreenPage,
);
const CompetitionsPage = lazyWithQueries(
  async () => (await import('#client/pages/battle/competition/CompetitionsPage.tsx')).CompetitionsPage,
);
const CompetitionPage = lazyWithQueries(async () => {
  const { CompetitionPage: Page } = await import('#client/pages/battle/competition/CompetitionPage.tsx');
  return () => <Page openStage={openStage} />;
});
const CompetitionScreenPage = lazyWithQueries(
  async () =>
    (await import('#client/pages/battle/competition/CompetitionScreenPage.tsx')).CompetitionScreenPage,
);
const StaffCompetitionsPage = lazyWithQueries(
  async () =>
    (await import('#client/pages/battle/competition/staff/StaffCompetitionsPage.tsx')).StaffCompetitionsPage,
);
const StaffCompetitionPage = lazyWithQueries(
  async () =>
    (await import('#client/pages/battle/competition/staff/StaffCompetitionPage.tsx')).StaffCompetitionPage,
);
const HoursPage = lazyWithQueries(
  async () => (await import('#client/pages/tutoring/hours/HoursPage.tsx')).HoursPage,
);
const ReportsPage = lazyWithQueries(
  async () => (await import('#client/pages/people/moderation/ReportsPage.tsx')).ReportsPage,
);
const NoticesPage = lazyWithQueries(
  async () => (await import('#client/pages/people/boards/NoticesPage.tsx')).NoticesPage,
);
const TutoringPage = lazyWithQueries(
  async () => (await import('#client/pages/tutoring/lessons/TutoringPage.tsx')).TutoringPage,
);
const GivenLessonsPage = lazyWithQueries(
  async () => (await import('#client/pages/tutoring/lessons/GivenLessonsPage.tsx')).GivenLessonsPage,
);
const GuardianPage = lazyWithQueries(
  async () => (await import('#client/pages/people/guardian/GuardianPage.tsx')).GuardianPage,
);
const GuardianLinkPage = lazyWithQueries(
  async () => (await import('#client/pages/people/guardian/GuardianLinkPage.tsx')).GuardianLinkPage,
);
const PurchasePage = lazyWithQueries(
  async () => (await import('#client/pages/commerce/purchase/PurchasePage.tsx')).PurchasePage,
);
const PurchaseResultPage = lazyWithQueries(
  async () => (await import('#client/pages/commerce/purchase/PurchaseResultPage.tsx')).PurchaseResultPage,
);
const PurchaseHistoriesPage = lazyWithQueries(
  async () =>
    (await import('#client/pages/commerce/purchase/PurchaseHistoriesPage.tsx')).PurchaseHistoriesPage,
);
const PlansPage = lazyWithQueries(
  async () => (await import('#client/pages/commerce/plans/PlansPage.tsx')).PlansPage,
);
const PointsPage = lazyWithQueries(
  async () => (await import('#client/pages/commerce/points/PointsPage.tsx')).PointsPage,
);
const SandboxPaymentPage = lazyWithQueries(
  async () => (await import('#client/pages/commerce/sandbox/SandboxPaymentPage.tsx')).SandboxPaymentPage,
);
const CodeCommentsPage = lazyWithQueries(
  async () => (await import('#client/pages/learning/review/CodeCommentsPage.tsx')).CodeCommentsPage,
);
const NotFoundPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/NotFoundPage.tsx')).NotFoundPage,
}));

/** The pages that are not on everybody's way: what every visit loads first knows nothing of them. */
export function MoreRoutes() {
  return (
    <Routes>
      <Route path={paths.identityClosed} element={<IdentityClosedPage />} />
      <Route path={IDENTITY_SANDBOX_PATTERN} element={<SandboxIdentityPage />} />
      <Route path={paths.staffStages} element={<StaffStagesPage />} />
      <Route path={STAFF_STAGE_PATTERN} element={<StageEditorPage />} />
      <Route path={paths.battles} element={<LobbyPage />} />
      <Route path={BATTLE_PATTERN} element={<BattlePage />} />
      <Route path={PRACTICE_PATTERN} element={<PracticePage />} />
      <Route path={BATTLE_SCREEN_PATTERN} element={<BattleScreenPage />} />
      <Route path={paths.competitions} element={<CompetitionsPage />} />
      <Route path={COMPETITION_PATTERN} element={<CompetitionPage />} />
      <Route path={COMPETITION_CONTENT_PATTERN} element={<CompetitionPage />} />
      <Route path={COMPETITION_SCREEN_PATTERN} element={<CompetitionScreenPage />} />
      <Route path={paths.staffCompetitions} element={<StaffCompetitionsPage />} />
      <Route path={paths.newCompetition} element={<StaffCompetitionPage />} />
      <Route path={STAFF_COMPETITION_PATTERN} element={<StaffCompetitionPage />} />
      <Route path={paths.tutoringHours} element={<HoursPage />} />
      <Route path={paths.reports} element={<ReportsPage />} />
      <Route path={paths.notices} element={<NoticesPage />} />
      <Route path={NOTICE_PATTERN} element={<NoticesPage />} />
      <Route path={paths.tutoring} element={<TutoringPage />} />
      <Route path={paths.tutoringLessons} element={<GivenLessonsPage />} />
      <Route path={paths.guardian} element={<GuardianPage />} />
      <Route path={GUARDIAN_LINK_PATTERN} element={<GuardianLinkPage />} />
      <Route path={paths.purchaseProduct} element={<PurchasePage />} />
      <Route path={paths.purchaseResult} element={<PurchaseResultPage />} />
      <Route path={paths.purchaseHistories} element={<PurchaseHistoriesPage />} />
      <Route path={paths.purchasePlans} element={<PlansPage />} />
      <Route path={paths.purchasePoints} element={<PointsPage />} />
      <Route path={PAYMENT_SANDBOX_PATTERN} element={<SandboxPaymentPage />} />
      <Route path={CODE_COMMENTS_PATTERN} element={<CodeCommentsPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
