import { useState } from 'react';
import type { CodeState } from '#shared/contract/people/guardians.ts';
import { MOST_TYPED_PHONE, phoneNumberSchema } from '#shared/contract/phone.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { TextField } from '#client/ui/form/TextField.tsx';
import { CodeCard, type CodeCardProps } from './CodeCard.tsx';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.phone;

export interface PhoneCodeCardProps extends Pick<
  CodeCardProps,
  'known' | 'digits' | 'onDigits' | 'onSent' | 'problem'
> {
  readonly send: (phoneNumber: string) => Promise<CodeState>;
}

/** Has the code sent to the guardian's phone: a mailbox alone could be the child's own. */
export function PhoneCodeCard({ send, ...card }: PhoneCodeCardProps) {
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string>();
  const sendTo = async () => {
    const typed = phoneNumberSchema.safeParse(phone);
    if (!typed.success) {
      setProblem(typed.error.issues[0]?.message);
      return null;
    }
    setProblem(undefined);
    try {
      return await send(typed.data);
    } catch (error) {
      const message =
        error instanceof ApiError
          ? error.fieldErrors.find(({ field }) => field === 'phoneNumber')?.message
          : undefined;
      if (message === undefined) throw error;
      setProblem(message);
      return null;
    }
  };
  return (
    <CodeCard
      {...card}
      title={texts.title}
      lead={texts.lead}
      to={phone}
      send={sendTo}
      field={
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={problem}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MOST_TYPED_PHONE}
          placeholder="010-1234-5678"
          value={phone}
          onChange={({ target }) => {
            setPhone(target.value);
            setProblem(undefined);
          }}
        />
      }
    />
  );
}
