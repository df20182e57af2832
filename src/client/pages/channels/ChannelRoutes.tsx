import { lazy, Suspense } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { ChannelFrame, ChannelSite } from './frame/ChannelFrame.tsx';

const ChannelHomePage = lazy(async () => ({
  default: (await import('./home/ChannelHomePage.tsx')).ChannelHomePage,
}));
const ChannelLoungePage = lazy(async () => ({
  default: (await import('./lounge/ChannelLoungePage.tsx')).ChannelLoungePage,
}));
const MyMembershipPage = lazy(async () => ({
  default: (await import('./me/MyMembershipPage.tsx')).MyMembershipPage,
}));
const BoardPage = lazy(async () => ({ default: (await import('./boards/BoardPage.tsx')).BoardPage }));
const BoardSettingsPage = lazy(async () => ({
  default: (await import('./boards/BoardSettingsPage.tsx')).BoardSettingsPage,
}));
const WritePage = lazy(async () => ({ default: (await import('./boards/WritePage.tsx')).WritePage }));
const PostPage = lazy(async () => ({ default: (await import('./boards/PostPage.tsx')).PostPage }));
const EditPage = lazy(async () => ({ default: (await import('./boards/EditPage.tsx')).EditPage }));
const ClassCoursesPage = lazy(async () => ({
  default: (await import('./courses/ClassCoursesPage.tsx')).ClassCoursesPage,
}));
const CourseClassPage = lazy(async () => ({
  default: (await import('./courses/CourseClassPage.tsx')).CourseClassPage,
}));
const ClassWorksheetPage = lazy(async () => ({
  default: (await import('./courses/ClassWorksheetPage.tsx')).ClassWorksheetPage,
}));
const HomeworkPage = lazy(async () => ({
  default: (await import('./homework/HomeworkPage.tsx')).HomeworkPage,
}));
const HomeworkTaskPage = lazy(async () => ({
  default: (await import('./homework/HomeworkTaskPage.tsx')).HomeworkTaskPage,
}));
const OwnReportPage = lazy(async () => ({
  default: (await import('./report/ReportPage.tsx')).OwnReportPage,
}));
const ClassStagesPage = lazy(async () => ({
  default: (await import('./stages/ClassStagesPage.tsx')).ClassStagesPage,
}));
const StaffRoutes = lazy(async () => ({ default: (await import('./StaffRoutes.tsx')).StaffRoutes }));

const ScreenRoutes = lazy(async () => ({ default: (await import('./ScreenRoutes.tsx')).ScreenRoutes }));

/** Addresses below the channel whose pages have no navigation; `ScreenRoutes` has these pages. */
const FULL_WINDOW = /^(?:battles|competitions|practices|lessons)(?:\/|$)|^stages\/./;

/** Every page below `/channels/:channelDomain`: one line each. */
export function ChannelRoutes({ openStage }: { readonly openStage: OpenStage }) {
  const { '*': rest = '' } = useParams();
  if (FULL_WINDOW.test(rest))
    return (
      <Suspense fallback={<Loading />}>
        <ScreenRoutes openStage={openStage} />
      </Suspense>
    );
  return (
    <Routes>
      <Route
        path="lounge"
        element={
          <ChannelSite>
            <Suspense fallback={<Loading />}>
              <ChannelLoungePage />
            </Suspense>
          </ChannelSite>
        }
      />
      <Route
        path="*"
        element={
          <ChannelFrame>
            <Suspense fallback={<Loading />}>
              <Routes>
                <Route index element={<ChannelHomePage />} />
                <Route path="me" element={<MyMembershipPage />} />
                <Route path="courses" element={<ClassCoursesPage />} />
                <Route path="courses/:courseClassId" element={<CourseClassPage />} />
                <Route path="worksheets/:worksheetId" element={<ClassWorksheetPage />} />
                <Route path="boards" element={<BoardPage />} />
                {/*
                 * The page is for staff alone; among the others of its pages it would be taken for a board's
                 * id.
                 */}
                <Route path="boards/settings" element={<BoardSettingsPage />} />
                <Route path="boards/:boardId" element={<BoardPage />} />
                <Route path="boards/:boardId/write" element={<WritePage />} />
                <Route path="posts/:postId" element={<PostPage />} />
                <Route path="posts/:postId/edit" element={<EditPage />} />
                <Route path="stages" element={<ClassStagesPage />} />
                <Route path="homework" element={<HomeworkPage />} />
                <Route path="homework/report" element={<OwnReportPage />} />
                <Route path="homework/:homeworkId" element={<HomeworkTaskPage />} />
                <Route path="*" element={<StaffRoutes />} />
              </Routes>
            </Suspense>
          </ChannelFrame>
        }
      />
    </Routes>
  );
}
