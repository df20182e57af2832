import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { battleTexts as texts } from '../texts.ts';

/** Callbacks of a command about the room: the room itself shows what changed, a toast why it was refused. */
export const toastRefusal = {
  onError: (error: Error) => showToast({ text: userMessageOf(error, texts.commandFailed) }),
};
