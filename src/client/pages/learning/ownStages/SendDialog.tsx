import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { ownStageQueries, useSendOwnStage } from '#client/net/learning/ownStages.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { OwnStage } from '#shared/contract/learning/ownStages.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { ownStageTexts as texts } from './texts.ts';

const NO_CLASS = '';

/** Chooses the receivers of a proved stage. */
export function SendDialog({ stage }: { readonly stage: OwnStage }) {
  const { stageId, board, title } = stage;
  const classes = useQuery(ownStageQueries.classes());
  const [toFriends, setToFriends] = useState(true);
  const [className, setClassName] = useState(NO_CLASS);
  const [isAsked, setAsked] = useState(false);
  const send = useSendOwnStage(stageId, {
    onSuccess: () => {
      requestSound('win');
      showToast({ text: texts.sentToast, theme: 'success' });
    },
  });
  const isNobody = !toFriends && className === NO_CLASS;
  const needsGuardian = errorCodeOf(send.error) === 'GUARDIAN_CONSENT_REQUIRED';
  const message = send.error
    ? userMessageOf(send.error, texts.sendFailed)
    : isAsked && isNobody
      ? texts.sendChoose
      : undefined;
  return (
    <Dialog
      title={texts.sendTitle}
      width="small"
      description={texts.sendLead}
      footer={
        <>
          {needsGuardian && (
            <Button tone="alt" onClick={() => openDialog('askGuardian')}>
              {texts.askGuardian}
            </Button>
          )}
          <Button
            icon={<Send />}
            busy={send.isPending}
            onClick={() => {
              setAsked(true);
              if (isNobody) return;
              send.mutate({ toFriends, channelId: className === NO_CLASS ? null : Number(className) });
            }}
          >
            {texts.sendNow}
          </Button>
        </>
      }
    >
      <Stack gap={4} pad={2}>
        <BoardPicture board={board} />
        <b>{title}</b>
        <Switch label={texts.sendFriends} checked={toFriends} onChange={setToFriends} />
        {(classes.data ?? []).length > 0 && (
          <SelectField
            label={texts.sendClass}
            options={[
              { value: NO_CLASS, label: texts.noneClass },
              ...(classes.data ?? []).map(({ channelId, channelName }) => ({
                value: `${channelId}`,
                label: channelName,
              })),
            ]}
            value={className}
            onChange={setClassName}
          />
        )}
        <FormMessage message={message} />
      </Stack>
    </Dialog>
  );
}
