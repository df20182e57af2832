import { expect, test } from 'vitest';
import type { DialogEntry } from '#client/ui/dialogs/dialogStore.ts';
import type { Toast } from '#client/ui/toast/toastStore.ts';
import { dialogSounds, toastSounds } from './dialogSounds.ts';

const shop: DialogEntry = { key: 1, name: 'shop', payload: null, open: true };
const reward: DialogEntry = { key: 2, name: 'reward', payload: { questIdList: [11] }, open: true };
const npc: DialogEntry = { key: 3, name: 'npc', payload: { npcId: 101 }, open: true };
const toast = (key: number, theme: Toast['theme']): Toast => ({
  key,
  theme,
  text: '',
  durationMs: null,
  leaving: false,
});

test('a dialog is heard coming and going, a talk by its voice alone', () => {
  expect(dialogSounds([shop], [])).toEqual(['open']);
  expect(dialogSounds([shop, reward], [shop])).toEqual(['gift']);
  expect(dialogSounds([npc], [])).toEqual([]);
  expect(dialogSounds([{ ...shop, open: false }], [shop])).toEqual(['close']);
  expect(dialogSounds([], [{ ...shop, open: false }])).toEqual([]);
  expect(dialogSounds([{ ...shop, open: false }, reward], [shop])).toEqual(['gift']);
});

test('words at the edge sound once, good ones not at all', () => {
  expect(toastSounds([toast(1, 'info'), toast(2, 'success')], [])).toEqual(['notice']);
  expect(toastSounds([toast(1, 'info'), toast(3, 'danger')], [toast(1, 'info')])).toEqual(['error']);
});
