import { useQuery } from '@tanstack/react-query';
import { MessageSquareCode } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { CommentedCode } from '#shared/contract/learning/codeComments.ts';
import {
  checkOwnCodeComments,
  codeCommentQueries,
  useAnswerCodeComment,
} from '#client/net/learning/codeComments.ts';
import { CodeReview } from './CodeReview.tsx';
import { reviewTexts as texts } from './texts.ts';
import styles from './OwnComments.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const WHEN = seoulFormat({ month: 'long', day: 'numeric' });

/** What teachers said of the own code to a problem, at its lines; nothing where nothing was said. */
export function OwnComments({ problemId }: { readonly problemId: number }) {
  const id = useId();
  const { data } = useQuery(codeCommentQueries.own(problemId));
  useSeen(problemId, data?.codeList ?? []);
  if (!data || data.codeList.length === 0) return null;
  return (
    <section id="comments" className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          <MessageSquareCode aria-hidden="true" />
          {texts.own.title}
        </h2>
        {data.unreadCount > 0 && <span className={styles.new}>{texts.own.newCount(data.unreadCount)}</span>}
      </header>
      <p className={styles.lead}>{texts.own.lead}</p>
      {data.codeList.map((code) => (
        <SpokenOf key={`${code.submissionId} ${code.workId}`} problemId={problemId} code={code} />
      ))}
    </section>
  );
}

function SpokenOf({ problemId, code }: { readonly problemId: number; readonly code: CommentedCode }) {
  const answer = useAnswerCodeComment(problemId);
  return (
    <article className={styles.code}>
      <h3>{texts.own.handedInAt(WHEN.format(new Date(code.createdAt)))}</h3>
      <CodeReview
        source={code.source}
        language={code.language}
        commentList={code.commentList}
        onAnswer={async (commentId, text) => {
          await answer.mutateAsync({ commentId, text });
        }}
      />
    </article>
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
