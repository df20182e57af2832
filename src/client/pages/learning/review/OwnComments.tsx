import { useQuery } from '@tanstack/react-query';
import { MessageSquareCode } from 'lucide-react';
import { useEffect } from 'react';
import { Heading } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import type { CommentedCode } from '#shared/contract/learning/codeComments.ts';
import {
  checkOwnCodeComments,
  codeCommentQueries,
  useAnswerCodeComment,
} from '#client/net/learning/codeComments.ts';
import { CodeReview } from './CodeReview.tsx';
import { reviewTexts as texts } from './texts.ts';
import { DAY } from '#shared/time/formats.ts';

/** The teachers' comments on the own code to a problem, at its lines; nothing when nothing was said. */
export function OwnComments({ problemId }: { readonly problemId: number }) {
  const { data } = useQuery(codeCommentQueries.own(problemId));
  useSeen(problemId, data?.codeList ?? []);
  if (!data || data.codeList.length === 0) return null;
  return (
    <Section
      id="comments"
      title={texts.own.title}
      lead={<MessageSquareCode aria-hidden="true" />}
      beside={data.unreadCount > 0 && <Chip tone="danger">{texts.own.newCount(data.unreadCount)}</Chip>}
      note={texts.own.lead}
    >
      {data.codeList.map((code) => (
        <SpokenOf key={`${code.submissionId} ${code.workId}`} problemId={problemId} code={code} />
      ))}
    </Section>
  );
}

function SpokenOf({ problemId, code }: { readonly problemId: number; readonly code: CommentedCode }) {
  const answer = useAnswerCodeComment(problemId);
  return (
    <Stack as="article" gap={3}>
      <Heading level={3} size="small" tone="soft">
        {texts.own.handedInAt(DAY.format(new Date(code.createdAt)))}
      </Heading>
      <CodeReview
        source={code.source}
        language={code.language}
        commentList={code.commentList}
        onAnswer={async (commentId, text) => {
          await answer.mutateAsync({ commentId, text });
        }}
      />
    </Stack>
  );
}

/** How long a new comment is on the screen before it counts as seen. */
const SEEN_AFTER_MS = 1500;

/** Tells once that the comments are seen; the mark of a new one stays until the page is opened again. */
function useSeen(problemId: number, codeList: readonly CommentedCode[]): void {
  const unread = codeList
    .flatMap(({ commentList }) => commentList)
    .filter(({ isAnswer, readAt }) => !isAnswer && readAt === null)
    .map(({ commentId }) => commentId);
  const last = unread.length > 0 ? Math.max(...unread) : null;
  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => {
      checkOwnCodeComments(problemId, last).catch(() => undefined);
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [problemId, last]);
}
