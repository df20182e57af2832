import { useMutation } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { mapColumns } from '#client/net/rest/channels/members.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import {
  IMPORT_FIELDS,
  type ImportField,
  type MemberImport,
} from '#shared/contract/channels/channelAccounts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { FIELD_NAMES } from './fieldNames.ts';
import { importTexts as texts } from './texts.ts';
import styles from './ImportPage.module.css';

export interface ImportColumnsProps {
  readonly read: MemberImport;
  readonly onRead: (read: MemberImport) => void;
  /** Reads another sheet of the workbook; undefined once the file is not at hand any more. */
  readonly onSheet: ((sheet: number) => void) | undefined;
}

const NONE = '';
const OPTIONS = [
  { value: NONE, label: texts.unused },
  ...IMPORT_FIELDS.map((value) => ({ value, label: FIELD_NAMES[value] })),
];

/** What the columns of a file were taken for, what is not used of it, and the way to say otherwise. */
export function ImportColumns({ read, onRead, onSheet }: ImportColumnsProps) {
  const { id } = useChannel();
  const { importId, columnList, isUnsure, skippedList, sheetList, sheetName } = read;
  const map = useMutation({
    mutationFn: (columns: readonly { column: number; field: ImportField | null }[]) =>
      mapColumns(id, importId, columns),
    onSuccess: onRead,
  });
  // What a column becomes, no other one is any more.
  const take = (column: number, field: ImportField | null) =>
    map.mutate(
      columnList.map((one) =>
        one.column === column
          ? { column, field }
          : { column: one.column, field: one.field === field ? null : one.field },
      ),
    );
  const nameOf = ({ column, header }: { readonly column: number; readonly header: string }) =>
    texts.column(column + 1, header);
  const unused = columnList.filter(({ field }) => field === null);
  return (
    <section className={styles.columns} aria-label={texts.columns}>
      {sheetList.length > 1 && (
        <div className={styles.sheet}>
          {onSheet ? (
            <SelectField
              label={texts.sheet}
              options={sheetList.map((label, sheet) => ({ value: String(sheet), label }))}
              value={String(sheetList.indexOf(sheetName))}
              onChange={(sheet) => onSheet(Number(sheet))}
            />
          ) : (
            <p>{texts.sheetRead(sheetName)}</p>
          )}
        </div>
      )}
      {unused.length > 0 && <p role="status">{texts.unusedColumns(unused.map(nameOf).join(', '))}</p>}
      {skippedList.length > 0 && (
        <details>
          <summary>{texts.skipped(skippedList.length)}</summary>
          <ul>
            {skippedList.map(({ line, text }) => (
              <li key={line}>{texts.skippedLine(line, text)}</li>
            ))}
          </ul>
        </details>
      )}
      <details key={importId} open={isUnsure || undefined} data-unsure={isUnsure || undefined}>
        <summary>
          <Columns3 aria-hidden="true" /> {isUnsure ? texts.columnsUnsure : texts.columns}
        </summary>
        <p className={styles.hint}>{texts.columnsHint}</p>
        <div className={styles.columnList}>
          {columnList.map((column) => (
            <div key={column.column}>
              <SelectField
                label={nameOf(column)}
                options={OPTIONS}
                value={column.field ?? NONE}
                disabled={map.isPending}
                onChange={(value) =>
                  take(column.column, IMPORT_FIELDS.find((field) => field === value) ?? null)
                }
              />
              <small>{column.sample && texts.columnSample(column.sample)}</small>
            </div>
          ))}
        </div>
        <FormMessage message={map.isError ? userMessageOf(map.error, texts.failed) : undefined} />
      </details>
    </section>
  );
}
