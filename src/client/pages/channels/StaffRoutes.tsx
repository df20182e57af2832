import { lazy } from 'react';
import { Route, Routes } from 'react-router';

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
const ChannelSettingsPage = lazy(async () => ({
  default: (await import('./settings/ChannelSettingsPage.tsx')).ChannelSettingsPage,
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
const OfferPage = lazy(async () => ({
  default: (await import('./courses/OfferPage.tsx')).OfferPage,
}));
const AuthoringRoutes = lazy(async () => ({
  default: (await import('../learning/authoring/AuthoringRoutes.tsx')).AuthoringRoutes,
}));
const ProgressPage = lazy(async () => ({
  default: (await import('./progress/ProgressPage.tsx')).ProgressPage,
}));
const MemberReportPage = lazy(async () => ({
  default: (await import('./report/ReportPage.tsx')).MemberReportPage,
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
const TicketsPage = lazy(async () => ({
  default: (await import('../tutoring/tickets/TicketsPage.tsx')).TicketsPage,
}));
const ProductsPage = lazy(async () => ({
  default: (await import('../commerce/catalogue/ProductsPage.tsx')).ProductsPage,
}));
const NoChannelPage = lazy(async () => ({
  default: (await import('./frame/NoChannelPage.tsx')).NoChannelPage,
}));

/** The pages of a class that only its staff opens: what a pupil loads knows nothing of them. */
export function StaffRoutes() {
  return (
    <Routes>
      <Route path="edit" element={<MainPageEditor />} />
      <Route path="class" element={<ClassOverviewPage />} />
      <Route path="messages" element={<MessagesPage />} />
      <Route path="moderation" element={<ModerationPage />} />
      <Route path="settings" element={<ChannelSettingsPage />} />
      <Route path="members" element={<MembersPage />} />
      <Route path="members/import" element={<ImportPage />} />
      <Route path="members/audit" element={<AuditPage />} />
      <Route path="groups" element={<GroupsPage />} />
      <Route path="courses/:courseClassId/edit" element={<OfferPage />} />
      <Route path="lms/*" element={<AuthoringRoutes />} />
      <Route path="progress" element={<ProgressPage />} />
      <Route path="progress/members/:memberId" element={<MemberReportPage />} />
      <Route path="progress/members/:memberId/problems/:problemId" element={<MemberCodePage />} />
      <Route path="progress/mistakes" element={<MistakesPage />} />
      <Route path="progress/homework" element={<GivenHomeworkPage />} />
      <Route path="progress/homework/:homeworkId" element={<GivenHomeworkDetailPage />} />
      <Route path="tickets" element={<TicketsPage />} />
      <Route path="products" element={<ProductsPage />} />
      <Route path="*" element={<NoChannelPage />} />
    </Routes>
  );
}
