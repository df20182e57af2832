import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ChannelFrame, ChannelSite } from './frame/ChannelFrame.tsx';

const ChannelHomePage = lazy(async () => ({
  default: (await import('./home/ChannelHomePage.tsx')).ChannelHomePage,
}));
const MainPageEditor = lazy(async () => ({
  default: (await import('./home/editor/MainPageEditor.tsx')).MainPageEditor,
}));
const ClassOverviewPage = lazy(async () => ({
  default: (await import('./classOverview/ClassOverviewPage.tsx')).ClassOverviewPage,
}));
const MessagesPage = lazy(async () => ({
  default: (await import('./messages/MessagesPage.tsx')).MessagesPage,
}));
const ModerationPage = lazy(async () => ({
  default: (await import('./moderation/ModerationPage.tsx')).ModerationPage,
}));
const ChannelLoungePage = lazy(async () => ({
  default: (await import('./lounge/ChannelLoungePage.tsx')).ChannelLoungePage,
}));
const ChannelSettingsPage = lazy(async () => ({
  default: (await import('./settings/ChannelSettingsPage.tsx')).ChannelSettingsPage,
}));
const MyMembershipPage = lazy(async () => ({
  default: (await import('./me/MyMembershipPage.tsx')).MyMembershipPage,
}));
const MembersPage = lazy(async () => ({
  default: (await import('./members/MembersPage.tsx')).MembersPage,
}));
const ImportPage = lazy(async () => ({
  default: (await import('./import/ImportPage.tsx')).ImportPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import('./audit/AuditPage.tsx')).AuditPage,
}));
const GroupsPage = lazy(async () => ({
  default: (await import('./groups/GroupsPage.tsx')).GroupsPage,
}));
const LmsRoutes = lazy(async () => ({ default: (await import('./lms/LmsRoutes.tsx')).LmsRoutes }));
const BoardPage = lazy(async () => ({ default: (await import('./boards/BoardPage.tsx')).BoardPage }));
const BoardSettingsPage = lazy(async () => ({
  default: (await import('./boards/BoardSettingsPage.tsx')).BoardSettingsPage,
}));
const WritePage = lazy(async () => ({ default: (await import('./boards/WritePage.tsx')).WritePage }));
const PostPage = lazy(async () => ({ default: (await import('./boards/PostPage.tsx')).PostPage }));
const EditPage = lazy(async () => ({ default: (await import('./boards/EditPage.tsx')).EditPage }));
const CoursesPage = lazy(async () => ({
  default: (await import('./courses/CoursesPage.tsx')).CoursesPage,
}));
const CourseClassPage = lazy(async () => ({
  default: (await import('./courses/CourseClassPage.tsx')).CourseClassPage,
}));
const OfferPage = lazy(async () => ({
  default: (await import('./courses/OfferPage.tsx')).OfferPage,
}));
const WorksheetPage = lazy(async () => ({
  default: (await import('./courses/WorksheetPage.tsx')).WorksheetPage,
}));
const LessonPage = lazy(async () => ({ default: (await import('../learning/LessonPage.tsx')).LessonPage }));
const ProgressPage = lazy(async () => ({
  default: (await import('./progress/ProgressPage.tsx')).ProgressPage,
}));
const MemberCodePage = lazy(async () => ({
  default: (await import('./progress/MemberCodePage.tsx')).MemberCodePage,
}));
const MistakesPage = lazy(async () => ({
  default: (await import('./progress/MistakesPage.tsx')).MistakesPage,
}));
const GivenHomeworkPage = lazy(async () => ({
  default: (await import('./homework/GivenHomeworkPage.tsx')).GivenHomeworkPage,
}));
const GivenHomeworkDetailPage = lazy(async () => ({
  default: (await import('./homework/GivenHomeworkDetailPage.tsx')).GivenHomeworkDetailPage,
}));
const HomeworkPage = lazy(async () => ({
  default: (await import('./homework/HomeworkPage.tsx')).HomeworkPage,
}));
const HomeworkTaskPage = lazy(async () => ({
  default: (await import('./homework/HomeworkTaskPage.tsx')).HomeworkTaskPage,
}));
const MemberReportPage = lazy(async () => ({
  default: (await import('./report/ReportPage.tsx')).MemberReportPage,
}));
const OwnReportPage = lazy(async () => ({
  default: (await import('./report/ReportPage.tsx')).OwnReportPage,
}));
const TicketsPage = lazy(async () => ({
  default: (await import('../tutoring/tickets/TicketsPage.tsx')).TicketsPage,
}));
const NoChannelPage = lazy(async () => ({
  default: (await import('./frame/NoChannelPage.tsx')).NoChannelPage,
}));

/** Every page below `/channels/:channelDomain`: one line each. */
export function ChannelRoutes() {
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
      {['lessons/:lessonId', 'lessons/:lessonId/contents/:contentOnLessonId'].map((path) => (
        <Route
          key={path}
          path={path}
          element={
            <ChannelSite>
              <Suspense fallback={<Loading />}>
                <LessonPage />
              </Suspense>
            </ChannelSite>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <ChannelFrame>
            <Suspense fallback={<Loading />}>
              <Routes>
                <Route index element={<ChannelHomePage />} />
                <Route path="edit" element={<MainPageEditor />} />
                <Route path="class" element={<ClassOverviewPage />} />
                <Route path="messages" element={<MessagesPage />} />
                <Route path="moderation" element={<ModerationPage />} />
                <Route path="tickets" element={<TicketsPage />} />
                <Route path="settings" element={<ChannelSettingsPage />} />
                <Route path="me" element={<MyMembershipPage />} />
                <Route path="members" element={<MembersPage />} />
                <Route path="members/import" element={<ImportPage />} />
                <Route path="members/audit" element={<AuditPage />} />
                <Route path="groups" element={<GroupsPage />} />
                <Route path="courses" element={<CoursesPage />} />
                <Route path="courses/:courseClassId" element={<CourseClassPage />} />
                <Route path="courses/:courseClassId/edit" element={<OfferPage />} />
                <Route path="worksheets/:worksheetId" element={<WorksheetPage />} />
                <Route path="lms/*" element={<LmsRoutes />} />
                <Route path="boards" element={<BoardPage />} />
                <Route path="boards/settings" element={<BoardSettingsPage />} />
                <Route path="boards/:boardId" element={<BoardPage />} />
                <Route path="boards/:boardId/write" element={<WritePage />} />
                <Route path="posts/:postId" element={<PostPage />} />
                <Route path="posts/:postId/edit" element={<EditPage />} />
                <Route path="progress" element={<ProgressPage />} />
                <Route path="progress/members/:memberId" element={<MemberReportPage />} />
                <Route path="progress/members/:memberId/problems/:problemId" element={<MemberCodePage />} />
                <Route path="progress/mistakes" element={<MistakesPage />} />
                <Route path="progress/homework" element={<GivenHomeworkPage />} />
                <Route path="progress/homework/:homeworkId" element={<GivenHomeworkDetailPage />} />
                <Route path="homework" element={<HomeworkPage />} />
                <Route path="homework/report" element={<OwnReportPage />} />
                <Route path="homework/:homeworkId" element={<HomeworkTaskPage />} />
                <Route path="*" element={<NoChannelPage />} />
              </Routes>
            </Suspense>
          </ChannelFrame>
        }
      />
    </Routes>
  );
}
