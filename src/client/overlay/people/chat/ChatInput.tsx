import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { CHAT_TEXT_LENGTH, countGraphemes } from '#shared/contract/people/chatText.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { chatView, openChat } from './chatView.ts';
import { ImeEnter } from './ImeEnter.ts';
import { chatTexts } from './texts.ts';
import styles from './ChatPanel.module.css';

/** From this length on, the remaining characters are shown. */
const NEARLY_FULL = 15;
/** Key code of a key that an input method keeps for itself. */
const PROCESS_KEY = 229;
const isEnter = ({ key, code }: KeyboardEvent) =>
  key === 'Enter' || code === 'Enter' || code === 'NumpadEnter';

export interface ChatInputProps {
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly onSend: (text: string) => void;
}

/**
 * The chat's text field. Its value is never written during an IME composition, and is read from the field itself when
 * sent; words that were refused come back into it to be changed. The world's keys are locked while it has the focus; Esc, or Enter in the empty field, gives the focus back.
 */
export function ChatInput({ placeholder, disabled, onSend }: ChatInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [ime] = useState(() => new ImeEnter());
  const [length, setLength] = useState(0);
  const focusAsked = useStore(chatView, (view) => view.focusAsked);
  const returned = useStore(chatView, (view) => view.returned);
  const focus = useWorldKeys();

  useEffect(() => {
    if (focusAsked > 0) field.current?.focus();
  }, [focusAsked]);

  useEffect(() => {
    const input = field.current;
    // Words that were typed meanwhile are not written over.
    if (!input || returned === null || input.value !== '') return;
    input.value = returned.text;
    setLength(countGraphemes(returned.text));
  }, [returned]);

  const send = () => {
    const input = field.current;
    if (!input) return;
    const text = input.value.trim();
    input.value = '';
    setLength(0);
    if (text !== '') onSend(text);
  };
  const measure = () => setLength(countGraphemes(field.current?.value ?? ''));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isComposing = event.nativeEvent.isComposing || ime.isComposing;
    if (event.key === 'Escape') {
      // During a composition, Esc belongs to the input method.
      if (isComposing || event.keyCode === PROCESS_KEY) return ime.cancelled();
      ime.cancelled();
      event.currentTarget.blur();
      return;
    }
    if (!isEnter(event)) return ime.typed();
    const verdict = ime.pressed({ isComposing, repeat: event.repeat, at: event.timeStamp });
    if (verdict === 'wait') return;
    event.preventDefault();
    if (verdict === 'ignore') return;
    if (event.currentTarget.value.trim() === '') event.currentTarget.blur();
    else send();
  };

  const left = CHAT_TEXT_LENGTH - length;
  return (
    <Row gap={2} grow>
      <input
        ref={field}
        className={styles.field}
        aria-label={chatTexts.chat}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={CHAT_TEXT_LENGTH * 2}
        onFocus={() => {
          focus.take();
          if (!chatView.getState().open) openChat();
        }}
        onBlur={() => {
          ime.cancelled();
          focus.give();
        }}
        onInput={measure}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => isEnter(event) && ime.released()}
        onCompositionStart={() => ime.compositionStarted()}
        onCompositionEnd={() => {
          // Some browsers write the last syllable into the field only after this event.
          if (ime.compositionEnded()) setTimeout(send);
        }}
      />
      {left <= NEARLY_FULL && (
        <span className={styles.left} data-over={left < 0 || undefined} aria-live="polite">
          {chatTexts.left(Math.max(0, left))}
        </span>
      )}
      <IconButton
        size="small"
        tone="book"
        label={chatTexts.send}
        icon={<SendHorizontal />}
        disabled={disabled || length === 0 || left < 0}
        // The field keeps the focus, and on a phone its keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onClick={send}
      />
    </Row>
  );
}

/** Locks the world's keys once, until they are released; also when the field unmounts with the focus. */
function useWorldKeys() {
  const bridge = useBridge();
  const isTaken = useRef(false);
  const give = () => {
    if (!isTaken.current) return;
    isTaken.current = false;
    bridge.ask((world) => world.unlockInput('chat'));
  };
  const take = () => {
    if (isTaken.current) return;
    isTaken.current = true;
    bridge.ask((world) => world.lockInput('chat'));
  };
  useEffect(
    () => () => {
      if (isTaken.current) bridge.ask((world) => world.unlockInput('chat'));
      isTaken.current = false;
    },
    [bridge],
  );
  return { take, give };
}
