import { CircleCheck, Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import type { ImportRow } from '#shared/contract/channels/channelAccounts.ts';
import { RepairDialog } from './RepairDialog.tsx';
import { importTexts as texts } from './texts.ts';

/** More lines are of no use to the eye; those with an error come first. */
const MOST_SHOWN = 200;

export interface ImportRowsProps {
  readonly rows: readonly ImportRow[];
  /** Undefined while nothing can be mended. */
  readonly importId: string | undefined;
}

/** The lines that were read; each can be mended. */
export function ImportRows({ rows, importId }: ImportRowsProps) {
  const [mended, setMended] = useState<ImportRow | null>(null);
  const bad = rows.filter(({ errorList }) => errorList.length > 0);
  const [onlyErrors, setOnlyErrors] = useState(false);
  const good = rows.filter(({ errorList }) => errorList.length === 0);
  const shown = (onlyErrors ? bad : [...bad, ...good]).slice(0, MOST_SHOWN);
  const columns = useMemo(() => columnsOf(importId === undefined ? null : setMended), [importId]);
  return (
    <>
      {bad.length > 0 && (
        <CheckBox
          label={texts.onlyErrors}
          checked={onlyErrors}
          onChange={(event) => setOnlyErrors(event.target.checked)}
        />
      )}
      <Table label={texts.table} rows={shown} columns={columns} keyOf={({ line }) => line} narrow="scroll" />
      {importId !== undefined && mended && (
        <LocalDialog open onClose={() => setMended(null)}>
          <RepairDialog key={mended.line} importId={importId} row={mended} />
        </LocalDialog>
      )}
    </>
  );
}

/** The columns of a line; the pencil stands there while it can be mended. */
const columnsOf = (onMend: ((row: ImportRow) => void) | null): readonly TableColumn<ImportRow>[] => [
  { id: 'line', head: texts.lineNumber, align: 'end', cell: ({ line }) => line },
  {
    id: 'problem',
    head: texts.problem,
    cell: (row) => (
      <Cluster>
        {row.errorList.length === 0 ? (
          <Chip tone="success" icon={<CircleCheck aria-hidden="true" />}>
            {texts.fine}
          </Chip>
        ) : (
          <ul>
            {row.errorList.map(({ field, message }) => (
              <Text key={`${field} ${message}`} as="li" size="small" tone="danger" bold>
                {message}
              </Text>
            ))}
          </ul>
        )}
        {onMend && (
          <Button
            size="small"
            tone="alt"
            icon={<Pencil />}
            aria-label={texts.repairRow(row.line)}
            onClick={() => onMend(row)}
          >
            {texts.repair}
          </Button>
        )}
      </Cluster>
    ),
  },
  { id: 'rollNumber', head: texts.rollNumber, cell: ({ rollNumber }) => rollNumber },
  { id: 'name', head: texts.name, isRowHead: true, cell: ({ nickname }) => nickname || texts.noName },
  { id: 'birthDate', head: texts.birthDate, cell: ({ birthDate }) => birthDate || texts.noBirthDate },
  { id: 'loginName', head: texts.loginName, cell: ({ loginName }) => loginName || texts.autoLogin },
  { id: 'phone', head: texts.phone, cell: ({ guardianPhoneNumber }) => guardianPhoneNumber },
  { id: 'group', head: texts.group, cell: ({ groupName }) => groupName },
  { id: 'tag', head: texts.tag, cell: ({ tagList }) => tagList.map((tag) => `#${tag}`).join(' ') },
];
