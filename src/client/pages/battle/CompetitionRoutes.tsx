import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { CompetitionPage } from './competition/CompetitionPage.tsx';
import { CompetitionsPage } from './competition/CompetitionsPage.tsx';

const CompetitionScreenPage = lazy(async () => ({
  default: (await import('./competition/CompetitionScreenPage.tsx')).CompetitionScreenPage,
}));
const StaffCompetitionsPage = lazy(async () => ({
  default: (await import('./competition/staff/StaffCompetitionsPage.tsx')).StaffCompetitionsPage,
}));
const StaffCompetitionPage = lazy(async () => ({
  default: (await import('./competition/staff/StaffCompetitionPage.tsx')).StaffCompetitionPage,
}));

/** The pages of competitions below the address of a class, those of its staff among them. */
export function CompetitionRoutes({ openStage }: { readonly openStage: OpenStage }) {
  const page = <CompetitionPage openStage={openStage} />;
  return (
    <Routes>
      <Route index element={<CompetitionsPage />} />
      <Route path="staff" element={<StaffCompetitionsPage />} />
      <Route path="staff/new" element={<StaffCompetitionPage />} />
      <Route path="staff/:competitionId" element={<StaffCompetitionPage />} />
      <Route path=":competitionId" element={page} />
      <Route path=":competitionId/contents/:competitionContentId" element={page} />
      <Route path=":competitionId/screen" element={<CompetitionScreenPage />} />
    </Routes>
  );
}
