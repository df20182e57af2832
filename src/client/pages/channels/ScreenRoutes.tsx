import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import type { RoleCheck } from '#shared/contract/roles.ts';
import { ChannelScreen } from './frame/ChannelFrame.tsx';
import { NoChannelPage } from './frame/NoChannelPage.tsx';

const LessonPage = lazy(async () => ({ default: (await import('../learning/LessonPage.tsx')).LessonPage }));
const StagePage = lazy(async () => ({
  default: (await import('../learning/stage/StagePage.tsx')).StagePage,
}));
const StaffStagesPage = lazy(async () => ({
  default: (await import('../learning/authoring/kinds/stage/list/StaffStagesPage.tsx')).StaffStagesPage,
}));
const StageEditorPage = lazy(async () => ({
  default: (await import('../learning/authoring/kinds/stage/StageEditorPage.tsx')).StageEditorPage,
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

/** Pages of a channel that fill the window, by the same addresses as the others: one line each. */
export function ScreenRoutes({ openStage }: { readonly openStage: OpenStage }) {
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
      {['lessons/:lessonId', 'lessons/:lessonId/contents/:contentOnLessonId'].map((path) => (
        <Route key={path} path={path} element={screen('generalMember', <LessonPage />)} />
      ))}
      <Route path="*" element={screen('visitor', <NoChannelPage />)} />
    </Routes>
  );
}
