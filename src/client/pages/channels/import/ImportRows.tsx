import { CircleCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import type { ImportRow, MemberImport } from '#shared/contract/channels/channelAccounts.ts';
import { RepairDialog } from './RepairDialog.tsx';
import { importTexts as texts } from './texts.ts';
import styles from './ImportPage.module.css';

/** More lines are of no use to the eye; those with an error come first. */
const MOST_SHOWN = 200;

export interface ImportRowsProps {
  readonly rows: readonly ImportRow[];
  /** Undefined while nothing can be mended. */
  readonly importId: string | undefined;
  readonly onRead: (read: MemberImport) => void;
}

/** What was read, line by line; each can be mended. */
export function ImportRows({ rows, importId, onRead }: ImportRowsProps) {
  const [mended, setMended] = useState<ImportRow | null>(null);
  const bad = rows.filter(({ errorList }) => errorList.length > 0);
  const [onlyErrors, setOnlyErrors] = useState(false);
  const good = rows.filter(({ errorList }) => errorList.length === 0);
  const shown = (onlyErrors ? bad : [...bad, ...good]).slice(0, MOST_SHOWN);
  return (
    <>
      {bad.length > 0 && (
        <CheckBox
          label={texts.onlyErrors}
          checked={onlyErrors}
          onChange={(event) => setOnlyErrors(event.target.checked)}
        />
      )}
      <ScrollArea label={texts.table} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[
                ...[texts.lineNumber, texts.problem, texts.rollNumber, texts.name, texts.birthDate],
                ...[texts.loginName, texts.phone, texts.group, texts.tag],
              ].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line} data-bad={row.errorList.length > 0 || undefined}>
                <td>{row.line}</td>
                <td>
                  {row.errorList.length === 0 ? (
                    <span className={styles.fine}>
                      <CircleCheck aria-hidden="true" />
                      {texts.fine}
                    </span>
                  ) : (
                    <ul className={styles.problems}>
                      {row.errorList.map(({ field, message }) => (
                        <li key={`${field} ${message}`}>{message}</li>
                      ))}
                    </ul>
                  )}
                  {importId !== undefined && (
                    <button
                      type="button"
                      className={styles.mend}
                      aria-label={texts.repairRow(row.line)}
                      onClick={() => setMended(row)}
                    >
                      <Pencil aria-hidden="true" />
                      {texts.repair}
                    </button>
                  )}
                </td>
                <td>{row.rollNumber}</td>
                <th scope="row">{row.nickname || texts.noName}</th>
                <td>{row.birthDate || <small>{texts.noBirthDate}</small>}</td>
                <td>{row.loginName || texts.autoLogin}</td>
                <td>{row.guardianPhoneNumber}</td>
                <td>{row.groupName}</td>
                <td>{row.tagList.map((tag) => `#${tag}`).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {importId !== undefined && mended && (
        <LocalDialog open onClose={() => setMended(null)}>
          <RepairDialog key={mended.line} importId={importId} row={mended} onRead={onRead} />
        </LocalDialog>
      )}
    </>
  );
}
