import { uiTexts } from '#client/ui/texts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { passwordSchema } from '#shared/contract/people/accounts.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import {
  credentialQueries,
  useUndoCredentialChange,
  type CredentialUndo,
} from '#client/net/people/credentials.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountTexts } from './texts.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';

const texts = accountTexts.undoChange;
const ENDED = ['CREDENTIAL_LINK_ENDED', 'VALIDATION_FAIL'];

/** The page of the link in the former mail (/account/undo/:token): a change of mail or password is taken back. */
export function UndoChangePage() {
  const { token = '' } = useParams();
  const change = useQuery(credentialQueries.undo(token));
  const code = errorCodeOf(change.error);
  return (
    <AccountPage title={texts.title} links={<Link to={paths.signIn}>{accountTexts.signIn.title}</Link>}>
      {change.data ? (
        <UndoForm token={token} change={change.data} />
      ) : !change.isError ? (
        <Loading />
      ) : code !== null && ENDED.includes(code) ? (
        <EmptyState scene="lost" title={texts.ended} hint={texts.endedHint}>
          <ButtonLink to={paths.findPassword}>{accountTexts.findPassword.title}</ButtonLink>
        </EmptyState>
      ) : (
        <ErrorState
          title={uiTexts.notSent}
          onRetry={() => void change.refetch()}
          retrying={change.isFetching}
        />
      )}
    </AccountPage>
  );
}

const undoSchema = z.object({ newPassword: passwordSchema });

interface UndoFormProps {
  readonly token: string;
  readonly change: CredentialUndo;
}

function UndoForm({ token, change }: UndoFormProps) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(undoSchema), defaultValues: { newPassword: '' } });
  const undo = useUndoCredentialChange(token);
  const { onSubmit, message, busy } = useFormSubmit(form, async ({ newPassword }) => {
    await undo.mutateAsync(newPassword);
    showToast({ text: texts.done, theme: 'success', durationMs: 4000 });
    await navigate(paths.signIn);
  });
  const { kind, loginName, maskedEmail } = change;
  return (
    <Stack as="form" onSubmit={onSubmit} noValidate>
      <Text tone="soft" align="center">
        {kind === 'EMAIL'
          ? texts.leadEmail(loginName, maskedEmail)
          : kind === 'PHONE'
            ? texts.leadPhone(loginName)
            : texts.leadPassword(loginName)}
      </Text>
      <PasswordField
        label={accountTexts.newPassword}
        hint={accountTexts.passwordHint}
        error={form.formState.errors.newPassword?.message}
        autoComplete="new-password"
        {...form.register('newPassword')}
      />
      <FormMessage message={message} />
      <Button type="submit" size="large" wide busy={busy}>
        {texts.undo}
      </Button>
    </Stack>
  );
}
