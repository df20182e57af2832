import { controlStore } from '#client/stores/controlStore.ts';
import {
  DEFAULT_KEYS,
  KEYS_PER_ACTION,
  WORLD_ACTIONS,
  type KeyBindings,
  type WorldAction,
} from '#shared/content/worldActions.ts';
import { reachLocalStorage } from '../rest/tokenStorage.ts';

const KEY = 'dolphin-world.keys';
/** The form of `event.code`. */
const CODE = /^[A-Z][A-Za-z0-9]{1,30}$/;

/** Takes over the keys that were chosen on this device; what cannot be read leaves things as they are. */
export function loadKeyBindings(storage: Storage | null = reachLocalStorage()): void {
  const keys = parseKeys(storage?.getItem(KEY) ?? null);
  if (keys !== null) controlStore.setState({ keys });
}

/**
 * Gives a key to an action, in place of its `slot`-th key; the action that had that key gets the old one in
 * exchange.
 */
export function bindKey(
  { action, slot, code }: { readonly action: WorldAction; readonly slot: number; readonly code: string },
  storage: Storage | null = reachLocalStorage(),
): void {
  const keys = { ...controlStore.getState().keys };
  const old = keys[action][slot];
  for (const other of WORLD_ACTIONS) {
    const kept = keys[other].flatMap((one) => (one !== code ? [one] : old === undefined ? [] : [old]));
    // An action without any key could never be used again.
    if (kept.length === 0) return;
    keys[other] = kept;
  }
  const own = keys[action].filter((one) => one !== old);
  keys[action] = own.toSpliced(Math.min(slot, own.length), 0, code).slice(0, KEYS_PER_ACTION);
  keep(keys, storage);
}

export function resetKeyBindings(storage: Storage | null = reachLocalStorage()): void {
  keep(DEFAULT_KEYS, storage);
}

function keep(keys: KeyBindings, storage: Storage | null): void {
  controlStore.setState({ keys });
  try {
    storage?.setItem(KEY, JSON.stringify(keys));
  } catch {
    // With a full storage the choice is lost at the next visit.
  }
}

function parseKeys(text: string | null): KeyBindings | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const taken = new Set<string>();
    const read = (action: WorldAction): readonly string[] => {
      // Kept before there was such an action: it gets its usual keys, as far as nothing else has them.
      const codes: unknown = Reflect.has(value, action) ? Reflect.get(value, action) : DEFAULT_KEYS[action];
      const good = Array.isArray(codes) ? codes.filter((code) => isFree(code, taken)) : [];
      for (const code of good) taken.add(code);
      return good.slice(0, KEYS_PER_ACTION);
    };
    const entries = WORLD_ACTIONS.map((action) => [action, read(action)] as const);
    const isWhole = entries.every(([, codes]) => codes.length > 0);
    return isWhole ? (Object.fromEntries(entries) as Record<WorldAction, readonly string[]>) : null;
  } catch {
    return null;
  }
}

function isFree(code: unknown, taken: ReadonlySet<string>): code is string {
  return typeof code === 'string' && CODE.test(code) && !taken.has(code);
}
