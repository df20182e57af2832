import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../../channels/frame/channelContext.ts';
import { NoChannelPage } from '../../channels/frame/NoChannelPage.tsx';
import { BlocksPage } from './kinds/blocks/BlocksPage.tsx';
import { CoursesPage } from './kinds/course/CoursesPage.tsx';
import { DocumentsPage } from './kinds/document/DocumentsPage.tsx';
import { ProblemsPage } from './kinds/problem/ProblemsPage.tsx';
import { WorksheetsPage } from './kinds/worksheet/WorksheetsPage.tsx';

const CoursePage = lazy(async () => ({
  default: (await import('./kinds/course/CoursePage.tsx')).CoursePage,
}));
const WorksheetPage = lazy(async () => ({
  default: (await import('./kinds/worksheet/WorksheetPage.tsx')).WorksheetPage,
}));
const PackagesPage = lazy(async () => ({
  default: (await import('./packages/PackagesPage.tsx')).PackagesPage,
}));
const LibraryPage = lazy(async () => ({ default: (await import('./library/LibraryPage.tsx')).LibraryPage }));
const BlockPage = lazy(async () => ({ default: (await import('./kinds/blocks/BlockPage.tsx')).BlockPage }));
const VideoPage = lazy(async () => ({ default: (await import('./kinds/video/VideoPage.tsx')).VideoPage }));
const VideosPage = lazy(async () => ({ default: (await import('./kinds/video/VideosPage.tsx')).VideosPage }));
const DocumentPage = lazy(async () => ({
  default: (await import('./kinds/document/DocumentPage.tsx')).DocumentPage,
}));

const ProblemPage = lazy(async () => ({
  default: (await import('./kinds/problem/ProblemPage.tsx')).ProblemPage,
}));

const ProblemWorksPage = lazy(async () => ({
  default: (await import('./kinds/problem/ProblemWorksPage.tsx')).ProblemWorksPage,
}));

/** Every page below `/channels/:channelDomain/lms`: the list and the editor of each kind, one line each. */
export function AuthoringRoutes() {
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
      <Route path="shelf/:kind" element={<LibraryPage />} />
      <Route path="*" element={<NoChannelPage />} />
    </Routes>
  );
}
