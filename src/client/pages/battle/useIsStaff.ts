import { channelStore } from '#client/stores/channelStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';

/** Whether the user teaches in the channel; the server decides what that allows. */
export const useIsStaff = (): boolean =>
  useStore(channelStore, ({ current }) => holdsAtLeast(current?.roleList ?? [], 'teacher'));
