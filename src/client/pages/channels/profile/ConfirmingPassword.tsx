import type { ComponentProps } from 'react';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { mobileNumber } from '#shared/contract/phone.ts';
import { profileTexts as texts } from './texts.ts';

/** Whether a number that was kept becomes another one, or none: the server asks for the password then. */
export const replacesNumber = (known: string | undefined, typed: string | undefined): boolean =>
  (known ?? '') !== '' && mobileNumber(known ?? '') !== mobileNumber(typed ?? '');

/** The password of now, beside a number that is replaced. */
export function ConfirmingPassword(
  props: Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete' | 'maxLength'>,
) {
  return (
    <PasswordField
      label={texts.password}
      hint={texts.passwordHint}
      autoComplete="current-password"
      maxLength={64}
      {...props}
    />
  );
}
