import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { textMessageQueries, useResendTextMessage } from '#client/net/channels/textMessages.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Card, type CardTone } from '#client/ui/layout/Card.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { TextMessage } from '#shared/contract/channels/textMessages.ts';
import { textMessageTexts as texts } from './texts.ts';
import { MOMENT } from '#shared/time/formats.ts';

/** The outcome of a message; one that failed can be sent again. */
export function ViewTextMessage({
  channelId,
  textMessageId,
}: Extract<DialogPayloads['textMessage'], { mode: 'VIEW' }>) {
  const { close } = useDialogControl();
  // After it was sent again the new one is shown.
  const [shownId, setShownId] = useState(textMessageId);
  const message = useQuery(textMessageQueries.message(channelId, shownId));
  const resend = useResendTextMessage(channelId, {
    onSuccess: ({ textMessageId: newId }) => {
      showToast({ text: texts.resending, theme: 'success' });
      setShownId(newId);
    },
  });
  const off = featureOff(useStore(sessionStore).user, 'TEXT_MESSAGES', channelId);
  const mayResend = off === undefined && message.data?.state === 'FAILED' && message.data.resentAs === null;
  return (
    <Dialog
      title={texts.view}
      titleTone="sea"
      width="small"
      footer={
        <>
          <Button
            icon={<RotateCw />}
            disabled={!mayResend}
            busy={resend.isPending}
            onClick={() =>
              openDialog('confirm', {
                title: texts.ask,
                confirmLabel: texts.resend,
                onConfirm: () => resend.mutate(shownId),
              })
            }
          >
            {texts.resend}
          </Button>
          <Button tone="alt" onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      <ListBody query={message} failed={texts.failed}>
        {(shown) => <Details message={shown} />}
      </ListBody>
      {off !== undefined && <Hint>{off}</Hint>}
      <FormMessage message={resend.isError ? userMessageOf(resend.error, texts.notSent) : undefined} />
    </Dialog>
  );
}

function Details({ message }: { readonly message: TextMessage }) {
  const { state, failure, scheduledAt, resentAs, createdAt, senderNickname } = message;
  return (
    <Stack>
      <Card as="p" tone={TONES[state] ?? 'sunken'} size="small" gap={1} role="status">
        <Text as="b" size="heading" tone="inherit">
          {texts.states[state]}
        </Text>
        {failure !== null && <span>{texts.failures[failure]}</span>}
        {scheduledAt !== null && <span>{texts.scheduled(MOMENT.format(new Date(scheduledAt)))}</span>}
        {resentAs !== null && <span>{texts.resent}</span>}
      </Card>
      <TextField label={texts.nickname} readOnly value={message.receiver.nickname} />
      <TextField
        label={texts.phoneNumber}
        readOnly
        value={message.phoneNumber === '' ? texts.noPhone : message.phoneNumber}
      />
      <TextAreaField label={texts.content} readOnly rows={4} value={message.content} />
      <Hint>
        {texts.purposes[message.purpose]} · {message.messageType} · {texts.sender} {senderNickname} ·{' '}
        <time dateTime={createdAt}>{MOMENT.format(new Date(createdAt))}</time>
      </Hint>
    </Stack>
  );
}

/** States that ask for a look, or need none any more. */
const TONES: { readonly [S in TextMessage['state']]?: CardTone } = {
  FAILED: 'danger',
  CANCELLED: 'danger',
  DELIVERED: 'success',
};
