import { sendWhisper, type WhisperWords } from '#client/net/rest/chat.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { noteInChat } from '#client/net/rooms/followTalk.ts';
import { worldTalk } from '#client/net/rooms/worldTalk.ts';
import { chatTexts } from './texts.ts';
import { chatView } from './chatView.ts';

/** Says words where the chat stands: to everybody on the map, or to one. Refusals are told in the log. */
export function sendWords(words: WhisperWords): void {
  const { tab, partner } = chatView.getState();
  if (tab === 'ALL') {
    const sent = 'text' in words ? worldTalk.say(words.text) : worldTalk.sayPhrase(words.phraseId);
    if (!sent) noteInChat(chatTexts.noLine);
    return;
  }
  if (partner === null) return noteInChat(chatTexts.noPartner);
  sendWhisper(partner.userId, words).catch((error: unknown) =>
    noteInChat(error instanceof ApiError && error.userMessage !== '' ? error.userMessage : chatTexts.failed),
  );
}
