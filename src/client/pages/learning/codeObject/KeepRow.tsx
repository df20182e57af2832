import { Anchor, Check } from 'lucide-react';
import { useShareCodeObject } from '#client/net/world/codeObjects.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { codeObjectTexts } from './texts.ts';
import styles from './KeepRow.module.css';

export interface KeepRowProps {
  readonly objectId: number;
  /** Whether friends see the program that was kept; null before one was. */
  readonly isShared: boolean | null;
  /** The program as it stands has met the goal here. */
  readonly canKeep: boolean;
  /** The program as it stands is the one that was kept. */
  readonly isKept: boolean;
  /** The judge looks at it. */
  readonly isKeeping: boolean;
  readonly onKeep: () => void;
  readonly onFailure: () => void;
}

/** Leaves the program in the world, and says who sees it. */
export function KeepRow(props: KeepRowProps) {
  const { objectId, isShared, canKeep, isKept, isKeeping } = props;
  const share = useShareCodeObject({ onError: props.onFailure });
  // What was pressed shows at once.
  const isOn = share.isPending ? share.variables.isShared : isShared;
  return (
    <div className={styles.row} data-kept={isShared !== null || undefined}>
      {isOn === null ? (
        <p className={styles.nothing}>{codeObjectTexts.nothingKept}</p>
      ) : (
        <button
          type="button"
          className={styles.share}
          role="switch"
          aria-checked={isOn}
          onClick={() => share.mutate({ objectId, isShared: !isOn })}
        >
          <i aria-hidden="true" />
          <span>{codeObjectTexts.share}</span>
          <small aria-hidden="true">{isOn ? codeObjectTexts.on : codeObjectTexts.off}</small>
        </button>
      )}
      <button
        type="button"
        className={styles.keep}
        data-ready={(canKeep && !isKept) || undefined}
        disabled={isKeeping || isKept}
        aria-busy={isKeeping}
        onClick={props.onKeep}
      >
        {isKeeping ? (
          <Spinner size={20} />
        ) : isKept ? (
          <Check aria-hidden="true" />
        ) : (
          <Anchor aria-hidden="true" />
        )}
        {isKeeping ? codeObjectTexts.keeping : isKept ? codeObjectTexts.kept : codeObjectTexts.keep}
      </button>
    </div>
  );
}
