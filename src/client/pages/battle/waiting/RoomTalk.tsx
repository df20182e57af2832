import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { battleStore } from '#client/stores/battleStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { BattleVoice } from '../cheers/battleVoice.ts';
import { CheerButtons } from '../cheers/CheerButtons.tsx';
import { battleTexts as texts } from '../texts.ts';
import styles from './Waiting.module.css';

const SHOWN_LINES = 6;

/** The talk before the race: pictures, prepared lines, and own words for those who may use them. */
export function RoomTalk({ voice }: { readonly voice: BattleVoice }) {
  const { talk, refused } = useStore(battleStore);
  const [text, setText] = useState('');
  const sent = useRef<{ readonly lineKey: string; readonly text: string } | null>(null);
  // Words that were refused are given back, to be said in another way.
  useEffect(() => {
    if (refused === null || refused.lineKey === null || refused.lineKey !== sent.current?.lineKey) return;
    const { text: kept } = sent.current;
    sent.current = null;
    setText((typed) => (typed === '' ? kept : typed));
  }, [refused]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    const lineKey = words === '' ? null : voice.say(words);
    if (lineKey === null) return;
    sent.current = { lineKey, text: words };
    setText('');
  };
  return (
    <section className={styles.talk} aria-label={texts.talk}>
      <ol aria-live="polite">
        {talk.slice(-SHOWN_LINES).map(({ lineKey, userId, nickname, text: said }) => (
          <li key={lineKey}>
            <button type="button" onClick={() => openDialog('chatUser', { userId })}>
              {nickname}
            </button>{' '}
            {said}
          </li>
        ))}
      </ol>
      <CheerButtons voice={voice} />
      <form onSubmit={send}>
        <input
          aria-label={texts.talkHint}
          placeholder={texts.talkHint}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" tone="sea" icon={<MessageCircle />} disabled={text.trim() === ''}>
          {texts.say}
        </Button>
      </form>
    </section>
  );
}
