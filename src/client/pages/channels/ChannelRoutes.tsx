import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ChannelFrame, ChannelSite } from './frame/ChannelFrame.tsx';

const ChannelHomePage = lazy(async () => ({
  default: (await import('./home/ChannelHomePage.tsx')).ChannelHomePage,
}));
const ChannelLoungePage = lazy(async () => ({
  default: (await import('./lounge/ChannelLoungePage.tsx')).ChannelLoungePage,
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
      <Route
        path="*"
        element={
          <ChannelFrame>
            <Suspense fallback={<Loading />}>
              <Routes>
                <Route index element={<ChannelHomePage />} />
                <Route path="*" element={<NoChannelPage />} />
              </Routes>
            </Suspense>
          </ChannelFrame>
        }
      />
    </Routes>
  );
}
