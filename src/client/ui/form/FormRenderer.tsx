import { Paperclip, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { Field } from './Field.tsx';
import {
  checkFields,
  fileProblem,
  formTexts,
  type FormFieldSpec,
  type FormProblem,
  type FormValues,
} from './formFields.ts';
import { FormMessage } from './FormMessage.tsx';
import styles from './Field.module.css';
import { TextAreaField, TextField } from './TextField.tsx';

export interface FormRendererProps {
  readonly fields: readonly FormFieldSpec[];
  readonly submitLabel: string;
  /** Sends the values; what it throws becomes the words of `problemOf`. */
  readonly onSubmit: (values: FormValues, options: SendOptions) => Promise<void>;
  readonly problemOf: (error: unknown) => FormProblem;
}

interface SendOptions {
  readonly signal: AbortSignal;
  /** Told how much has been sent, 0–1. */
  readonly onProgress: (share: number) => void;
}

const NOTHING: FormValues = { texts: {}, files: {} };

/** A form from the description of its fields: limits, inline errors, files with a preview, progress and a way to stop. */
export function FormRenderer({ fields, submitLabel, onSubmit, problemOf }: FormRendererProps) {
  const [values, setValues] = useState(NOTHING);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string>();
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const showErrors = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    const first = fields.find(({ name }) => found[name] !== undefined)?.name;
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const setError = (name: string, problem: string | undefined) =>
    setErrors(({ [name]: _before, ...others }) =>
      problem === undefined ? others : { ...others, [name]: problem },
    );

  const send = async () => {
    if (share !== null) return;
    setMessage(undefined);
    const found = checkFields(fields, values);
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    try {
      const trimmed = Object.entries(values.texts).map(([name, text]) => [name, text.trim()]);
      await onSubmit(
        { ...values, texts: Object.fromEntries(trimmed) },
        { signal: controller.signal, onProgress: setShare },
      );
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message: whole, fieldErrors = [] } = problemOf(error);
      setMessage(whole);
      showErrors(Object.fromEntries(fieldErrors.map(({ field, message: words }) => [field, words])));
    } finally {
      setShare(null);
    }
  };

  const hasFiles = Object.keys(values.files).length > 0;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          text={values.texts[field.name] ?? ''}
          file={values.files[field.name]}
          error={errors[field.name]}
          onText={(text) => {
            setValues(({ texts, files }) => ({ texts: { ...texts, [field.name]: text }, files }));
            setError(field.name, undefined);
          }}
          onFile={(file, problem) => {
            setValues(({ texts, files: { [field.name]: _before, ...files } }) => ({
              texts,
              files: file ? { ...files, [field.name]: file } : files,
            }));
            setError(field.name, problem);
          }}
        />
      ))}
      <FormMessage message={message} />
      {share !== null && hasFiles && (
        <div className={styles.progress}>
          <ProgressBar
            label={formTexts.sending(percent)}
            caption={formTexts.sending(percent)}
            value={percent}
            max={100}
          />
          <Button tone="alt" icon={<X />} onClick={() => sending.current?.abort()}>
            {formTexts.cancel}
          </Button>
        </div>
      )}
      <Button type="submit" wide busy={share !== null}>
        {submitLabel}
      </Button>
    </form>
  );
}

interface FormFieldProps {
  readonly field: FormFieldSpec;
  readonly text: string;
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File | undefined, problem?: string) => void;
}

function FormField({ field, text, file, error, onText, onFile }: FormFieldProps) {
  const { name, label, hint, required } = field;
  const shared = { label, optional: required === undefined, ...(hint !== undefined && { hint }) };
  const withError = error === undefined ? shared : { ...shared, error };
  if ('maxLength' in field) {
    const words = { ...withError, name, maxLength: field.maxLength, value: text };
    return field.type === 'TEXT' ? (
      <TextField {...words} onChange={({ target }) => onText(target.value)} />
    ) : (
      <TextAreaField {...words} rows={4} onChange={({ target }) => onText(target.value)} />
    );
  }
  return (
    <Field {...withError}>
      {(attributes) => (
        <div className={styles.file}>
          {file && field.type === 'IMAGE' && (
            <Preview key={`${file.name} ${file.lastModified}`} file={file} />
          )}
          {file && (
            <p className={styles.name}>
              <span>{file.name}</span>
              <button type="button" aria-label={formTexts.drop(file.name)} onClick={() => onFile(undefined)}>
                <X aria-hidden="true" />
              </button>
            </p>
          )}
          <label className={styles.choose}>
            <Paperclip aria-hidden="true" />
            {file ? formTexts.chooseOther : formTexts.choose[field.type]}
            <input
              {...attributes}
              type="file"
              name={name}
              accept={field.types.join(',')}
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.files?.[0];
                // The same file may be chosen again after a failure.
                currentTarget.value = '';
                if (!chosen) return;
                const problem = fileProblem(field, chosen);
                onFile(problem === undefined ? chosen : undefined, problem);
              }}
            />
          </label>
        </div>
      )}
    </Field>
  );
}

/** Mounted anew for each file. */
function Preview({ file }: { readonly file: File }) {
  const [source] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(source), [source]);
  return <img className={styles.preview} src={source} alt={formTexts.preview(file.name)} />;
}
