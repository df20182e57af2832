import { MessageCircle, MessageSquarePlus, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Caption, Label, Text } from '#client/ui/text/Text.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import type { CodeComment } from '#shared/contract/learning/codeComments.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { ReviewCommentForm } from './ReviewCommentForm.tsx';
import { reviewTexts as texts } from './texts.ts';
import { writtenCode } from './writtenCode.ts';
import styles from './CodeReview.module.css';

export interface CodeReviewProps {
  readonly source: string;
  readonly language: Language;
  readonly errorLine?: number | null;
  readonly commentList: readonly CodeComment[];
  /** Writes at a line, or of the whole; without it nothing new can be begun. */
  readonly onWrite?: (line: number | null, text: string) => Promise<unknown>;
  /** Answers the last comment of a line. */
  readonly onAnswer?: (commentId: number, text: string) => Promise<unknown>;
  readonly onRemove?: (commentId: number) => void;
}

/** A program line by line, with what was said of each line below it. */
export function CodeReview(props: CodeReviewProps) {
  const { source, language, errorLine, commentList, onWrite } = props;
  const [writingAt, setWritingAt] = useState<number | 'whole' | null>(null);
  // Blocks have no lines: what is said of them is said of the whole.
  const hasLines = language !== 'BLOCKS';
  const lines = writtenCode(source, language).split('\n');
  const write = async (line: number | null, text: string) => {
    await onWrite?.(line, text);
    setWritingAt(null);
  };
  const ofLine = (line: number | null) => commentList.filter((comment) => comment.line === line);
  return (
    <Stack gap={3} align="start">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll sideways by the keys */}
      <ol className={styles.code} aria-label={texts.code} tabIndex={0}>
        {lines.map((text, index) => {
          const line = index + 1;
          const comments = hasLines ? ofLine(line) : [];
          return (
            <Fragment key={line}>
              <li className={styles.line} data-error={line === errorLine || undefined}>
                {onWrite && hasLines ? (
                  <button type="button" className={styles.number} onClick={() => setWritingAt(line)}>
                    {line}
                    <VisuallyHidden>{texts.commentOnLine}</VisuallyHidden>
                    <MessageSquarePlus aria-hidden="true" />
                  </button>
                ) : (
                  <span className={styles.number}>{line}</span>
                )}
                <code>{text === '' ? ' ' : text}</code>
                {line === errorLine && <VisuallyHidden>{texts.errorHere}</VisuallyHidden>}
              </li>
              {(comments.length > 0 || writingAt === line) && (
                <li className={styles.said}>
                  <Thread {...props} line={line} comments={comments} />
                  {writingAt === line && (
                    <ReviewCommentForm
                      label={`${texts.words} · ${texts.line(line)}`}
                      onSend={(words) => write(line, words)}
                      onCancel={() => setWritingAt(null)}
                    />
                  )}
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
      <Thread {...props} line={null} comments={hasLines ? ofLine(null) : commentList} />
      {onWrite &&
        (writingAt === 'whole' ? (
          <ReviewCommentForm
            label={`${texts.words} · ${texts.whole}`}
            onSend={(words) => write(null, words)}
            onCancel={() => setWritingAt(null)}
          />
        ) : (
          <Button tone="alt" icon={<MessageSquarePlus />} onClick={() => setWritingAt('whole')}>
            {texts.commentOnWhole}
          </Button>
        ))}
    </Stack>
  );
}

/** The comments on one line, in their order, and the way to answer. */
function Thread({
  line,
  comments,
  onAnswer,
  onRemove,
}: Pick<CodeReviewProps, 'onAnswer' | 'onRemove'> & {
  readonly line: number | null;
  readonly comments: readonly CodeComment[];
}) {
  const [isAnswering, setAnswering] = useState(false);
  const last = comments.at(-1);
  if (!last) return null;
  const place = line === null ? texts.whole : texts.line(line);
  return (
    <Stack
      as="section"
      gap={3}
      align="start"
      className={styles.thread}
      aria-label={`${texts.words} · ${place}`}
    >
      <Stack as="ul" gap={3}>
        {comments.map((comment) => (
          <Comment key={comment.commentId} comment={comment} onRemove={onRemove} />
        ))}
      </Stack>
      {onAnswer &&
        (isAnswering ? (
          <ReviewCommentForm
            label={`${texts.answerWords} · ${place}`}
            onSend={async (words) => {
              await onAnswer(last.commentId, words);
              setAnswering(false);
            }}
            onCancel={() => setAnswering(false)}
          />
        ) : (
          <Button tone="alt" icon={<MessageCircle />} onClick={() => setAnswering(true)}>
            {texts.answer}
          </Button>
        ))}
    </Stack>
  );
}

function Comment({
  comment,
  onRemove,
}: {
  readonly comment: CodeComment;
  readonly onRemove: CodeReviewProps['onRemove'];
}) {
  const { commentId, text, authorName, isAnswer, isMine, readAt } = comment;
  return (
    <Card
      as="li"
      tone={isAnswer ? 'sunken' : 'paper'}
      size="small"
      gap={1}
      className={styles.comment}
      data-answer={isAnswer || undefined}
    >
      <Row justify="between">
        <Label>{authorName === '' ? texts.teacher : authorName}</Label>
        {!isMine && readAt === null && <Chip tone="danger">{texts.new}</Chip>}
        {isMine && !isAnswer && onRemove && (
          <RowButton label={texts.remove} icon={<Trash2 />} onClick={() => onRemove(commentId)} />
        )}
      </Row>
      <Text size="small" written>
        {text}
      </Text>
      {isMine && <Caption>{readAt === null ? texts.unread : texts.read}</Caption>}
    </Card>
  );
}
