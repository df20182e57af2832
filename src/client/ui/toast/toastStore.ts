import { createStore } from 'zustand/vanilla';

type ToastTheme = 'success' | 'info' | 'warning' | 'danger';

export interface ToastAction {
  readonly label: string;
  readonly onPick: () => void;
}

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly theme: ToastTheme;
  /** Milliseconds until it goes by itself; null stays until it is closed. */
  readonly durationMs: number | null;
  /** Share of a file already sent, 0–1; such a toast carries a title and a bar. */
  readonly progress?: number;
  /** Something to do about it at once. */
  readonly action?: ToastAction | undefined;
  /** True while it fades. */
  readonly leaving: boolean;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  /** The number of things on the screen that toasts must not cover. */
  readonly kept: number;
}

export const toastStore = createStore<ToastState>(() => ({ toasts: [], kept: 0 }));

/** Success goes after 1200 ms; the others stay long enough for a slow reader. */
const DURATIONS: Record<ToastTheme, number> = { success: 1200, info: 3500, warning: 4500, danger: 5500 };
/** More at once would cover the world. */
const MOST_AT_ONCE = 3;

let lastKey = 0;

export interface ToastOptions {
  readonly text: string;
  readonly theme?: ToastTheme;
  readonly durationMs?: number | null;
  readonly action?: ToastAction;
}

/** Shows a toast and returns its key. Equal toasts are not stacked. */
export function showToast({
  text,
  theme = 'info',
  durationMs = DURATIONS[theme],
  action,
}: ToastOptions): number {
  const { toasts } = toastStore.getState();
  const same = toasts.find((toast) => toast.text === text && toast.theme === theme && !toast.leaving);
  if (same) return same.key;
  return add({ text, theme, durationMs, action });
}

/** A toast of an upload, `progress` 0–1; it stays until `finish` or `closeToast`. */
export function showUploadToast(filename: string): {
  progress(share: number): void;
  finish(): void;
  /** It did not come to its end. */
  close(): void;
} {
  const key = add({ text: filename, theme: 'info', durationMs: null, progress: 0 });
  return {
    progress: (share) => change(key, { progress: Math.min(1, Math.max(0, share)) }),
    finish: () => change(key, { progress: 1, theme: 'success', durationMs: DURATIONS.success }),
    close: () => closeToast(key),
  };
}

/** Toasts go to the upper edge, so that they cover nothing of what is told below, until the returned call. */
export function keepToastsHigh(): () => void {
  toastStore.setState(({ kept }) => ({ kept: kept + 1 }));
  return () => toastStore.setState(({ kept }) => ({ kept: kept - 1 }));
}

/** Starts the fade. */
export function closeToast(key: number): void {
  change(key, { leaving: true });
}

/** Takes a toast away; called by the host when the fade is over. */
export function removeToast(key: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) }));
}

function add(toast: Omit<Toast, 'key' | 'leaving'>): number {
  const key = ++lastKey;
  toastStore.setState(({ toasts }) => ({
    toasts: [...toasts, { ...toast, key, leaving: false }].slice(-MOST_AT_ONCE),
  }));
  return key;
}

function change(key: number, part: Partial<Toast>): void {
  toastStore.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.key === key ? { ...toast, ...part } : toast)),
  }));
}
