import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { channelQueries } from '#client/net/queries/channelQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { saveChannelCode } from '#client/net/rest/channels/channels.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ChannelCode } from '#shared/contract/channels/channelCodes.ts';
import { channelCodeSchema } from '#shared/contract/channels/channelFields.ts';
import { useChannel } from '../frame/channelContext.ts';
import { QrCode } from '../frame/QrCode.tsx';
import { settingsTexts as texts } from './texts.ts';
import styles from './ChannelSettingsPage.module.css';

/** The word and the picture that lead into the channel, and another instead of them. */
export function ChannelCodeCard() {
  const { id } = useChannel();
  const code = useQuery(channelQueries.code(id));
  return (
    <section className={styles.section} aria-label={texts.code}>
      <h2>{texts.code}</h2>
      <p className={styles.lead}>{texts.codeLead}</p>
      <ListBody query={code} failed={texts.codeFailed}>
        {(shown) => <Code code={shown} />}
      </ListBody>
    </section>
  );
}

function Code({ code: { channelCode, joinUrl } }: { readonly code: ChannelCode }) {
  const { id } = useChannel();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (wished: string) => {
    setBusy(true);
    try {
      queries.setQueryData(channelQueries.code(id).queryKey, await saveChannelCode(id, wished));
      setTyped('');
      showToast({ text: texts.codeSaved, theme: 'success' });
    } catch (thrown) {
      setError(userMessageOf(thrown, texts.codeFailed));
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: SyntheticEvent) => {
    event.preventDefault();
    const wished = channelCodeSchema.safeParse(typed);
    if (wished.success) void save(wished.data);
    else setError(wished.error.issues[0]?.message);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(joinUrl);
      showToast({ text: texts.copied, theme: 'success' });
    } catch {
      showToast({ text: texts.copyFailed, theme: 'warning' });
    }
  };
  const renew = () =>
    openDialog('confirm', {
      title: texts.newCodeTitle,
      detail: texts.newCodeDetail,
      confirmLabel: texts.newCode,
      onConfirm: () => void save(''),
    });

  return (
    <>
      <div className={styles.code}>
        <div className={styles.qr}>
          <QrCode text={joinUrl} label={texts.qr(channelCode)} />
        </div>
        <div>
          <p className={styles.word}>{channelCode}</p>
          <p className={styles.address}>{decodeURI(joinUrl)}</p>
          <div className={styles.row}>
            <Button tone="sea" onClick={() => void copy()}>
              {texts.copy}
            </Button>
            <Button tone="alt" onClick={renew} busy={busy}>
              {texts.newCode}
            </Button>
          </div>
        </div>
      </div>
      <form className={styles.own} onSubmit={choose} noValidate>
        <TextField
          label={texts.ownCode}
          hint={texts.ownCodeHint}
          value={typed}
          maxLength={12}
          autoComplete="off"
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" tone="sea" busy={busy}>
          {texts.change}
        </Button>
      </form>
    </>
  );
}
