import { useRef, useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The error of a call, as `net` throws it. */
export interface Refusal extends Error {
  readonly isConnectionError: boolean;
  readonly userMessage: string;
  readonly fieldErrors: readonly { readonly field: string; readonly message: string }[];
}

export interface FormSubmit {
  readonly onSubmit: (event?: BaseSyntheticEvent) => void;
  /** An error of the whole form. */
  readonly message: string | undefined;
  readonly busy: boolean;
}

/**
 * Submits a form once at a time; errors go to their fields, and the input is kept. `messageOf` words an error that
 * belongs to no field; `fieldOf` names the field of the form for a field of the request where the two differ.
 */
export function useSubmit<T extends FieldValues, Sent>(
  form: UseFormReturn<T, unknown, Sent & FieldValues>,
  send: (values: Sent & FieldValues) => Promise<void>,
  messageOf: (error: Refusal) => string,
  fieldOf: (field: string) => string = (field) => field,
): FormSubmit {
  const [message, setMessage] = useState<string>();
  const sending = useRef(false);

  const sendOnce = async (values: Sent & FieldValues) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await send(values);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (!showFieldErrors(form, error, fieldOf)) setMessage(messageOf(error));
    } finally {
      sending.current = false;
    }
  };
  const onSubmit = (event?: BaseSyntheticEvent) => {
    setMessage(undefined);
    void form.handleSubmit(sendOnce)(event);
  };

  return { onSubmit, message, busy: form.formState.isSubmitting };
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'fieldErrors' in error && 'userMessage' in error;

/** Shows the server's messages under their fields; false when none of them is in the form. */
function showFieldErrors<T extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<T, unknown, Sent>,
  { fieldErrors }: Refusal,
  fieldOf: (field: string) => string,
): boolean {
  const values = form.getValues();
  const known = fieldErrors.filter(({ field }) => Object.hasOwn(values, fieldOf(field)));
  known.forEach(({ field, message }, index) => {
    form.setError(fieldOf(field) as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
