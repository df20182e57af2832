import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { showLesson } from '#client/net/rooms/user/ownTab.ts';
import {
  BATTLE_PATTERN,
  BATTLE_SCREEN_PATTERN,
  CHANNEL_CODE_PATTERN,
  CHANNEL_PATTERN,
  CODE_COMMENTS_PATTERN,
  COMPETITION_CONTENT_PATTERN,
  COMPETITION_PATTERN,
  COMPETITION_SCREEN_PATTERN,
  CONTENT_PATTERN,
  GUARDIAN_LINK_PATTERN,
  HOME_PATTERN,
  IDENTITY_SANDBOX_PATTERN,
  LESSON_PATTERN,
  NOTICE_PATTERN,
  paths,
  PRACTICE_PATTERN,
  STAFF_COMPETITION_PATTERN,
  STAFF_STAGE_PATTERN,
  STAGE_PATTERN,
} from '#client/ui/routing/paths.ts';
import { StageOpenerContext } from '#client/pages/learning/stage/stageOpener.ts';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { PageLoading } from './PageLoading.tsx';

const SignInPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/SignInPage.tsx')).SignInPage,
}));
const SignUpPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/SignUpPage.tsx')).SignUpPage,
}));
const ExtraInfoPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/ExtraInfoPage.tsx')).ExtraInfoPage,
}));
const SignOutPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/SignOutPage.tsx')).SignOutPage,
}));
const FindPasswordPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/FindPasswordPage.tsx')).FindPasswordPage,
}));
const LoungePage = lazy(async () => ({
  default: (await import('#client/pages/people/account/LoungePage.tsx')).LoungePage,
}));
const LookPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/LookPage.tsx')).LookPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/NotFoundPage.tsx')).NotFoundPage,
}));
const IdentityClosedPage = lazy(async () => ({
  default: (await import('#client/pages/people/identity/IdentityClosedPage.tsx')).IdentityClosedPage,
}));
const SandboxIdentityPage = lazy(async () => ({
  default: (await import('#client/pages/people/identity/SandboxIdentityPage.tsx')).SandboxIdentityPage,
}));
const LessonPage = lazyWithQueries(
  async () => (await import('#client/pages/learning/LessonPage.tsx')).LessonPage,
);
const StagePage = lazyWithQueries(async () => {
  const { StagePage: Page } = await import('#client/pages/learning/stage/StagePage.tsx');
  return () => <Page openStage={openStage} />;
});
const StageMapPage = lazyWithQueries(
  async () => (await import('#client/pages/learning/stageMap/StageMapPage.tsx')).StageMapPage,
);
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
const HomePage = lazyWithQueries(
  async () => (await import('#client/pages/world/home/HomePage.tsx')).HomePage,
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

const ChannelRoutes = lazyWithQueries(
  async () => (await import('#client/pages/channels/ChannelRoutes.tsx')).ChannelRoutes,
);
const CreateChannelPage = lazyWithQueries(
  async () => (await import('#client/pages/channels/create/CreateChannelPage.tsx')).CreateChannelPage,
);
const MyChannelsPage = lazyWithQueries(
  async () => (await import('#client/pages/channels/mine/MyChannelsPage.tsx')).MyChannelsPage,
);
const JoinByCodePage = lazyWithQueries(
  async () => (await import('#client/pages/channels/join/JoinByCodePage.tsx')).JoinByCodePage,
);
const CodeCommentsPage = lazyWithQueries(
  async () => (await import('#client/pages/learning/review/CodeCommentsPage.tsx')).CodeCommentsPage,
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

/** The engine comes with the first level that is drawn. */
const openStage: OpenStage = async (options) =>
  (await import('#client/game/stage/openStage.ts')).openStage(options);

/** Which page lies over the world; at `/` none does. */
export function AppRoutes() {
  return (
    <StageOpenerContext value={openStage}>
      <PageRoutes />
    </StageOpenerContext>
  );
}

function PageRoutes() {
  const { search, pathname } = useLocation();
  const inLesson = [LESSON_PATTERN, CONTENT_PATTERN, STAGE_PATTERN].some(
    (pattern) => matchPath(pattern, pathname) !== null,
  );
  useEffect(() => showLesson(inLesson), [inLesson]);
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path={paths.world} element={null} />
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.auth} element={<Navigate to={`${paths.signIn}${search}`} replace />} />
        <Route path={paths.signUp} element={<SignUpPage />} />
        <Route path={paths.extraInfo} element={<ExtraInfoPage />} />
        <Route path={paths.signOut} element={<SignOutPage />} />
        <Route path={paths.findPassword} element={<FindPasswordPage />} />
        <Route path={paths.lounge} element={<LoungePage />} />
        <Route path={paths.look} element={<LookPage />} />
        <Route path={paths.tutoringHours} element={<HoursPage />} />
        <Route path={paths.reports} element={<ReportsPage />} />
        <Route path={paths.staffStages} element={<StaffStagesPage />} />
        <Route path={STAFF_STAGE_PATTERN} element={<StageEditorPage />} />
        <Route path={paths.guardian} element={<GuardianPage />} />
        <Route path={GUARDIAN_LINK_PATTERN} element={<GuardianLinkPage />} />
        <Route path={paths.identityClosed} element={<IdentityClosedPage />} />
        <Route path={IDENTITY_SANDBOX_PATTERN} element={<SandboxIdentityPage />} />
        <Route path={paths.notices} element={<NoticesPage />} />
        <Route path={NOTICE_PATTERN} element={<NoticesPage />} />
        <Route path={HOME_PATTERN} element={<HomePage />} />
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
        <Route path={paths.stages} element={<StageMapPage />} />
        <Route path={STAGE_PATTERN} element={<StagePage />} />
        <Route path={LESSON_PATTERN} element={<LessonPage />} />
        <Route path={CONTENT_PATTERN} element={<LessonPage />} />
        <Route path={CODE_COMMENTS_PATTERN} element={<CodeCommentsPage />} />
        <Route path={paths.tutoring} element={<TutoringPage />} />
        <Route path={paths.tutoringLessons} element={<GivenLessonsPage />} />
        <Route path={paths.channelCreate} element={<CreateChannelPage />} />
        <Route path={paths.myChannels} element={<MyChannelsPage />} />
        <Route path={CHANNEL_CODE_PATTERN} element={<JoinByCodePage />} />
        <Route path={CHANNEL_PATTERN} element={<ChannelRoutes />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

/** A page inside the query cache; the cache's code is loaded together with the page. */
function lazyWithQueries(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Page, { Queries }] = await Promise.all([load(), import('./Queries.tsx')]);
    return {
      default: () => (
        <Queries>
          <Page />
        </Queries>
      ),
    };
  });
}
