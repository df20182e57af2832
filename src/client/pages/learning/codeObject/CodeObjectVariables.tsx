import type { TraceEntry } from '#shared/code/protocol.ts';
import { colorOf } from './colorOf.ts';
import { codeObjectTexts } from './texts.ts';
import styles from './CodeObjectVariables.module.css';

/** More would be too narrow to read. */
const MOST = 4;

/** What the program remembers at the line that runs. */
export function CodeObjectVariables({ variables }: { readonly variables: TraceEntry['variables'] }) {
  return (
    <div className={styles.row} data-empty={variables.length === 0 || undefined}>
      <b className={styles.label}>{codeObjectTexts.boxes}</b>
      {variables.length === 0 ? (
        <p className={styles.none}>{codeObjectTexts.noBoxes}</p>
      ) : (
        <dl className={styles.boxes}>
          {variables.slice(0, MOST).map(({ name, value }) => {
            const color = colorOf(value);
            return (
              <div key={name} className={styles.box}>
                <dt>{name}</dt>
                <dd>
                  {color !== null && <i style={{ background: color }} aria-hidden="true" />}
                  {value}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
