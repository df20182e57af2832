import { useState, type SyntheticEvent } from 'react';
import { couponCodeSchema } from '#shared/contract/commerce/coupons.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { useRegisterCoupon } from '#client/net/commerce/coupons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { couponTexts as texts } from './texts.ts';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import styles from '../purchase/Purchase.module.css';

/** Registers a coupon by the code on it. */
export function CodeForm({ learnerId }: { readonly learnerId: number | null }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const register = useRegisterCoupon(learnerId, {
    onSuccess: ({ title }) => {
      setCode('');
      showToast({ text: texts.received(title), theme: 'success' });
    },
    onError: (error) => setProblem(problemOf(error)),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (register.isPending) return;
    const typed = couponCodeSchema.safeParse(code);
    setProblem(typed.success ? undefined : texts.wrongCode);
    if (typed.success) register.mutate(typed.data);
  };
  return (
    <Row as="form" align="start" onSubmit={submit}>
      <Stack gap={0} grow>
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          error={problem}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setCode(target.value);
            setProblem(undefined);
          }}
        />
      </Stack>
      <Button
        type="submit"
        tone="sea"
        className={styles.besideField}
        busy={register.isPending}
        disabled={code.trim() === ''}
      >
        {texts.register}
      </Button>
    </Row>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'DOLPHIN_DUPLICATE_COUPON_RESOURCE')
    return texts.registeredAlready;
  return userMessageOf(error, texts.registerFailed);
}
