import { lazy, Suspense } from 'react';
import { Waves } from 'lucide-react';
import { Route, Routes } from 'react-router';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { channelsHeld } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Page } from '#client/ui/layout/Page.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { LinkTabs } from '#client/ui/tabs/LinkTabs.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { serviceTexts as texts } from './texts.ts';

const UsersPage = lazy(async () => ({ default: (await import('./users/UsersPage.tsx')).UsersPage }));
const UserPage = lazy(async () => ({ default: (await import('./users/UserPage.tsx')).UserPage }));
const ServiceChannelsPage = lazy(async () => ({
  default: (await import('./channels/ServiceChannelsPage.tsx')).ServiceChannelsPage,
}));
const ServiceReportsPage = lazy(async () => ({
  default: (await import('./reports/ServiceReportsPage.tsx')).ServiceReportsPage,
}));
const ServicePaymentsPage = lazy(async () => ({
  default: (await import('./payments/ServicePaymentsPage.tsx')).ServicePaymentsPage,
}));
const JobsPage = lazy(async () => ({ default: (await import('./jobs/JobsPage.tsx')).JobsPage }));
const ServiceNoticesPage = lazy(async () => ({
  default: (await import('./notices/ServiceNoticesPage.tsx')).ServiceNoticesPage,
}));
const SwitchesPage = lazy(async () => ({
  default: (await import('./switches/SwitchesPage.tsx')).SwitchesPage,
}));
const ServiceTermsPage = lazy(async () => ({
  default: (await import('./terms/ServiceTermsPage.tsx')).ServiceTermsPage,
}));
const LogPage = lazy(async () => ({ default: (await import('./log/LogPage.tsx')).LogPage }));

const TABS = [
  { to: paths.admin, label: texts.tabs.users, isExact: true, below: paths.adminUsers },
  { to: paths.adminChannels, label: texts.tabs.channels },
  { to: paths.adminReports, label: texts.tabs.reports },
  { to: paths.adminPayments, label: texts.tabs.payments },
  { to: paths.adminJobs, label: texts.tabs.jobs },
  { to: paths.adminNotices, label: texts.tabs.notices },
  { to: paths.adminSwitches, label: texts.tabs.switches },
  { to: paths.adminTerms, label: texts.tabs.terms },
  { to: paths.adminLog, label: texts.tabs.log },
];

/** The pages of the administrator of the service, who holds ROLE_ADMIN in the school that everybody is in. */
export function ServiceRoutes() {
  const isAdmin = useStore(sessionStore, (session) =>
    channelsHeld(session.user, 'admin').some(({ channelId }) => channelId === DEFAULT_CHANNEL_ID),
  );
  return (
    <SeaPage isDense>
      <title>{`${texts.title} · ${texts.product}`}</title>
      {isAdmin ? (
        <Page width="wide">
          <Panel>
            <Stack>
              <Row>
                <Stack grow>
                  <LinkTabs label={texts.nav} tabs={TABS} />
                </Stack>
                <ButtonLink to={paths.world} size="small" icon={<Waves aria-hidden="true" />}>
                  {texts.toWorld}
                </ButtonLink>
              </Row>
              <Suspense fallback={<Loading />}>
                <Routes>
                  <Route index element={<UsersPage />} />
                  <Route path="users/:userId" element={<UserPage />} />
                  <Route path="channels" element={<ServiceChannelsPage />} />
                  <Route path="reports" element={<ServiceReportsPage />} />
                  <Route path="payments" element={<ServicePaymentsPage />} />
                  <Route path="jobs" element={<JobsPage />} />
                  <Route path="notices" element={<ServiceNoticesPage />} />
                  <Route path="features" element={<SwitchesPage />} />
                  <Route path="terms" element={<ServiceTermsPage />} />
                  <Route path="log" element={<LogPage />} />
                </Routes>
              </Suspense>
            </Stack>
          </Panel>
        </Page>
      ) : (
        <Panel>
          <EmptyState title={texts.adminsOnly} hint={texts.adminsOnlyHint}>
            <ButtonLink to={paths.world}>{texts.toWorld}</ButtonLink>
          </EmptyState>
        </Panel>
      )}
    </SeaPage>
  );
}
