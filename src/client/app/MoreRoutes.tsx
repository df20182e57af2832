import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import {
  ADMIN_PATTERN,
  CODE_COMMENTS_PATTERN,
  GUARDIAN_LINK_PATTERN,
  IDENTITY_SANDBOX_PATTERN,
  NOTICE_PATTERN,
  OWN_STAGE_EDIT_PATTERN,
  OWN_STAGE_PATTERN,
  PAYMENT_SANDBOX_PATTERN,
  PUZZLE_PATTERN,
  paths,
} from '#client/ui/routing/paths.ts';
import { OLD_PATTERNS } from '#client/ui/routing/oldPatterns.ts';
import { lazyWithQueries } from './lazyWithQueries.tsx';

const IdentityClosedPage = lazy(async () => ({
  default: (await import('#client/pages/people/identity/IdentityClosedPage.tsx')).IdentityClosedPage,
}));
const SandboxIdentityPage = lazy(async () => ({
  default: (await import('#client/pages/people/identity/SandboxIdentityPage.tsx')).SandboxIdentityPage,
}));
const LobbyPage = lazyWithQueries(async () => (await import('#client/pages/battle/LobbyPage.tsx')).LobbyPage);
const CompetitionsPage = lazyWithQueries(
  async () => (await import('#client/pages/battle/competition/CompetitionsPage.tsx')).CompetitionsPage,
);
const OldAddress = lazyWithQueries(
  async () => (await import('#client/pages/channels/mine/OldAddress.tsx')).OldAddress,
);
const HoursPage = lazyWithQueries(
  async () => (await import('#client/pages/tutoring/hours/HoursPage.tsx')).HoursPage,
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
const PuzzlePage = lazyWithQueries(
  async () => (await import('#client/pages/learning/puzzle/PuzzlePage.tsx')).PuzzlePage,
);
const OwnStagesPage = lazyWithQueries(
  async () => (await import('#client/pages/learning/ownStages/OwnStagesPage.tsx')).OwnStagesPage,
);
const SharedStagePage = lazyWithQueries(
  async () => (await import('#client/pages/learning/ownStages/SharedStagePage.tsx')).SharedStagePage,
);
const OwnStageEditPage = lazyWithQueries(
  async () => (await import('#client/pages/learning/ownStages/OwnStageEditPage.tsx')).OwnStageEditPage,
);
const NewTermsPage = lazyWithQueries(
  async () => (await import('#client/pages/people/account/NewTermsPage.tsx')).NewTermsPage,
);
const GuestOutfitPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/GuestOutfitPage.tsx')).GuestOutfitPage,
}));
const ServiceRoutes = lazyWithQueries(
  async () => (await import('#client/pages/service/ServiceRoutes.tsx')).ServiceRoutes,
);
const NotFoundPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/NotFoundPage.tsx')).NotFoundPage,
}));

/** The pages that are not on everybody's way: what every visit loads first knows nothing of them. */
export function MoreRoutes() {
  return (
    <Routes>
      <Route path={paths.tryOut} element={<GuestOutfitPage />} />
      <Route path={paths.trySea} element={null} />
      <Route path={paths.newTerms} element={<NewTermsPage />} />
      <Route path={ADMIN_PATTERN} element={<ServiceRoutes />} />
      <Route path={paths.identityClosed} element={<IdentityClosedPage />} />
      <Route path={IDENTITY_SANDBOX_PATTERN} element={<SandboxIdentityPage />} />
      <Route path={paths.battles} element={<LobbyPage />} />
      <Route path={paths.competitions} element={<CompetitionsPage />} />
      <Route path={paths.tutoringHours} element={<HoursPage />} />
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
      <Route path={paths.puzzles} element={<PuzzlePage />} />
      <Route path={PUZZLE_PATTERN} element={<PuzzlePage />} />
      <Route path={paths.ownStages} element={<OwnStagesPage />} />
      <Route path={OWN_STAGE_PATTERN} element={<SharedStagePage />} />
      <Route path={OWN_STAGE_EDIT_PATTERN} element={<OwnStageEditPage />} />
      <Route path={CODE_COMMENTS_PATTERN} element={<CodeCommentsPage />} />
      {OLD_PATTERNS.map((pattern) => (
        <Route key={pattern} path={pattern} element={<OldAddress />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
