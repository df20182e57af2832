import type { Ref } from 'react';

export interface FileInputProps {
  /** A button opens the chooser by it: the field has no look of its own. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  /** A whole folder with what is in it. */
  readonly folder?: boolean;
  readonly onChoose: (first: File, all: readonly File[]) => void;
}

/** Chooses files; the same one may be chosen again after it was changed. */
export function FileInput({
  ref,
  label,
  accept,
  multiple = false,
  folder = false,
  onChoose,
}: FileInputProps) {
  return (
    <input
      ref={ref}
      {...(folder && FOLDER)}
      type="file"
      accept={accept}
      multiple={multiple || folder}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const all = [...(target.files ?? [])];
        target.value = '';
        const [first] = all;
        if (first) onChoose(first, all);
      }}
    />
  );
}

/** React's types know no such attribute. */
const FOLDER = { webkitdirectory: '' };
