import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { NoChannelPage } from '../frame/NoChannelPage.tsx';
import { BlocksPage } from './blocks/BlocksPage.tsx';
import { CoursesPage } from './courses/CoursesPage.tsx';
import { DocumentsPage } from './documents/DocumentsPage.tsx';
import { ProblemsPage } from './problems/ProblemsPage.tsx';
import { WorksheetsPage } from './worksheets/WorksheetsPage.tsx';

const CoursePage = lazy(async () => ({ default: (await import('./courses/CoursePage.tsx')).CoursePage }));
const WorksheetPage = lazy(async () => ({
  default: (await import('./worksheets/WorksheetPage.tsx')).WorksheetPage,
}));
const PackagesPage = lazy(async () => ({
  default: (await import('./packages/PackagesPage.tsx')).PackagesPage,
}));
const ShelfPage = lazy(async () => ({ default: (await import('./shelf/ShelfPage.tsx')).ShelfPage }));
const BlockPage = lazy(async () => ({ default: (await import('./blocks/BlockPage.tsx')).BlockPage }));
const VideoPage = lazy(async () => ({ default: (await import('./videos/VideoPage.tsx')).VideoPage }));
const VideosPage = lazy(async () => ({ default: (await import('./videos/VideosPage.tsx')).VideosPage }));
const DocumentPage = lazy(async () => ({
  default: (await import('./documents/DocumentPage.tsx')).DocumentPage,
}));

const ProblemPage = lazy(async () => ({ default: (await import('./problems/ProblemPage.tsx')).ProblemPage }));

const ProblemWorksPage = lazy(async () => ({
  default: (await import('./problems/ProblemWorksPage.tsx')).ProblemWorksPage,
}));

/** Every page below `/channels/:channelDomain/lms`: the list and the editor of each kind, one line each. */
export function LmsRoutes() {
  const { channelDomain } = useChannel();
  return (
    <Routes>
      <Route index element={<Navigate to={paths.channelLmsTab(channelDomain, 'courses')} replace />} />
      <Route path="courses" element={<CoursesPage />} />
      <Route path="courses/:contentId" element={<CoursePage />} />
      <Route path="worksheets" element={<WorksheetsPage />} />
      <Route path="worksheets/:contentId" element={<WorksheetPage />} />
      <Route path="documents" element={<DocumentsPage />} />
      <Route path="documents/:contentId" element={<DocumentPage />} />
      <Route path="videos" element={<VideosPage />} />
      <Route path="videos/:contentId" element={<VideoPage />} />
      <Route path="blocks" element={<BlocksPage />} />
      <Route path="blocks/:contentId" element={<BlockPage />} />
      <Route path="problems" element={<ProblemsPage />} />
      <Route path="problems/:contentId" element={<ProblemPage />} />
      <Route path="problem-works/:problemId" element={<ProblemWorksPage />} />
      <Route path="packages" element={<PackagesPage />} />
      <Route path="shelf/:kind" element={<ShelfPage />} />
      <Route path="*" element={<NoChannelPage />} />
    </Routes>
  );
}
