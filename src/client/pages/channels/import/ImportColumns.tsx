import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useMapColumns } from '#client/net/channels/members.ts';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
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

export interface ImportColumnsProps {
  readonly read: MemberImport;
  /** Reads another sheet of the workbook; undefined once the file is not at hand any more. */
  readonly onSheet: ((sheet: number) => void) | undefined;
}

const NONE = '';
const OPTIONS = [
  { value: NONE, label: texts.unused },
  ...IMPORT_FIELDS.map((value) => ({ value, label: FIELD_NAMES[value] })),
];

/** The meaning of a file's columns, the parts of it that are not used, and the way to say otherwise. */
export function ImportColumns({ read, onSheet }: ImportColumnsProps) {
  const { id } = useChannel();
  const { importId, columnList, isUnsure, skippedList, sheetList, sheetName } = read;
  const map = useMapColumns({ id, importId });
  // A field that one column takes is given up by every other column.
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
    <Stack as="section" gap={3} aria-label={texts.columns}>
      {sheetList.length > 1 && (
        <Grid min={260}>
          {onSheet ? (
            <SelectField
              label={texts.sheet}
              options={sheetList.map((label, sheet) => ({ value: String(sheet), label }))}
              value={String(sheetList.indexOf(sheetName))}
              onChange={(sheet) => onSheet(Number(sheet))}
            />
          ) : (
            <Text size="small">{texts.sheetRead(sheetName)}</Text>
          )}
        </Grid>
      )}
      {unused.length > 0 && (
        <Text size="small" role="status">
          {texts.unusedColumns(unused.map(nameOf).join(', '))}
        </Text>
      )}
      {skippedList.length > 0 && (
        <details>
          <Text as="summary" size="small" tone="accent">
            {texts.skipped(skippedList.length)}
          </Text>
          <ul>
            {skippedList.map(({ line, text }) => (
              <li key={line}>{texts.skippedLine(line, text)}</li>
            ))}
          </ul>
        </details>
      )}
      <details key={importId} open={isUnsure || undefined}>
        <Text as="summary" size="small" tone={isUnsure ? 'danger' : 'accent'} bold>
          {isUnsure ? texts.columnsUnsure : texts.columns}
        </Text>
        <Hint>{texts.columnsHint}</Hint>
        <Grid min={180}>
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
              <Text size="caption" tone="soft" truncate>
                {column.sample && texts.columnSample(column.sample)}
              </Text>
            </div>
          ))}
        </Grid>
        <FormMessage message={map.isError ? userMessageOf(map.error, texts.failed) : undefined} />
      </details>
    </Stack>
  );
}
