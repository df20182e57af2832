import { useNavigate } from 'react-router';
import { useStore } from 'zustand/react';
import { channelStore } from '#client/stores/channelStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { AccessSettings } from '../access/AccessSettings.tsx';
import { KeySettings } from './KeySettings.tsx';
import { PowerSettings } from './PowerSettings.tsx';
import styles from './SettingsDialog.module.css';
import { SkySettings } from './SkySettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings;

/** Sound, sky, help, keys, battery, the account and the way out. */
export function SettingsDialog() {
  const navigate = useNavigate();
  const user = useStore(sessionStore, (state) => state.user);
  const isStaff = useStore(channelStore, ({ current }) => holdsAtLeast(current?.roleList ?? [], 'manager'));

  return (
    <Dialog title={texts.title} titleTone="sea" width="small">
      <div className={styles.settings}>
        <SoundSettings />
        <SkySettings />
        <AccessSettings />
        <KeySettings />
        <PowerSettings />
        <section className={styles.account}>
          <h3>{texts.account}</h3>
          <p>
            {user?.nickname} <span>({user?.loginName})</span>
          </p>
          <div className={styles.links}>
            <button type="button" onClick={() => openDialog('terms', { type: 'SERVICE' })}>
              {texts.terms}
            </button>
            <button type="button" onClick={() => openDialog('terms', { type: 'PRIVACY' })}>
              {texts.privacy}
            </button>
          </div>
          {isStaff && (
            <Button tone="sea" wide className={styles.staff} onClick={() => void navigate(paths.reports)}>
              {texts.reports}
            </Button>
          )}
          <Button tone="alt" wide onClick={() => void navigate(paths.signOut)}>
            {texts.signOut}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
