import { Download, KeyRound, LogOut, Mail, MonitorX, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { saveExportedData, signOutOthers } from '#client/net/people/accounts.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { holdsAnywhere } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { shellTexts } from '../texts.ts';
import { IdentitySettings } from './IdentitySettings.tsx';

const texts = shellTexts.settings.accountTexts;

/** Everything about the account: what was agreed to, what is kept, other devices, and the ways out. */
export function AccountSettings() {
  const navigate = useNavigate();
  const user = useStore(sessionStore, (state) => state.user);
  const isTeacher = holdsAnywhere(user, 'teacher');
  const isStaff = holdsAnywhere(user, 'manager');
  const [busy, setBusy] = useState<'export' | 'others' | null>(null);

  const run = async (what: 'export' | 'others', work: () => Promise<string>) => {
    setBusy(what);
    try {
      showToast({ text: await work(), theme: 'success' });
    } catch (error) {
      showToast({ text: userMessageOf(error, texts.failed), theme: 'warning' });
    } finally {
      setBusy(null);
    }
  };
  const takeData = () =>
    run('export', async () => {
      await saveExportedData();
      return texts.exported;
    });
  const signOutOtherDevices = () =>
    run('others', async () => {
      const count = await signOutOthers();
      return count > 0 ? texts.othersEnded(count) : texts.noOthers;
    });

  return (
    <section>
      <h3>{shellTexts.settings.account}</h3>
      <p>
        {user?.nickname}{' '}
        <Text as="span" tone="soft">
          ({user?.loginName})
        </Text>
      </p>
      <IdentitySettings />
      <Cluster gap={1} after={3}>
        <Button tone="quiet" size="small" onClick={() => openDialog('terms', { type: 'SERVICE' })}>
          {shellTexts.settings.terms}
        </Button>
        <Button tone="quiet" size="small" onClick={() => openDialog('terms', { type: 'PRIVACY' })}>
          {shellTexts.settings.privacy}
        </Button>
        <Button tone="quiet" size="small" onClick={() => void navigate(paths.notices)}>
          {texts.notices}
        </Button>
      </Cluster>
      <Stack gap={3}>
        {isTeacher && (
          <Button tone="sea" wide onClick={() => void navigate(paths.anyStaffStages)}>
            {shellTexts.settings.stages}
          </Button>
        )}
        {isStaff && (
          <Button tone="sea" wide onClick={() => void navigate(paths.anyReports)}>
            {shellTexts.settings.reports}
          </Button>
        )}
        <Button tone="alt" wide icon={<KeyRound />} onClick={() => openDialog('changePassword')}>
          {shellTexts.settings.credentials.passwordTitle}
        </Button>
        <Button tone="alt" wide icon={<Mail />} onClick={() => openDialog('changeEmail')}>
          {shellTexts.settings.credentials.emailTitle}
        </Button>
        <Button tone="alt" wide icon={<Smartphone />} onClick={() => openDialog('changePhone')}>
          {shellTexts.settings.credentials.phoneTitle}
        </Button>
        <Button tone="alt" wide icon={<Download />} busy={busy === 'export'} onClick={() => void takeData()}>
          {texts.export}
        </Button>
        <Button
          tone="alt"
          wide
          icon={<MonitorX />}
          busy={busy === 'others'}
          onClick={() => void signOutOtherDevices()}
        >
          {texts.others}
        </Button>
        <Button tone="alt" wide icon={<LogOut />} onClick={() => void navigate(paths.signOut)}>
          {shellTexts.settings.signOut}
        </Button>
        <Button tone="danger" wide icon={<Trash2 />} onClick={() => openDialog('deleteAccount')}>
          {texts.delete}
        </Button>
      </Stack>
    </section>
  );
}
