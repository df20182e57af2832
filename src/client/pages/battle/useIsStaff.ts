import { useStore } from 'zustand';
import { channelStore } from '#client/stores/channelStore.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';

/** Whether the user teaches in the channel; the server decides what that allows. */
export const useIsStaff = (): boolean =>
  useStore(channelStore, ({ current }) => holdsAtLeast(current?.roleList ?? [], 'teacher'));
