import { useState, type FormEvent } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { reviewTexts as texts } from './texts.ts';
import styles from './CodeReview.module.css';

/** A few words about a line; what was refused stays in the field. */
export function ReviewCommentForm({
  label,
  onSend,
  onCancel,
}: {
  readonly label: string;
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onCancel: () => void;
}) {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setError(undefined);
    try {
      await onSend(text);
    } catch (thrown) {
      setError(userMessageOf(thrown, texts.failed));
    } finally {
      setSending(false);
    }
  };
  return (
    <Card as="form" tone="paper" gap={3} className={styles.form} onSubmit={(event) => void send(event)}>
      <TextAreaField
        label={label}
        value={text}
        rows={2}
        maxLength={500}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where the writer has just pressed
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <Cluster>
        <Button type="submit" busy={isSending} disabled={text.trim() === ''}>
          {texts.send}
        </Button>
        <Button tone="alt" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Cluster>
    </Card>
  );
}
