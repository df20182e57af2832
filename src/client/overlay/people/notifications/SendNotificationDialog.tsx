import { useState } from 'react';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { sendChannelNotice } from '#client/net/people/notifications.ts';
import { channelsHeld } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { ChannelField } from '#client/ui/form/ChannelField.tsx';
import { FormRenderer } from '#client/ui/form/FormRenderer.tsx';
import type { FormFieldSpec, FormProblem } from '#client/ui/form/formFields.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { notificationTexts } from './texts.ts';

const texts = notificationTexts.send;

const FIELDS = [
  {
    name: 'content',
    type: 'TEXTAREA',
    label: texts.content,
    hint: texts.hint,
    required: texts.required,
    maxLength: 200,
  },
] as const satisfies readonly FormFieldSpec[];

/** Staff writes to all members of one of its classes. */
export function SendNotificationDialog() {
  const { close } = useDialogControl();
  const channels = channelsHeld(
    useStore(sessionStore, ({ user }) => user),
    'teacher',
  );
  const [chosen, choose] = useState<number | null>(null);
  const channel = channels.find(({ channelId }) => channelId === chosen) ?? channels[0];
  if (channel === undefined) return null;
  const { channelId, channelName } = channel;
  return (
    <Dialog title={texts.title} titleTone="sea" width="small" description={texts.lead(channelName)}>
      <ChannelField label={texts.toWhom} channels={channels} value={channelId} onChange={choose} />
      <FormRenderer
        fields={FIELDS}
        submitLabel={texts.button}
        problemOf={problemOf}
        onSubmit={async ({ texts: { content = '' } }) => {
          const count = await sendChannelNotice(channelId, content);
          showToast({ text: texts.sent(count), theme: 'success' });
          close();
        }}
      />
    </Dialog>
  );
}

function problemOf(error: unknown): FormProblem {
  if (!(error instanceof ApiError)) throw error;
  if (error.fieldErrors.length > 0) return { fieldErrors: error.fieldErrors };
  return { message: error.userMessage || texts.failed };
}
