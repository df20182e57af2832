import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { showLesson } from '#client/net/rooms/user/ownTab.ts';
import {
  CHANNEL_CODE_PATTERN,
  CHANNEL_PATTERN,
  CONTENT_PATTERN,
  HOME_PATTERN,
  LESSON_PATTERN,
  paths,
  STAGE_PATTERN,
  UNDO_CHANGE_PATTERN,
} from '#client/ui/routing/paths.ts';
import { isLesson } from '#client/ui/routing/isLesson.ts';
import { StageOpenerContext } from '#client/pages/learning/stage/stageOpener.ts';
import { lazyWithQueries } from './lazyWithQueries.tsx';
import { PageLoading } from './PageLoading.tsx';
import type { OpenStage } from '#client/bridge/stageView.ts';

/** The engine comes with the first level that is drawn. */
const openStage: OpenStage = async (options) =>
  (await import('#client/game/stage/openStage.ts')).openStage(options);

const SignInPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/SignInPage.tsx')).SignInPage,
}));
const SignUpPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/SignUpPage.tsx')).SignUpPage,
}));
const ExtraInfoPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/ExtraInfoPage.tsx')).ExtraInfoPage,
}));
const BirthDatePage = lazy(async () => ({
  default: (await import('#client/pages/people/account/BirthDatePage.tsx')).BirthDatePage,
}));
const SignOutPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/SignOutPage.tsx')).SignOutPage,
}));
const FindPasswordPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/FindPasswordPage.tsx')).FindPasswordPage,
}));
const UndoChangePage = lazyWithQueries(
  async () => (await import('#client/pages/people/account/UndoChangePage.tsx')).UndoChangePage,
);
const LoungePage = lazy(async () => ({
  default: (await import('#client/pages/people/account/LoungePage.tsx')).LoungePage,
}));
const OutfitPage = lazy(async () => ({
  default: (await import('#client/pages/people/account/OutfitPage.tsx')).OutfitPage,
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
const HomePage = lazyWithQueries(
  async () => (await import('#client/pages/world/home/HomePage.tsx')).HomePage,
);

const ChannelRoutes = lazyWithQueries(async () => {
  const { ChannelRoutes: Pages } = await import('#client/pages/channels/ChannelRoutes.tsx');
  return () => <Pages openStage={openStage} />;
});
const CreateChannelPage = lazyWithQueries(
  async () => (await import('#client/pages/channels/create/CreateChannelPage.tsx')).CreateChannelPage,
);
const MyChannelsPage = lazyWithQueries(
  async () => (await import('#client/pages/channels/mine/MyChannelsPage.tsx')).MyChannelsPage,
);
const JoinByCodePage = lazyWithQueries(
  async () => (await import('#client/pages/channels/join/JoinByCodePage.tsx')).JoinByCodePage,
);

const MoreRoutes = lazy(async () => ({ default: (await import('./MoreRoutes.tsx')).MoreRoutes }));

/** The page that lies over the world; at `/` there is none. */
export function AppRoutes() {
  return (
    <StageOpenerContext value={openStage}>
      <PageRoutes />
    </StageOpenerContext>
  );
}

function PageRoutes() {
  const { search, pathname } = useLocation();
  const inLesson = isLesson(pathname);
  useEffect(() => showLesson(inLesson), [inLesson]);
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path={paths.world} element={null} />
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.auth} element={<Navigate to={`${paths.signIn}${search}`} replace />} />
        <Route path={paths.signUp} element={<SignUpPage />} />
        <Route path={paths.extraInfo} element={<ExtraInfoPage />} />
        <Route path={paths.birthDate} element={<BirthDatePage />} />
        <Route path={paths.signOut} element={<SignOutPage />} />
        <Route path={paths.findPassword} element={<FindPasswordPage />} />
        <Route path={UNDO_CHANGE_PATTERN} element={<UndoChangePage />} />
        <Route path={paths.lounge} element={<LoungePage />} />
        <Route path={paths.look} element={<OutfitPage />} />
        <Route path={HOME_PATTERN} element={<HomePage />} />
        <Route path={paths.stages} element={<StageMapPage />} />
        <Route path={STAGE_PATTERN} element={<StagePage />} />
        <Route path={LESSON_PATTERN} element={<LessonPage />} />
        <Route path={CONTENT_PATTERN} element={<LessonPage />} />
        <Route path={paths.channelCreate} element={<CreateChannelPage />} />
        <Route path={paths.myChannels} element={<MyChannelsPage />} />
        <Route path={CHANNEL_CODE_PATTERN} element={<JoinByCodePage />} />
        <Route path={CHANNEL_PATTERN} element={<ChannelRoutes />} />
        <Route path="*" element={<MoreRoutes />} />
      </Routes>
    </Suspense>
  );
}
