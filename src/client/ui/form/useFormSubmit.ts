import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { uiTexts } from '#client/ui/texts.ts';
import { useSubmit, type FormSubmit, type Refusal } from './useSubmit.ts';

/** Submits a form of a page; what belongs to no field is worded as on all pages. */
export const useFormSubmit = <T extends FieldValues, Sent>(
  form: UseFormReturn<T, unknown, Sent & FieldValues>,
  send: (values: Sent & FieldValues) => Promise<void>,
): FormSubmit => useSubmit(form, send, formMessageOf);

/** The error text of a form that could not be sent. */
export function formMessageOf(error: Pick<Refusal, 'isConnectionError' | 'userMessage'>): string {
  return error.isConnectionError ? uiTexts.notSentOffline : error.userMessage || uiTexts.notSent;
}
