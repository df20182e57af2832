import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { channelCodeQueries, useSaveChannelCode } from '#client/net/channels/channelCodes.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
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
import styles from './ChannelCodeCard.module.css';

/** The word and the picture that lead into the channel, and another instead of them. */
export function ChannelCodeCard() {
  const { id } = useChannel();
  const code = useQuery(channelCodeQueries.get(id));
  return (
    <Section title={texts.code} note={texts.codeLead}>
      <ListBody query={code} failed={texts.codeFailed}>
        {(shown) => <Code code={shown} />}
      </ListBody>
    </Section>
  );
}

function Code({ code: { channelCode, joinUrl } }: { readonly code: ChannelCode }) {
  const { id } = useChannel();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { mutate: save, isPending: busy } = useSaveChannelCode(id, {
    onSuccess: () => {
      setTyped('');
      showToast({ text: texts.codeSaved, theme: 'success' });
    },
    onError: (thrown) => setError(userMessageOf(thrown, texts.codeFailed)),
  });
  const choose = (event: SyntheticEvent) => {
    event.preventDefault();
    const wished = channelCodeSchema.safeParse(typed);
    if (wished.success) save(wished.data);
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
      onConfirm: () => save(''),
    });

  return (
    <>
      <Cluster gap={5}>
        <div className={styles.qr}>
          <QrCode text={joinUrl} label={texts.qr(channelCode)} />
        </div>
        <Stack gap={2} grow>
          <Text size="display">{channelCode}</Text>
          <Hint>{decodeURI(joinUrl)}</Hint>
          <Cluster>
            <Button tone="sea" onClick={() => void copy()}>
              {texts.copy}
            </Button>
            <Button tone="alt" onClick={renew} busy={busy}>
              {texts.newCode}
            </Button>
          </Cluster>
        </Stack>
      </Cluster>
      <form onSubmit={choose} noValidate>
        <Stack gap={3}>
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
          <Cluster>
            <Button type="submit" tone="sea" busy={busy}>
              {texts.change}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </>
  );
}
