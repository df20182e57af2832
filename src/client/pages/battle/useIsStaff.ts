import { useChannel } from '#client/pages/channels/frame/channelContext.ts';

/** Whether the user teaches in the class whose pages are open; the server decides what that allows. */
export const useIsStaff = (): boolean => useChannel().holds('teacher');
