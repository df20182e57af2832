import { Send } from 'lucide-react';
import { useState } from 'react';
import { useSendTextMessages } from '#client/net/channels/textMessages.ts';
import { randomId } from '#client/net/randomId.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import {
  bytesOf,
  LMS_BYTES,
  SMS_BYTES,
  TEXT_MESSAGE_PURPOSES,
  textAsSent,
  typeOf,
  unsendableLetters,
  type TextMessagePurpose,
} from '#shared/contract/channels/textMessageSize.ts';
import { textMessageTexts as texts } from './texts.ts';

const PURPOSES = TEXT_MESSAGE_PURPOSES.map((value) => ({ value, label: texts.purposes[value] }));

/** A message to one member after the other, or the same to all that are left. */
export function PublishTextMessage({
  channelId,
  channelName,
  receiverList,
}: Extract<DialogPayloads['textMessage'], { mode: 'PUBLISH' }>) {
  const { close } = useDialogControl();
  const [place, setPlace] = useState(0);
  const [content, setContent] = useState('');
  const [purpose, setPurpose] = useState<TextMessagePurpose>('NOTICE');
  const [toAll, setToAll] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  // One for each wish: a lost answer is asked for again by the same.
  const [key, setKey] = useState(randomId);
  const receiver = receiverList[place];
  const left = receiverList.slice(place);
  const text = textAsSent({ channelName, content: content.trim(), purpose });
  const type = typeOf(text);
  const problem = problemOf(content, text);
  const hasPhone = left.some(({ phoneNumber }) => phoneNumber !== '');
  const sendsToAll = toAll && left.length > 1;
  const mayBeSent = sendsToAll ? hasPhone : (receiver?.phoneNumber ?? '') !== '';

  const off = featureOff(useStore(sessionStore).user, 'TEXT_MESSAGES', channelId);

  const goOn = (steps: number) => {
    if (place + steps >= receiverList.length) return close();
    setPlace(place + steps);
    setKey(randomId());
  };
  const send = useSendTextMessages(channelId, {
    onSuccess: ({ textMessageList, skippedList }) => {
      if (textMessageList.length > 0)
        showToast({ text: texts.sent(textMessageList.length), theme: 'success' });
      for (const reason of new Set(skippedList.map((one) => one.reason))) {
        const names = skippedList.filter((one) => one.reason === reason).map(({ nickname }) => nickname);
        showToast({ text: texts.skipped(names.join(', '), texts.reasons[reason]), theme: 'warning' });
      }
      goOn(sendsToAll ? left.length : 1);
    },
  });
  const ask = () => {
    setWasTried(true);
    if (problem !== undefined) return;
    openDialog('confirm', {
      title: texts.ask,
      confirmLabel: texts.send,
      onConfirm: () =>
        send.mutate({
          userIdList: (sendsToAll ? left : left.slice(0, 1)).map(({ userId }) => userId),
          content,
          purpose,
          idempotencyKey: key,
        }),
    });
  };

  return (
    <Dialog
      title={texts.publish}
      titleTone="sea"
      width="small"
      description={receiverList.length > 1 ? texts.of(place + 1, receiverList.length) : undefined}
      footer={
        <>
          <Button
            icon={<Send />}
            busy={send.isPending}
            disabled={off !== undefined || !mayBeSent}
            onClick={ask}
          >
            {texts.send}
          </Button>
          <Button tone="alt" disabled={send.isPending} onClick={() => goOn(1)}>
            {texts.skip}
          </Button>
          <Button tone="alt" onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField label={texts.nickname} readOnly value={receiver?.nickname ?? ''} />
        <TextField
          label={texts.phoneNumber}
          readOnly
          value={receiver?.phoneNumber ? receiver.phoneNumber : texts.noPhone}
        />
        {left.length > 1 && (
          <Switch label={texts.toAll(left.length - 1)} checked={toAll} onChange={setToAll} />
        )}
        <TextAreaField
          label={texts.content}
          rows={5}
          maxLength={LMS_BYTES}
          value={content}
          hint={
            <Cluster as="span" gap={4} align="stretch" justify="between">
              <span>{texts.size(type, bytesOf(text), type === 'SMS' ? SMS_BYTES : LMS_BYTES)}</span>
              <span>{texts.sizeHint}</span>
            </Cluster>
          }
          error={wasTried || content.trim() !== '' ? problem : undefined}
          onChange={({ target }) => {
            setContent(target.value);
            setKey(randomId());
          }}
        />
        <ChoiceField
          label={texts.purpose}
          options={PURPOSES}
          value={purpose}
          onChange={(next) => {
            setPurpose(next);
            setKey(randomId());
          }}
        />
        {purpose === 'ADVERTISEMENT' && <Hint>{texts.advertisementHint}</Hint>}
        {content.trim() !== '' && (
          <Note tone="info" title={texts.asSent}>
            {text}
          </Note>
        )}
        {off !== undefined && <Hint>{off}</Hint>}
        <FormMessage message={send.isError ? userMessageOf(send.error, texts.notSent) : undefined} />
      </Stack>
    </Dialog>
  );
}

function problemOf(content: string, text: string): string | undefined {
  if (content.trim() === '') return texts.empty;
  const letters = unsendableLetters(text);
  if (letters.length > 0) return texts.unsendable(letters);
  return bytesOf(text) > LMS_BYTES ? texts.tooLong(LMS_BYTES) : undefined;
}
