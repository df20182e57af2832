import { Navigate, Route, Routes } from 'react-router';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { NoChannelPage } from '../frame/NoChannelPage.tsx';

/** Every page below `/channels/:channelDomain/lms`: the list and the editor of each kind, one line each. */
export function LmsRoutes() {
  const { channelDomain } = useChannel();
  return (
    <Routes>
      <Route index element={<Navigate to={paths.channelLmsTab(channelDomain, 'courses')} replace />} />
      <Route path="*" element={<NoChannelPage />} />
    </Routes>
  );
}
