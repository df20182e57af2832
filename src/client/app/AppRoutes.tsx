import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { CONTENT_PATTERN, LESSON_PATTERN, paths } from '#client/ui/routing/paths.ts';
import { PageLoading } from './PageLoading.tsx';

const SignInPage = lazy(async () => ({
  default: (await import('#client/pages/account/SignInPage.tsx')).SignInPage,
}));
const SignUpPage = lazy(async () => ({
  default: (await import('#client/pages/account/SignUpPage.tsx')).SignUpPage,
}));
const ExtraInfoPage = lazy(async () => ({
  default: (await import('#client/pages/account/ExtraInfoPage.tsx')).ExtraInfoPage,
}));
const SignOutPage = lazy(async () => ({
  default: (await import('#client/pages/account/SignOutPage.tsx')).SignOutPage,
}));
const FindPasswordPage = lazy(async () => ({
  default: (await import('#client/pages/account/FindPasswordPage.tsx')).FindPasswordPage,
}));
const LoungePage = lazy(async () => ({
  default: (await import('#client/pages/account/LoungePage.tsx')).LoungePage,
}));
const LookPage = lazy(async () => ({
  default: (await import('#client/pages/account/LookPage.tsx')).LookPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('#client/pages/account/NotFoundPage.tsx')).NotFoundPage,
}));
const LessonRoute = lazy(async () => ({ default: (await import('./LessonRoute.tsx')).LessonRoute }));
const ReportsRoute = lazy(async () => ({ default: (await import('./ReportsRoute.tsx')).ReportsRoute }));

/** Which page lies over the world; at `/` none does. */
export function AppRoutes() {
  const { search } = useLocation();
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
        <Route path={paths.reports} element={<ReportsRoute />} />
        <Route path={LESSON_PATTERN} element={<LessonRoute />} />
        <Route path={CONTENT_PATTERN} element={<LessonRoute />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
