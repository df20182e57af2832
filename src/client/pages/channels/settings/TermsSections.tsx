import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#client/ui/button/Button.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { MOST_TERMS_SECTIONS, type TermsSection } from '#shared/contract/people/terms.ts';
import { settingsTexts as texts } from './texts.ts';

/** The sections of terms that are written, in a form with a `sectionList` (`FormProvider`). */
export function TermsSections() {
  const { control, register, formState } = useFormContext<{ sectionList: TermsSection[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sectionList' });
  const errors = formState.errors.sectionList;
  return (
    <>
      {fields.map((field, index) => (
        <Card key={field.id} size="small">
          <TextField
            label={texts.termsHeading(index + 1)}
            maxLength={40}
            error={errors?.[index]?.heading?.message}
            {...register(`sectionList.${index}.heading`)}
          />
          <TextAreaField
            label={texts.termsBody(index + 1)}
            maxLength={2000}
            error={errors?.[index]?.body?.message}
            {...register(`sectionList.${index}.body`)}
          />
          {fields.length > 1 && (
            <Button tone="alt" onClick={() => remove(index)}>
              {texts.termsTake(index + 1)}
            </Button>
          )}
        </Card>
      ))}
      {fields.length < MOST_TERMS_SECTIONS && (
        <Button tone="alt" onClick={() => append({ heading: '', body: '' })}>
          {texts.termsAdd}
        </Button>
      )}
    </>
  );
}
