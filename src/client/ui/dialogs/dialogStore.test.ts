import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeAllDialogs,
  closeDialog,
  dialogStore,
  forgetDialog,
  isAnyDialogOpen,
  openDialog,
} from './dialogStore.ts';

const names = () =>
  dialogStore.getState().stack.map(({ name, open }) => `${name}${open ? '' : ' (closing)'}`);

describe('the stack of dialogs', () => {
  beforeEach(() => dialogStore.setState({ stack: [] }));

  it('puts the newest on top and keeps the ones below', () => {
    openDialog('shop');
    openDialog('alert', { title: '포인트가 모자라요.' });
    expect(names()).toEqual(['shop', 'alert']);
  });

  it('gives an open dialog its new payload instead of opening it twice', () => {
    openDialog('quest', { questId: 1 });
    openDialog('shop');
    openDialog('quest', { questId: 2 });
    expect(names()).toEqual(['shop', 'quest']);
    expect(dialogStore.getState().stack[1]?.payload).toEqual({ questId: 2 });
  });

  it('keeps a closing dialog until it is forgotten, and runs its callback then, once', () => {
    const onClosed = vi.fn();
    openDialog('reward', { questIdList: [7] }, { onClosed });
    const key = dialogStore.getState().stack[0]?.key ?? 0;
    closeDialog('reward');
    expect(names()).toEqual(['reward (closing)']);
    expect(isAnyDialogOpen(dialogStore.getState())).toBe(false);
    expect(onClosed).not.toHaveBeenCalled();
    forgetDialog(key);
    forgetDialog(key);
    expect(names()).toEqual([]);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('does not forget what was not closed', () => {
    openDialog('shop');
    forgetDialog(dialogStore.getState().stack[0]?.key ?? 0);
    expect(names()).toEqual(['shop']);
  });

  it('opens anew beside the same dialog on its way out', () => {
    openDialog('inventory');
    closeDialog('inventory');
    openDialog('inventory');
    expect(names()).toEqual(['inventory (closing)', 'inventory']);
  });

  it('closes everything at once', () => {
    openDialog('shop');
    openDialog('settings');
    closeAllDialogs({ except: ['settings'] });
    expect(names()).toEqual(['shop (closing)', 'settings']);
    closeAllDialogs();
    expect(names()).toEqual(['shop (closing)', 'settings (closing)']);
  });
});
