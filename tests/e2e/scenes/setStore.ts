import type { Page } from '@playwright/test';

/** Stores of the client that scenes fill, each by its first field: dialogs, main quests that wait, the code editor. */
type StoreField = 'stack' | 'queue' | 'objectId';

/**
 * Gives a store of the client a new value, as the product does it itself. Delivered modules export under short names,
 * so the store is found by its field. A confirmation gets an answer that does nothing: functions do not reach a page.
 */
export async function setStore(page: Page, field: StoreField, value: unknown): Promise<void> {
  await page.evaluate(giveToStore, { field, value });
}

interface Store {
  getState(): object;
  setState(state: object): void;
}

/** In the page: a second import of a module that is there answers the same module. */
async function giveToStore({ field, value }: { field: StoreField; value: unknown }): Promise<void> {
  const known = ((window as { sceneStores?: Map<string, Store> }).sceneStores ??= new Map<string, Store>());
  const isWanted = (one: unknown): one is Store => {
    const state = (one as Partial<Store> | null | undefined)?.getState?.();
    return state !== undefined && Object.keys(state)[0] === field;
  };
  const modules = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/build\/[^/]+\.js$/.test(name) && !/worker/i.test(name));
  for (const url of known.has(field) ? [] : new Set(modules)) {
    const exported = (await import(url)) as Readonly<Record<string, unknown>>;
    const found = Object.values(exported).find(isWanted);
    if (found) known.set(field, found);
    if (found) break;
  }
  const store = known.get(field);
  // A store that has not been loaded holds nothing yet.
  if (!store && Array.isArray(value) && value.length === 0) return;
  if (!store) throw new Error(`no module of this page exports the store whose first field is ${field}`);
  const withAnswer = (one: unknown): unknown => {
    const { name, payload } = Object(one) as { name?: string; payload?: object };
    return name === 'confirm' ? { ...Object(one), payload: { ...payload, onConfirm: () => undefined } } : one;
  };
  store.setState({ [field]: Array.isArray(value) ? value.map(withAnswer) : value });
}
