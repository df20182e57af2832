/** Types of the fields of a form that is described by data. Source: product spec §3. */
interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The error under an empty field that must be filled in; without it the field is optional. */
  readonly required?: string;
}
interface WordsField extends FieldBase {
  readonly type: 'TEXT' | 'TEXTAREA';
  readonly maxLength: number;
}
interface UploadField extends FieldBase {
  readonly type: 'IMAGE' | 'FILE';
  readonly maxBytes: number;
  /** Accepted media types. */
  readonly types: readonly string[];
}
export type FormFieldSpec = WordsField | UploadField;

export interface FormValues {
  /** Trimmed, by the name of the field; empty for an optional one that was left out. */
  readonly texts: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, File>>;
}

/** The errors of the whole form or of some of its fields. */
export interface FormProblem {
  readonly message?: string;
  readonly fieldErrors?: readonly { readonly field: string; readonly message: string }[];
}

export const formTexts = {
  tooLong: (most: number) => `${most}자까지 쓸 수 있어요.`,
  tooBig: (most: number) => `파일이 너무 커요. ${sizeText(most)}보다 작은 파일을 골라 주세요.`,
  wrongType: '이 파일은 쓸 수 없어요. 다른 파일을 골라 주세요.',
  choose: { IMAGE: '그림 고르기', FILE: '파일 고르기' },
  chooseOther: '다른 것 고르기',
  preview: (name: string) => `고른 그림: ${name}`,
  drop: (name: string) => `${name} 빼기`,
  sending: (percent: number) => `보내고 있어요 ${percent}%`,
  cancel: '그만두기',
} as const;

export function sizeText(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes >= 1 ? `${Math.floor(megabytes)}MB` : `${Math.floor(bytes / 1024)}KB`;
}

/** Errors of a form before it is sent, by the name of each field; empty when there are none. */
export function checkFields(
  fields: readonly FormFieldSpec[],
  values: FormValues,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem =
        'maxLength' in field
          ? textProblem(field, values.texts[field.name] ?? '')
          : fileProblem(field, values.files[field.name]);
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );
}

function textProblem({ required, maxLength }: WordsField, text: string): string | undefined {
  if (text.trim() === '') return required;
  return text.trim().length > maxLength ? formTexts.tooLong(maxLength) : undefined;
}

/** The server decides by the bytes; this saves the way there. */
export function fileProblem(
  { required, maxBytes, types }: UploadField,
  file: Pick<File, 'type' | 'size'> | undefined,
): string | undefined {
  if (!file) return required;
  if (!types.includes(file.type)) return formTexts.wrongType;
  return file.size > maxBytes ? formTexts.tooBig(maxBytes) : undefined;
}
