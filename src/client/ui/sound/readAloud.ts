/** Whether this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Speaks Korean words; what was being said stops. */
export function readAloud(words: string): void {
  const speech = new SpeechSynthesisUtterance(words);
  speech.lang = 'ko-KR';
  speech.rate = 0.95;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(speech);
}

export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}
