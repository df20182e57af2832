import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { emailSchema } from '#shared/contract/people/accounts.ts';
import type { ConsentRequest } from '#shared/contract/people/guardians.ts';
import { consentQueries, useRequestGuardian } from '#client/net/people/consent.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { useCountdown } from '#client/ui/motion/useCountdown.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { guardianTexts } from './texts.ts';

const texts = guardianTexts.dialog;

/** A child asks its guardian by mail, and sees how far that is. */
export function AskGuardianDialog() {
  const request = useQuery(consentQueries.request());
  return (
    <Dialog title={texts.title} titleTone="sea" width="small" description={texts.why}>
      {request.data ? (
        <Asking request={request.data} fetchedAt={request.dataUpdatedAt} />
      ) : request.isError ? (
        <ErrorState
          title={texts.failed}
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

interface AskingProps {
  readonly request: ConsentRequest;
  readonly fetchedAt: number;
}

function Asking({ request, fetchedAt }: AskingProps) {
  const { state, maskedEmail, mailsLeft } = request;
  const { close } = useDialogControl();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const wait = useCountdown(request.waitSeconds, fetchedAt);
  const { mutate: send, isPending } = useRequestGuardian({
    onSuccess: () => {
      setEmail('');
      showToast({ text: texts.sent, theme: 'success' });
    },
    onError: (error) => {
      const field = error instanceof ApiError ? error.fieldErrors[0]?.message : undefined;
      setProblem(field ?? userMessageOf(error, texts.sendFailed));
    },
  });

  if (state === 'PROVED' || state === 'NOT_NEEDED') {
    return (
      <Stack gap={5}>
        <p role="status">{state === 'PROVED' ? texts.proved : texts.notNeeded}</p>
        <Button wide onClick={close}>
          {texts.close}
        </Button>
      </Stack>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = emailSchema.safeParse(email);
    setProblem(typed.error?.issues[0]?.message);
    if (typed.success) send(typed.data);
  };
  const isBlocked = wait > 0;
  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate>
      <Text tone="soft">{texts.meanwhile}</Text>
      {state === 'WAITING' && (
        <Card tone="warning" gap={1} role="status">
          <Text tone="inherit" bold>
            {texts.waiting(maskedEmail)}
          </Text>
          <Text size="small" tone="inherit">
            {texts.waitingHint}
          </Text>
        </Card>
      )}
      {state === 'LATER' && (
        <Card as="p" tone="warning" role="status">
          {texts.later}
        </Card>
      )}
      {isBlocked ? (
        <Text tone="soft" bold>
          {mailsLeft === 0 ? texts.tooMany : texts.wait(wait)}
        </Text>
      ) : (
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          error={problem}
          type="email"
          autoComplete="off"
          inputMode="email"
          maxLength={120}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {isBlocked && <FormMessage message={problem} />}
      <Button type="submit" size="large" wide busy={isPending} disabled={isBlocked}>
        {state === 'WAITING' ? texts.again : texts.send}
      </Button>
    </Stack>
  );
}
