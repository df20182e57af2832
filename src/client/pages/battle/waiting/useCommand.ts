import { useMutation } from '@tanstack/react-query';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { battleTexts as texts } from '../texts.ts';

/** A command about the room. What it changes is told by the live line, why it was refused by a toast. */
export const useCommand = <T = void>(command: (what: T) => Promise<unknown>) =>
  useMutation({
    mutationFn: command,
    onError: (error) => showToast({ text: userMessageOf(error, texts.commandFailed) }),
  });
