import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { RoleCheck } from '#shared/contract/roles.ts';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { ChannelFrame, ChannelScreen, ChannelSite } from './frame/ChannelFrame.tsx';

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
const CoursesPage = lazy(async () => ({
  default: (await import('./courses/CoursesPage.tsx')).CoursesPage,
}));
const CourseClassPage = lazy(async () => ({
  default: (await import('./courses/CourseClassPage.tsx')).CourseClassPage,
}));
const WorksheetPage = lazy(async () => ({
  default: (await import('./courses/WorksheetPage.tsx')).WorksheetPage,
}));
const LessonPage = lazy(async () => ({ default: (await import('../learning/LessonPage.tsx')).LessonPage }));
const HomeworkPage = lazy(async () => ({
  default: (await import('./homework/HomeworkPage.tsx')).HomeworkPage,
}));
const HomeworkTaskPage = lazy(async () => ({
  default: (await import('./homework/HomeworkTaskPage.tsx')).HomeworkTaskPage,
}));
const OwnReportPage = lazy(async () => ({
  default: (await import('./report/ReportPage.tsx')).OwnReportPage,
}));
const StagePage = lazy(async () => ({
  default: (await import('../learning/stage/StagePage.tsx')).StagePage,
}));
const StaffStagesPage = lazy(async () => ({
  default: (await import('../learning/staffStages/StaffStagesPage.tsx')).StaffStagesPage,
}));
const StageEditorPage = lazy(async () => ({
  default: (await import('../learning/stageEditor/StageEditorPage.tsx')).StageEditorPage,
}));
const ClassStagesPage = lazy(async () => ({
  default: (await import('./stages/ClassStagesPage.tsx')).ClassStagesPage,
}));
const BattleRoutes = lazy(async () => ({
  default: (await import('../battle/BattleRoutes.tsx')).BattleRoutes,
}));
const CompetitionRoutes = lazy(async () => ({
  default: (await import('../battle/CompetitionRoutes.tsx')).CompetitionRoutes,
}));
const PracticePage = lazy(async () => ({
  default: (await import('../battle/practice/PracticePage.tsx')).PracticePage,
}));
const StaffRoutes = lazy(async () => ({ default: (await import('./StaffRoutes.tsx')).StaffRoutes }));

/** Every page below `/channels/:channelDomain`: one line each. */
export function ChannelRoutes({ openStage }: { readonly openStage: OpenStage }) {
  const screen = (leastRole: RoleCheck, page: ReactNode) => (
    <ChannelScreen leastRole={leastRole}>{page}</ChannelScreen>
  );
  return (
    <Routes>
      <Route path="battles/*" element={screen('generalMember', <BattleRoutes openStage={openStage} />)} />
      <Route
        path="competitions/*"
        element={screen('generalMember', <CompetitionRoutes openStage={openStage} />)}
      />
      <Route
        path="practices/:practiceId"
        element={screen('generalMember', <PracticePage openStage={openStage} />)}
      />
      <Route path="stages/staff" element={screen('teacher', <StaffStagesPage />)} />
      <Route
        path="stages/staff/:draftId"
        element={screen('teacher', <StageEditorPage openStage={openStage} />)}
      />
      <Route
        path="stages/:problemId"
        element={screen('generalMember', <StagePage openStage={openStage} />)}
      />
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
        <Route key={path} path={path} element={screen('generalMember', <LessonPage />)} />
      ))}
      <Route
        path="*"
        element={
          <ChannelFrame>
            <Suspense fallback={<Loading />}>
              <Routes>
                <Route index element={<ChannelHomePage />} />
                <Route path="me" element={<MyMembershipPage />} />
                <Route path="courses" element={<CoursesPage />} />
                <Route path="courses/:courseClassId" element={<CourseClassPage />} />
                <Route path="worksheets/:worksheetId" element={<WorksheetPage />} />
                <Route path="boards" element={<BoardPage />} />
                {/* Of the staff alone; among the others of its pages it would be taken for a board's id. */}
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
