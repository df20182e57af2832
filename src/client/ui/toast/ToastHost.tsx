import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { RowButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { useAnyDialogOpen } from '../dialogs/useAnyDialogOpen.ts';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { uiTexts } from '../texts.ts';
import { toneVariables } from '../tokens/tones.ts';
import { useStore } from '../useStore.ts';
import { closeToast, removeToast, toastStore, type Toast } from './toastStore.ts';
import styles from './ToastHost.module.css';

const FADE_MS = 150;

/** The one place toasts are shown. Its live region also keeps it reachable beside an open dialog. */
export function ToastHost() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const isKeptHigh = useStore(toastStore, ({ kept }) => kept > 0);
  const isHigh = useAnyDialogOpen() || isKeptHigh;
  return (
    <div className={styles.host} data-high={isHigh} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { key, durationMs, leaving, progress, action } = toast;
  /** Somebody points at it or is on its button: it stays. */
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (leaving) {
      const timer = setTimeout(() => removeToast(key), FADE_MS);
      return () => clearTimeout(timer);
    }
    if (durationMs === null || isHeld) return undefined;
    const timer = setTimeout(() => closeToast(key), durationMs);
    return () => clearTimeout(timer);
  }, [key, durationMs, leaving, isHeld]);
  const hold = action && {
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
  };

  return (
    <div
      className={classNames(styles.toast, leaving && styles.leaving)}
      style={toneVariables(toast.theme)}
      {...hold}
    >
      <span className={styles.mark} aria-hidden="true">
        {MARKS[toast.theme]}
      </span>
      <div className={styles.body}>
        {progress !== undefined && <p className={styles.title}>{uiTexts.uploading}</p>}
        <p>{toast.text}</p>
        {progress !== undefined && (
          <ProgressBar
            label={uiTexts.uploading}
            value={Math.round(progress * 100)}
            max={100}
            caption={`${Math.round(progress * 100)}%`}
          />
        )}
      </div>
      {action && (
        <Button
          size="small"
          disabled={leaving}
          onClick={() => {
            action.onPick();
            closeToast(key);
          }}
        >
          {action.label}
        </Button>
      )}
      <RowButton label={uiTexts.close} icon={<X />} onClick={() => closeToast(key)} />
    </div>
  );
}

const MARKS = { success: '✓', info: 'i', warning: '!', danger: '!' } as const;
